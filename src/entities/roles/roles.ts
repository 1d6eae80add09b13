import type { EntityConfig } from '../entity-config';
import { actionNames } from '../entity-config';
import { type HandWritten, wholeScreens } from '../hand-written';
import { maskedFields } from '../masked';

/** The file that says who may do what, beside the entity files. */
export const ROLES = 'roles';
export const ROLES_FILE = `${ROLES}.json`;

/** What a role can be allowed to do on a screen. */
export const roleActions = [
  'read',
  ...actionNames,
  'export',
  'undo',
  'reveal',
  'assign',
  'steps',
  'sync',
  'documents',
] as const;
export type RoleAction = (typeof roleActions)[number];

type Rights = 'all' | Readonly<Record<string, 'all' | readonly RoleAction[]>>;

/** A checked `roles.json`: what each role may do on which screen. */
export type Roles = Readonly<Record<string, Rights>>;

/** Without any role, no action is allowed. */
export const NO_ROLES: Roles = {};

/** The actions of hand-written screens. */
const HAND_WRITTEN: Readonly<Record<HandWritten, readonly RoleAction[]>> = {
  order: ['read', 'export', 'undo', 'assign', 'steps', 'sync', 'documents'],
  catalogue: ['read', 'update', 'bulkUpdate', 'download', 'undo'],
  pdf: ['read', 'download'],
  review: ['read', 'add', 'update', 'remove', 'export', 'undo'],
};

/** The actions of each screen. */
export function actionsOfScreens(
  configs: readonly EntityConfig[],
): ReadonlyMap<string, readonly RoleAction[]> {
  return new Map<string, readonly RoleAction[]>([
    ...configs.map((config) => [config.name, actionsOf(config)] as const),
    ...Object.entries(HAND_WRITTEN),
    ...wholeScreens.map((name) => [name, ['read', 'update']] as const),
  ]);
}

function actionsOf(config: EntityConfig): readonly RoleAction[] {
  const offered = actionNames.filter((action) => config.actions[action]);
  return [
    'read',
    ...offered,
    'export',
    'undo',
    ...(maskedFields(config).length > 0 ? ['reveal' as const] : []),
  ];
}

/** Someone whose rights are checked. */
export interface RoleHolder {
  readonly roles: readonly string[];
  /** Whether they may change the entity files while there is no `roles.json`. */
  readonly isEditor: boolean;
}

/**
 * Whether someone may do something. Without roles, everybody may do everything, except that the Studio and the accounts
 * are for editors. With roles, the roles alone decide, and one role that allows it is enough.
 */
export function mayDo(
  roles: Roles | undefined,
  holder: RoleHolder,
  screen: string,
  action: RoleAction,
): boolean {
  if (!roles) return holder.isEditor || wholeScreens.every((whole) => whole !== screen);
  return holder.roles.some((name) => {
    const rights = Object.hasOwn(roles, name) ? roles[name] : undefined;
    if (rights === 'all') return true;
    const given = rights && Object.hasOwn(rights, screen) ? rights[screen] : undefined;
    return given === 'all' || given?.includes(action) === true;
  });
}
