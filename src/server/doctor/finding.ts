import type { Settings } from '../settings/settings';

export interface Patient {
  readonly settings: Settings;
  readonly secret: string;
  /** Where to send a test message. */
  readonly sendTo: string | undefined;
}

/** What was found: all is right, something could be better, or it must be mended. */
export interface Finding {
  readonly level: 'ok' | 'warn' | 'fail';
  readonly about: string;
  readonly text: string;
}

/** Looks at one thing. */
export interface Check {
  readonly about: string;
  /** Anything that it throws is a failure with the text `failed` makes of the reason. */
  look(): Promise<Omit<Finding, 'about'> | readonly Omit<Finding, 'about'>[]>;
  readonly failed: (reason: string) => string;
}

export const ok = (text: string) => ({ level: 'ok', text }) as const;
export const warn = (text: string) => ({ level: 'warn', text }) as const;
export const fail = (text: string) => ({ level: 'fail', text }) as const;

export async function runCheck({ about, look, failed }: Check): Promise<Finding[]> {
  try {
    return [await look()].flat().map((finding) => ({ ...finding, about }));
  } catch (error) {
    return [{ ...fail(failed(reasonOf(error))), about }];
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // What `fetch` says is in its cause.
  return error.cause instanceof Error && error.message === 'fetch failed'
    ? error.cause.message || String('code' in error.cause && error.cause.code)
    : error.message;
}
