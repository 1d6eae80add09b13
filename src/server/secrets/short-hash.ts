import { createHash } from 'node:crypto';

/** A short hash of a text, which tells whether it has changed. */
export const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12);
