/** What the probe watches for: the first rows of each state, by the texts that identify them. */
export interface Watched {
  /** Selectors of the cells that identify the first rows in view. */
  readonly cells: readonly string[];
  /** The expected texts of these cells, one list for each state to come. */
  readonly states: readonly (readonly string[])[];
  /** The event that asks for the next state; without one, the start of the page. */
  readonly event?: 'keydown' | 'click';
}

interface Probe {
  /** Watches for the states, and restarts the clock of frames. */
  readonly watch: (watched: Watched) => void;
  /** Waits until the last state is painted. Returns the milliseconds from each event, or from the start. */
  readonly painted: () => Promise<readonly number[]>;
  /** When the last state was painted, on the clock of the page. */
  readonly paintedAt: () => Promise<number>;
}

declare global {
  interface Window {
    /** Installed by the bench in every page before its own scripts. */
    benchProbe: Probe;
  }
}

/**
 * Runs in the page, so it must not refer to anything outside of this function.
 *
 * Reads the DOM at the very end of a frame's work, after all scripts and layout, in a ResizeObserver of a box that
 * changes its size in every frame. Takes the time in the next task, after the frame was submitted to be drawn.
 */
export function installProbe(): void {
  let watched: Watched = { cells: [], states: [] };
  let asked: number[] = [];
  let painted: number[] = [];
  let seen = -1;
  let isRunning = false;
  let finish = () => {};
  let finished = Promise.resolve();
  const channel = new MessageChannel();
  const box = document.createElement('div');
  box.style.cssText = 'position:fixed;contain:strict;height:1px;width:1px;visibility:hidden';

  const isShown = (texts: readonly string[]) =>
    texts.every(
      (text, place) =>
        document.querySelector(watched.cells[place] ?? '')?.textContent?.trim() === text,
    );

  channel.port1.onmessage = ({ data }) => {
    const now = performance.now();
    // A state that was skipped counts as painted with the next one.
    for (let state = painted.length; state <= data; state++) painted.push(now);
    if (painted.length < watched.states.length) return;
    isRunning = false;
    finish();
  };

  new ResizeObserver(() => {
    if (!isRunning) return;
    const state = watched.states.findLastIndex(isShown);
    if (state <= seen) return;
    seen = state;
    channel.port2.postMessage(state);
  }).observe(box);

  function frame() {
    if (!isRunning) return;
    if (!box.isConnected && document.body) document.documentElement.append(box);
    box.style.width = box.style.width === '1px' ? '2px' : '1px';
    requestAnimationFrame(frame);
  }

  for (const type of ['keydown', 'click'] as const) {
    const note = (event: Event) => {
      if (isRunning && watched.event === type) asked.push(event.timeStamp);
    };
    addEventListener(type, note, { capture: true });
  }

  window.benchProbe = {
    watch(next) {
      watched = next;
      asked = [];
      painted = [];
      seen = -1;
      finished = new Promise((resolve) => {
        finish = resolve;
      });
      if (isRunning) return;
      isRunning = true;
      requestAnimationFrame(frame);
    },
    async painted() {
      await finished;
      return painted.map(
        (time, place) => time - (watched.event ? (asked[place] ?? Number.NaN) : 0),
      );
    },
    async paintedAt() {
      await finished;
      return painted.at(-1) ?? Number.NaN;
    },
  };
}
