import type { Settings } from '../settings/settings';

export interface Patient {
  readonly settings: Settings;
  readonly secret: string;
  /** Where to send a test message. */
  readonly sendTo: string | undefined;
}

/** What was found: something works, could be better, or must be fixed. */
export interface Finding {
  readonly level: 'ok' | 'warn' | 'fail';
  readonly text: string;
}

export const ok = (text: string): Finding => ({ level: 'ok', text });
export const warn = (text: string): Finding => ({ level: 'warn', text });
export const fail = (text: string): Finding => ({ level: 'fail', text });
