import * as z from 'zod/mini';
import { body, id, ifReadable, list, storableText } from './parts';

// Only our own server supports this call, for people who manage its accounts.

/**
 * The kinds of audit entries, as stored. `sealed-read` means that someone read encrypted values; it keeps its old name
 * because existing entries can’t be changed.
 */
export const auditKinds = [
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'sign-out-everywhere',
  'otp-sent',
  'otp-failed',
  'download',
  'sealed-read',
  'not-allowed',
  'account-added',
  'account-changed',
  'account-removed',
  'secret-rotated',
  'history-erased',
  'configs-published',
] as const;
export type AuditKind = (typeof auditKinds)[number];

const filter = ifReadable(storableText.check(z.minLength(1)));

export const auditQuery = body({
  /** Who did it, or whose account it was done to. */
  person: filter,
  /** A day in the shop's time, as `YYYY-MM-DD`. */
  day: ifReadable(z.iso.date()),
  kind: filter,
  /** The `next` of the previous page. */
  from: z.optional(id),
});
export type AuditQuery = z.input<typeof auditQuery>;

const auditEntry = z.object({
  id: z.number(),
  at: z.string(),
  kind: z.string(),
  /** Who did it; null if no known account did. */
  who: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  address: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
});
export type AuditLogEntry = z.output<typeof auditEntry>;

export const auditPage = z.object({
  entries: list(auditEntry),
  /** Where the next page starts. */
  next: z.nullable(z.number()),
  /** What the log can be filtered by. */
  kinds: list(z.string()),
  people: list(z.string()),
});
export type AuditPage = z.output<typeof auditPage>;
