import { readFileSync } from 'node:fs';

/** A mark in one of the texts of each row that these tests add. */
export const MARK = 'zqtest';

/** The parts of an entity's screen that can be tested at a server. */
export interface Tested {
  readonly entity: string;
  readonly table: boolean;
  /** Whether rows can be added, and removed again. */
  readonly changes: boolean;
}

/** What the command passes to the tests that it starts. */
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
