// Sits down at a table at which a game is learned.
import { api } from "../api/client";
import { go } from "../lib/route.svelte";
import { settings } from "../lib/settings.svelte";

export async function learn(game: string): Promise<void> {
  const table = await api.learn(game, settings.language);
  go(`/table/${table.id}`);
}
