// A few soft sounds, made here. A page is silent until its first click or key: browsers want it so, and so do people.
import { settings } from "./settings.svelte";

export type Sound = "place" | "coin" | "card" | "die" | "turn" | "end";

/** Each sound as notes: pitch, when it begins, how long it lasts, how loud it is, and its voice. */
const NOTES: Record<Sound, [number, number, number, number, OscillatorType][]> = {
  place: [[190, 0, 0.1, 0.09, "triangle"]],
  coin: [
    [1250, 0, 0.12, 0.035, "sine"],
    [1660, 0.05, 0.16, 0.03, "sine"],
  ],
  card: [[420, 0, 0.06, 0.05, "triangle"]],
  die: [
    [260, 0, 0.05, 0.06, "square"],
    [310, 0.07, 0.05, 0.05, "square"],
    [230, 0.15, 0.06, 0.04, "square"],
  ],
  turn: [
    [660, 0, 0.35, 0.08, "sine"],
    [880, 0.14, 0.35, 0.08, "sine"],
  ],
  end: [
    [523, 0, 0.4, 0.07, "sine"],
    [659, 0.15, 0.4, 0.07, "sine"],
    [784, 0.3, 0.6, 0.07, "sine"],
  ],
};

let context: AudioContext | null = null;

/** Whether somebody has touched this page; without that not even silence is made. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? context !== null;

export function sound(what: Sound): void {
  if (!settings.sound || document.hidden || !touched()) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    for (const [pitch, after, length, loud, voice] of NOTES[what]) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      const at = context.currentTime + after;
      tone.type = voice;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(loud, at + 0.015);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
      tone.connect(volume).connect(context.destination);
      tone.start(at);
      tone.stop(at + length + 0.05);
    }
  } catch {
    context = null; // a browser without sound
  }
}

const KINDS: [Sound, RegExp][] = [
  ["die", /roll|die|dice/],
  ["card", /draw|drew|dealt|card|deck|shuffle|reveal/],
  ["coin", /coin|gold|sold|sell|bought|buy|paid|pays|gain|earn/],
];

/** The sound of what was just told: one, however much it was. */
export function soundOf(events: string[]): Sound {
  return KINDS.find(([, words]) => events.some((event) => words.test(event)))?.[0] ?? "place";
}
