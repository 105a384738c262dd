// The hex, corner or tile that is looked at: what it would cost and bring stands beside it, and the own tracks light up
// where its steps would lead. Pointing, focusing and choosing all mean the same.

class Previewing {
  /** The place under the pointer or in focus. */
  place = $state<string | null>(null);
  /** Which way round a tile that is being laid is shown. */
  lay = $state<0 | 1 | null>(null);
  /** Which size of building is looked at, if one is. */
  size = $state<string | null>(null);

  show(place: string): void {
    this.place = place;
  }

  hide(place: string): void {
    if (this.place === place) this.place = null;
  }
}

export const previewing = new Previewing();
