// Two soft notes: it is your turn. Browsers let a page sound only after its first click; before that it stays silent.
let context: AudioContext | null = null;

export function chime(): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    const start = context.currentTime;
    [660, 880].forEach((pitch, index) => {
      const tone = context!.createOscillator();
      const volume = context!.createGain();
      const at = start + index * 0.14;
      tone.type = "sine";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.08, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
      tone.connect(volume).connect(context!.destination);
      tone.start(at);
      tone.stop(at + 0.4);
    });
  } catch {
    context = null; // a browser without sound
  }
}
