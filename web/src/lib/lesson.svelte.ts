// A guided first round: which step is shown, and which moves it takes. What it says and takes comes from the server.
import type { LessonStep } from "../api/types";

export class Guide {
  steps = $state.raw<LessonStep[]>([]);
  /** The step whose move comes next; as many as there are steps, when all have been made. */
  next = $state(0);
  /** The step that is shown. */
  at = $state(0);
  /** What is said about a move that does not belong here. */
  wrong = $state("");
  /** The learner plays on without the lesson. */
  left = $state(false);

  readonly step = $derived.by((): LessonStep | null => (this.left ? null : (this.steps[this.at] ?? null)));

  /** The table has moved on, or back: the first thing to be said now is shown. */
  stand(next: number): void {
    this.next = next;
    this.at = this.steps.findLastIndex((step, number) => number < next && step.moves.length > 0) + 1;
    this.wrong = "";
  }

  /** What is shown has been read. */
  turn(): void {
    if (this.at + 1 < this.steps.length) this.at += 1;
    else this.left = true;
  }

  /** Whether this is the move that the lesson waits for. */
  wants(move: string): boolean {
    return !this.left && this.steps[this.next]?.moves.includes(move) === true;
  }

  /** Whether a move does not belong here; then the lesson says so, and it is not made. */
  refuses(move: string): boolean {
    const step = this.left ? undefined : this.steps[this.next];
    if (!step || step.moves.includes(move)) return false;
    this.at = this.next;
    this.wrong = step.wrong;
    return true;
  }
}
