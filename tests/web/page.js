// What a test sees of the page: the newest live message, what could be clicked, and what was asked.
(() => {
  if (!localStorage.getItem("polyana")) localStorage.setItem("polyana", JSON.stringify(__LIKES__));

  let live = null;
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", (event) => (live = JSON.parse(event.data)));
    }
  };

  // A move is under way until the live message that it caused is here.
  let sending = 0;
  let expected = -1;
  const plain = window.fetch;
  window.fetch = async (path, wish) => {
    if (!/\/(moves|undo)$/.test(String(path)) || wish?.method !== "POST") return plain(path, wish);
    sending += 1;
    try {
      const answer = await plain(path, wish);
      if (answer.ok) expected = (await answer.clone().json()).revision;
      return answer;
    } finally {
      sending -= 1;
    }
  };
  const underWay = () => sending > 0 || (live?.table.revision ?? -1) < expected;

  const all = (what) => [...document.querySelectorAll(what)];
  const visible = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const names = (what) => [...new Set(all(what).filter(visible).map((element) => element.dataset.anchor))];

  function state() {
    const mine = live?.table.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
    return {
      status: live?.table.status ?? "",
      revision: live?.table.revision ?? -1,
      asked: mine.filter((seat) => live.table.asked.includes(seat)),
      curtain: all("[data-testid=curtain]").some(visible),
      confirm: all("[data-testid=confirm]").some(visible),
      sheet: all("[data-testid=score-sheet]").some(visible),
      busy: underWay() || all("[data-move]:disabled").length > 0,
      moves: all("[data-move]").filter(visible).map((button) => button.dataset.move),
      folds: all("[data-fold]").filter(visible).map((button) => button.dataset.fold),
      lit: names(".lit"),
      chosen: names(".chosen"),
      trouble: all("[role=alert]").filter(visible).map((element) => element.textContent).join(" "),
    };
  }

  // Bots answer without pauses; what a test reads while one of them is asked would be old at once.
  const botAsked = () => live.table.seats.some((seat) => seat.bot && live.table.asked.includes(seat.seat));

  const canMove = ({ asked, busy, moves, folds, lit }) =>
    asked.length > 0 && !botAsked() && !busy && moves.length + folds.length + lit.length > 0;
  const canGoOn = (now) => (now.status === "over" ? now.sheet : now.curtain || now.confirm || canMove(now));

  /** The state as soon as it is another one than before; if `asked`, only when the person can do something again. */
  async function next(before, asked, patience) {
    const until = performance.now() + patience;
    for (;;) {
      const now = state();
      const ready = asked ? canGoOn(now) : !now.busy;
      if (ready && JSON.stringify(now) !== before) return now;
      if (performance.now() > until) return { ...now, late: true };
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
  }

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** Where an element lies once it has come to rest: a page that has just been opened still loads its typefaces. */
  async function atRest(element) {
    await document.fonts.ready;
    let before = "";
    for (let still = 0, tries = 0; still < 2 && tries < 120; tries += 1) {
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      await frame();
      const now = JSON.stringify(element.getBoundingClientRect());
      still = now === before ? still + 1 : 0;
      before = now;
    }
    return element.getBoundingClientRect();
  }

  /** A point of the window at which a spot, or any element, really takes a click; null if something lies over it. */
  async function point(what) {
    const STEPS = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92, 0.02, 0.98];
    for (const element of all(what).filter(visible)) {
      const box = await atRest(element);
      for (const down of STEPS)
        for (const along of STEPS) {
          const [x, y] = [box.x + box.width * along, box.y + box.height * down];
          const top = document.elementFromPoint(x, y);
          if (top && element.contains(top)) return [x, y];
        }
    }
    return null;
  }

  // Every sentence that has stood where the page says what is asked of whom, however short.
  const questions = new Set();
  new MutationObserver(() => {
    for (const element of all("[data-testid=question]")) questions.add(element.textContent.trim());
  }).observe(document, { subtree: true, childList: true, characterData: true });

  window.glade = { state, next, point, live: () => live, questions: () => [...questions] };
})();
