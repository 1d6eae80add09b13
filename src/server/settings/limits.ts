import { hour, minute } from '../http/clock';
import type { LimitRule } from '../http/rate-limiter';

export type Limits = Readonly<Record<keyof typeof productionLimits, LimitRule>>;

export const productionLimits = {
  /** Wrong passwords per IP address, which a whole office may share. */
  signInsPerAddress: { max: 60, windowMs: minute },
  /** Wrong passwords. */
  signInsPerUsername: { max: 10, windowMs: minute },
  /** Per account. */
  otpsSent: { max: 10, windowMs: 10 * minute },
  /** Wrong one-time passwords per account, since each new code allows new tries. */
  wrongOtps: { max: 20, windowMs: hour },
  /** All requests of a signed-in account or, before sign-in, of an IP address. */
  requests: { max: 1200, windowMs: minute },
};

/** A demo serves one computer, on which people try things out and scripts run. */
export const demoLimits: Limits = {
  ...productionLimits,
  otpsSent: { max: 200, windowMs: minute },
  wrongOtps: { max: 200, windowMs: minute },
  requests: { max: 600_000, windowMs: minute },
};
