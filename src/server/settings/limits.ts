import { hour, minute } from '../http/clock';
import type { LimitRule } from '../http/rate-limiter';

/** How often things may be done. */
export interface Limits {
  /** Wrong passwords per IP address, which a whole office may share. */
  readonly signInsPerAddress: LimitRule;
  /** Wrong passwords. */
  readonly signInsPerUsername: LimitRule;
  /** Per account. */
  readonly otpsSent: LimitRule;
  /** Wrong one-time passwords per account, since each new code allows new tries. */
  readonly wrongOtps: LimitRule;
  /** All requests of a signed-in account or, before sign-in, of an IP address. */
  readonly requests: LimitRule;
}

export const productionLimits: Limits = {
  signInsPerAddress: { max: 60, windowMs: minute },
  signInsPerUsername: { max: 10, windowMs: minute },
  otpsSent: { max: 10, windowMs: 10 * minute },
  wrongOtps: { max: 20, windowMs: hour },
  requests: { max: 1200, windowMs: minute },
};

/** A demo serves one computer, on which people try things out and scripts run. */
export const demoLimits: Limits = {
  ...productionLimits,
  otpsSent: { max: 200, windowMs: minute },
  wrongOtps: { max: 200, windowMs: minute },
  requests: { max: 60_000, windowMs: minute },
};
