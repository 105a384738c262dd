// The words about a fair deal; they come with its panel, for few people read them.
import type { FluentVariable } from "@fluent/bundle";
import { settings } from "../lib/settings.svelte";
import { bundle, said } from "../lib/speech.svelte";
import en from "./en.ftl?raw";
import ru from "./ru.ftl?raw";

const words = { en: bundle("en", en), ru: bundle("ru", ru) };

/** A text about the deal, in the chosen language. */
export const tell = (name: string, facts: Record<string, FluentVariable> = {}): string =>
  said(words[settings.language], name, facts);
