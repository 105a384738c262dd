// What this browser's owner likes; kept in the browser.
import { MediaQuery } from "svelte/reactivity";
import type { Language } from "../api/types";

interface Kept {
  language: Language;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  motion: boolean;
  confirm: boolean;
  coach: boolean;
}

const KEY = "polyana";

function usual(): Kept {
  const russian = navigator.languages.some((tag) => /^(ru|be|uk|kk)/i.test(tag));
  return {
    language: russian ? "ru" : "en",
    theme: "auto",
    sound: true,
    motion: true,
    confirm: true,
    coach: true,
  };
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const settings = $state<Kept>({ ...usual(), ...kept() });

const night = new MediaQuery("prefers-color-scheme: dark");
const stillness = new MediaQuery("prefers-reduced-motion: reduce");

/** Whether pieces may travel. */
export const moving = () => settings.motion && !stillness.current;

/** Keeps the settings, and tells the document about them. */
export function keepSettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  document.documentElement.lang = settings.language;
  const machine = night.current ? "dark" : "light";
  document.documentElement.dataset.theme = settings.theme === "auto" ? machine : settings.theme;
  document.documentElement.dataset.motion = settings.motion ? "on" : "off";
}
