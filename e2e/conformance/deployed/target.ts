import { readFileSync } from 'node:fs';

/** What a row added by these tests has in one of its texts. */
export const MARK = 'zqtest';

/** Which parts of an entity's screen can be tested at a server. */
export interface Tested {
  readonly entity: string;
  readonly table: boolean;
  /** Rows can be added and removed again. */
  readonly changes: boolean;
}

/** What the command gives to the tests that it starts. */
export interface Target {
  readonly url: string;
  readonly configs: string;
  /** The file with the session's cookies. */
  readonly session: string;
  readonly tested: readonly Tested[];
}

export function readTarget(): Target {
  return JSON.parse(readFileSync(process.env.CONFORMANCE_TARGET ?? '', 'utf8'));
}
