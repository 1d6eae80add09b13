/** Most of what a screen needs before its own chunk, in kilobits: the startup code, the styles and the list. */
const NEEDED_BEFORE = 700;

/** On a faster connection, all files are there before the first one has been evaluated. */
const SLOW_MBITS = 4;
const NEAR_MS = 100;

/** The browser’s estimates, which only Chromium makes: Mbit/s, and milliseconds of a round trip. */
interface Connection {
  readonly downlink: number;
  readonly rtt: number;
}

/**
 * How many milliseconds to wait before requesting a screen’s own chunk. On a slow connection, the chunk would slow down
 * the startup code, which is the largest file and would arrive last. With the wait, the startup code is evaluated while
 * the chunk arrives: installers appeared after 1,559 instead of 1,663 ms, articles after 1,727 instead of 1,846
 * (medians of 14 visits each, alternating, 1.6 Mbit/s, 150 ms, CPU ÷ 4). Waiting for 950 kilobits was no better than
 * not waiting. On localhost, waiting would cost 18 ms.
 */
export function headStart(connection: Connection | undefined): number {
  if (!connection) return 0;
  const { downlink, rtt } = connection;
  return downlink < SLOW_MBITS && rtt > NEAR_MS ? NEEDED_BEFORE / downlink : 0;
}

/** The Network Information API, which TypeScript’s library of the DOM lacks. */
export function connection(): Connection | undefined {
  return 'connection' in navigator ? (navigator.connection as Connection) : undefined;
}
