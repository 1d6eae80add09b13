/** Most of what a screen needs before its own files, in kilobits: the application’s start, the styles and the list. */
const NEEDED_BEFORE = 700;

/** A faster line brings all files before the first of them has been evaluated. */
const SLOW_MBITS = 4;
const NEAR_MS = 100;

/** The browser’s estimates, which only Chromium makes: Mbit/s, and milliseconds of a round trip. */
interface Line {
  readonly downlink: number;
  readonly rtt: number;
}

/**
 * How many milliseconds the application’s start has a slow line to itself before a screen’s own files are requested.
 * If they shared the line, the start, which is the largest file, would be the last to arrive. Now it is evaluated while
 * the others arrive: installers appeared after 1,559 instead of 1,663 ms, articles after 1,727 instead of 1,846
 * (medians of 14 visits each in turn, 1.6 Mbit/s, 150 ms, CPU ÷ 4). 950 kilobits were no better than none. On localhost,
 * waiting would cost 18 ms.
 */
export function headStart(line: Line | undefined): number {
  if (!line || line.downlink >= SLOW_MBITS || line.rtt <= NEAR_MS) return 0;
  return NEEDED_BEFORE / line.downlink;
}

/** The Network Information API, which TypeScript’s library of the DOM lacks. */
export function thisLine(): Line | undefined {
  return 'connection' in navigator ? (navigator.connection as Line) : undefined;
}
