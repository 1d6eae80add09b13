import * as z from 'zod/mini';
import { isRecord } from '../../common/is-record';
import { numberAsText } from './parts';
import { wireTexts as texts } from './texts';

/** Treats any other body as an empty form, so that the errors name the missing fields. */
const form = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.pipe(
    z.transform((sent) => (isRecord(sent) ? sent : {})),
    z.object(shape),
  );

/** A text that must not be empty. */
const filled = (error: string) => z.string(error).check(z.minLength(1, error));

export const credentials = form({
  username: z.string(texts.usernameRequired).check(
    z.trim(),
    z.minLength(1, texts.usernameRequired),
    // PostgreSQL can't compare NUL.
    z.regex(/^[^\0]*$/, texts.usernameRequired),
  ),
  password: filled(texts.passwordRequired),
});

/** Whether a one-time password was sent. */
export const otpSent = z.object({ otpSent: z.boolean() });

/** Clients may send numbers, and people type spaces. */
export const otpBody = form({
  otp: z.pipe(
    z.union([z.string(), numberAsText], texts.otpRequired),
    z.string().check(
      z.overwrite((otp) => otp.replace(/\s/g, '')),
      z.minLength(1, texts.otpRequired),
    ),
  ),
});

/** Who is signed in. */
export const user = z.object({
  id: z.union([z.number(), z.string()]),
  username: z.string(),
  /** What they may do on which screen; everything if the server doesn't say. */
  rights: z.optional(z.record(z.string(), z.array(z.string()))),
});
export type User = Readonly<z.output<typeof user>>;

/** The signed-in account. */
export const ownAccount = z.object({
  username: z.string(),
  /** The sign-in before this one; null if it is unknown. */
  lastSignIn: z.nullable(z.object({ at: z.string(), address: z.nullable(z.string()) })),
});
export type OwnAccount = z.output<typeof ownAccount>;

export const newPassword = form({
  current: filled(texts.currentRequired),
  password: filled(texts.newRequired),
});
