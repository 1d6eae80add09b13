import * as z from 'zod/mini';
import { isRecord } from '../../common/is-record';
import type { EntityConfig } from '../entity-config';
import { body, id, list, text } from './parts';
import { wireTexts as texts } from './texts';

// Only our own server supports these calls, for people who manage its accounts.

/** An account in the list of accounts. */
export const listedAccount = z.object({
  id: z.number(),
  username: z.string(),
  contact: z.nullable(z.string()),
  roles: list(z.string()),
  isEditor: z.boolean(),
  status: z.enum(['active', 'blocked']),
  lastSignIn: z.nullable(z.string()),
  /** Whether this is the signed-in user's own account, which they can't change. */
  isOwn: z.boolean(),
});
export type ListedAccount = z.output<typeof listedAccount>;
export const listedAccounts = list(listedAccount);

/** The screen of the accounts. The server makes its config, whose format is large, with the roles to choose from. */
export const accountsConfig = z.object({
  config: z.custom<EntityConfig>(isRecord),
  /** Whether there is a `roles.json`. */
  hasRoles: z.boolean(),
});
export type AccountsConfig = z.output<typeof accountsConfig>;

/** Separates roles in what forms send: `|` if there is a `roles.json` to choose from, a comma without one. */
const SEPARATOR = /[|,]/;

const MAX_ROLES = 100;

const roles = z.pipe(
  z.pipe(
    z.union([z.null(), z.string(), z.array(z.string())]),
    z.transform((sent) =>
      [sent ?? []]
        .flat()
        .flatMap((one) => one.split(SEPARATOR).map((name) => name.trim()))
        .filter(Boolean),
    ),
  ),
  z.array(z.string()).check(z.maxLength(MAX_ROLES, texts.tooManyRoles(MAX_ROLES))),
);

const changeable = {
  contact: z.optional(z.nullable(text(200))),
  roles: z.optional(roles),
  isEditor: z.optional(z.boolean()),
};

/** If it is missing, a password is generated. */
const password = z.optional(z.nullable(z.string()));

export const accountToAdd = body({
  username: text(60, texts.usernameRequired),
  password,
  ...changeable,
});
export const accountToChange = body({ id, ...changeable });
export const accountToBlock = body({ id, isBlocked: z.boolean() });
export const passwordToChange = body({ id, password });
export const accountToSignOut = body({ id });

/** The generated password, which is shown once; null if one was chosen. */
export const generatedPassword = z.object({ password: z.nullable(z.string()) });
export const addedAccount = z.extend(listedAccount, generatedPassword.shape);
