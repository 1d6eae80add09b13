import * as z from 'zod/mini';
import { documented } from '../../field-types/documented';
import { roleActions } from './roles';

/** Has no comma, which separates the roles of an account. */
export const ROLE_NAME = /^[A-Za-z][\w-]{0,39}$/;

const all = z.literal('all');
const onScreen = z.union([all, z.array(z.enum(roleActions)).check(z.minLength(1))]);

const role = documented(
  z.union([all, z.record(z.string(), onScreen)]),
  'What the role may do on each screen: "all", or a list of actions with "read" in it. "all" instead of screens allows everything.',
  { installer: ['read', 'update'], order: 'all' },
);

/** The format of `roles.json`: roles by name. */
export const rolesFileSchema = z.catchall(
  z.object({
    $schema: documented(
      z.optional(z.string()),
      'Where editors find the format of this file.',
      './roles.schema.json',
    ),
  }),
  role,
);
