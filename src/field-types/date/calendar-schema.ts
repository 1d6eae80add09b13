import * as z from 'zod/mini';

/** A day or a moment that `isValue` recognizes; `what` names it in the message. */
export const calendarSchema =
  (isValue: (value: unknown) => value is string, what: string) =>
  ({ label }: { readonly label: string }) =>
    z.custom<string>(isValue, `${label} must be ${what}.`);
