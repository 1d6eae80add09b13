import { hour, minute } from '../http/clock';
import type { LimitRule } from '../http/rate-limiter';

/** How often what may be done. */
export interface Limits {
  /** Wrong passwords, by the address they come from (a whole office may share one). */
  readonly signInsPerAddress: LimitRule;
  /** Wrong passwords, by username. */
  readonly signInsPerUsername: LimitRule;
  /** One-time passwords sent to an account. */
  readonly otpsSent: LimitRule;
  /** Wrong one-time passwords of an account: each new code would else bring new tries. */
  readonly wrongOtps: LimitRule;
  /** Any calls of a signed-in account or, before that, of an address. */
  readonly calls: LimitRule;
}

export const productionLimits: Limits = {
  signInsPerAddress: { max: 60, windowMs: minute },
  signInsPerUsername: { max: 10, windowMs: minute },
  otpsSent: { max: 10, windowMs: 10 * minute },
  wrongOtps: { max: 20, windowMs: hour },
  calls: { max: 1200, windowMs: minute },
};

/** A demo answers one computer alone, on which people try things out and scripts run. */
export const demoLimits: Limits = {
  ...productionLimits,
  otpsSent: { max: 200, windowMs: minute },
  wrongOtps: { max: 200, windowMs: minute },
  calls: { max: 60_000, windowMs: minute },
};
