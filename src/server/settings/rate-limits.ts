import { MEGABYTE } from '../../common/quantities';
import { hour, minute, second } from '../time/clock';

export type Limits = Readonly<typeof productionLimits>;

export const productionLimits = {
  // Wrong passwords of strangers, i.e. from devices on which the user has not signed in before:
  /** From an IP address, which a whole office may share. */
  signInsPerAddress: { max: 60, windowMs: minute },
  signInsPerUserAndAddress: { max: 6, windowMs: minute },
  /** From all addresses together: with the next limit, ten passwords a minute can be guessed. */
  signInsPerUser: { max: 7, windowMs: minute },
  /** From networks that have not failed for this user in the last day. */
  firstSignInsPerUser: { max: 3, windowMs: minute },

  /** Wrong passwords from a device on which the user has signed in before. */
  signInsPerDevice: { max: 10, windowMs: minute },

  /** Wrong current passwords when changing one’s own. */
  wrongPasswords: { max: 10, windowMs: minute },

  // Per account; a known device has its own count, which others can’t use up.
  otpsSent: { max: 10, windowMs: 10 * minute },
  /** How long to wait before a session is sent another one-time password. */
  otpResendMs: 30 * second,
  /** Wrong one-time passwords, since each new code allows new tries. */
  wrongOtps: { max: 20, windowMs: hour },

  /** All requests of a signed-in account or, before sign-in, of an IP address, to one server. */
  requests: { max: 1200, windowMs: minute },
  /** Pages and their files, which a whole office may load from one IP address. */
  pages: { max: 12_000, windowMs: minute },
};

/** What a person can upload for fields in a day; pictures of reviews and spreadsheets don’t count. */
export const MAX_BYTES_A_DAY = 500 * MEGABYTE;

/** A demo serves one computer, on which people try things out and scripts run. */
export const demoLimits: Limits = {
  ...productionLimits,
  otpsSent: { max: 200, windowMs: minute },
  otpResendMs: 10 * second,
  wrongOtps: { max: 200, windowMs: minute },
  requests: { max: 600_000, windowMs: minute },
  pages: { max: 600_000, windowMs: minute },
};
