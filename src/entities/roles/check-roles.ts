import { isRecord } from '../../common/is-record';
import { labelledEntity } from '../check/check-targets';
import type { ConfigProblem, ProblemAtPath } from '../check/config-problem';
import { renaming } from '../check/explain-issue';
import { inOrder, locatedJson } from '../check/located-json';
import { needlessLevel } from '../check/merge-problems';
import { nearestName, soleNearest } from '../check/nearest-name';
import { repeatedKeys } from '../check/rules/repeated-keys';
import { meantBy } from '../check/synonyms';
import type { Slip } from '../check/syntax/slip';
import type { EntityConfig } from '../entity-config';
import { wholeScreens } from '../hand-written';
import { actionsOfScreens, type RoleAction, type Roles, roleActions } from './roles';
import { ROLE_NAME, rolesFileSchema } from './roles-schema';

export interface CheckedRoles {
  readonly roles?: Roles;
  readonly problems: readonly ConfigProblem[];
  readonly warnings: readonly ConfigProblem[];
}

interface RolesOptions {
  /** Why the text isn't JSON. */
  readonly slips?: readonly Slip[] | undefined;
  /** The screens whose files have problems. */
  readonly brokenScreens?: readonly string[];
}

/**
 * Checks the text of `roles.json` beside these entities.
 * @param file the path shown in problems
 */
export function checkRoles(
  text: string,
  file: string,
  configs: readonly EntityConfig[],
  { slips, brokenScreens = [] }: RolesOptions = {},
): CheckedRoles {
  const json = locatedJson(text, file, slips);
  const { tree, value, problems: notJson, locate, isApart } = json;
  if (!tree) return { problems: notJson, warnings: [] };
  // It is unknown which actions a screen has while its file has problems.
  const broken = brokenScreens.map((name) => [name, roleActions] as const);
  const actions = new Map([...broken, ...actionsOfScreens(configs)]);
  const found = problemsIn(value, { actions, labelled: (text) => labelledEntity(text, configs) });
  const clear = [...repeatedKeys(tree), ...found.problems].filter(isApart);
  const problems = inOrder([...notJson, ...clear.map(locate)]);
  if (problems.length > 0) return { problems, warnings: [] };
  const { $schema: _, ...roles } = rolesFileSchema.parse(value);
  return { roles, problems, warnings: inOrder(found.warnings.map(locate)) };
}

/** Warnings of roles that no account has, at their places in the text of `roles.json`. */
export function warnAboutRoles(
  text: string,
  file: string,
  unused: readonly string[],
): ConfigProblem[] {
  const { locate } = locatedJson(text, file);
  return unused.map((role) => locate({ path: [role], atKey: true, reason: texts.unused(role) }));
}

interface Screens {
  /** The actions of each screen. */
  readonly actions: ReadonlyMap<string, readonly RoleAction[]>;
  /** The screen with a label. */
  readonly labelled: (text: string) => string | undefined;
}

interface Found {
  readonly problems: ProblemAtPath[];
  readonly warnings: ProblemAtPath[];
}

const EXAMPLE = '{ "sales": { "order": "all" }, "owner": "all" }';

function problemsIn(file: unknown, screens: Screens): Found {
  if (!isRecord(file))
    return { problems: [{ path: [], reason: texts.noObject, example: EXAMPLE }], warnings: [] };
  const roles = Object.entries(file).filter(([name]) => name !== '$schema');
  if (roles.length === 0)
    return { problems: [{ path: [], reason: texts.noRole, example: EXAMPLE }], warnings: [] };
  const found = roles.map(([name, rights]) => inRole(name, rights, screens));
  const warnings = found.flatMap((one) => one.warnings);
  const schema: unknown = file.$schema;
  const isValid = schema === undefined || typeof schema === 'string';
  const wrong = isValid ? [] : [{ path: ['$schema'], reason: texts.noText }];
  if (!roles.some(([, rights]) => hasAccounts(rights)))
    warnings.push({ path: [], reason: texts.noAccounts });
  return { problems: [...wrong, ...found.flatMap((one) => one.problems)], warnings };
}

const hasAccounts = (rights: unknown) =>
  rights === 'all' || (isRecord(rights) && rights.accounts === 'all');

function inRole(role: string, rights: unknown, screens: Screens): Found {
  const problems: ProblemAtPath[] = [];
  const warnings: ProblemAtPath[] = [];
  if (!ROLE_NAME.test(role)) problems.push({ path: [role], atKey: true, reason: texts.roleName });
  if (rights === 'all') return { problems, warnings };
  if (!isRecord(rights) || Object.keys(rights).length === 0) {
    const reason = isRecord(rights) ? texts.emptyRole(role) : texts.notRights;
    return { problems: [...problems, { path: [role], reason }], warnings };
  }
  const isKnown = (screen: string) => screens.actions.has(screen);
  if (role === 'roles' && !Object.keys(rights).some(isKnown))
    return { problems: [{ path: [role], atKey: true, reason: needlessLevel(role) }], warnings };
  for (const [screen, given] of Object.entries(rights)) {
    const known = screens.actions.get(screen);
    const inScreen = known
      ? inActions(screen, given, known)
      : { problems: [unknownScreen([role, screen], rights, screens)], warnings: [] };
    const within = (one: ProblemAtPath) => ({ ...one, path: [role, screen, ...one.path] });
    problems.push(...inScreen.problems.map(within));
    warnings.push(...inScreen.warnings.map(within));
  }
  const assigns = rights.order === 'all' || listOf(rights.order).includes('assign');
  if (assigns && rights.installer === undefined && isKnown('installer'))
    warnings.push({ path: [role, 'order'], atKey: true, reason: texts.noInstallers });
  return { problems, warnings };
}

function unknownScreen(
  path: readonly [role: string, screen: string],
  rights: Readonly<Record<string, unknown>>,
  { actions, labelled }: Screens,
): ProblemAtPath {
  const screen = path[1];
  const given = rights[screen];
  const names = [...actions.keys()];
  if (isRecord(given) && Object.keys(given).some((name) => actions.has(name)))
    return { path: [], atKey: true, reason: needlessLevel(screen) };
  const suggestion = labelled(screen) ?? nearestName(screen, names) ?? meantBy(screen, names);
  const absent = names.filter((name) => !Object.hasOwn(rights, name));
  const sole = soleNearest(screen, absent);
  return {
    path: [],
    atKey: true,
    reason: texts.unknownScreen(screen, suggestion ? [] : names),
    suggestion,
    fix: sole !== undefined && sole === suggestion ? renaming(path, sole) : undefined,
  };
}

function inActions(screen: string, given: unknown, known: readonly RoleAction[]): Found {
  if (given === 'all') return { problems: [], warnings: [] };
  if (wholeScreens.some((whole) => whole === screen))
    return { problems: [{ path: [], reason: texts.onlyAll(screen) }], warnings: [] };
  if (!Array.isArray(given) || given.length === 0) {
    const named = isRecord(given) ? Object.keys(given).filter((key) => given[key]) : [given];
    const meant = known.filter((action) => action === 'read' || named.includes(action));
    const isClear = meant.length > 1 || named[0] === 'read';
    const usual = known.filter((action) => action === 'read' || action === 'update');
    const example = JSON.stringify(isClear ? meant : usual);
    return { problems: [{ path: [], reason: texts.notActions, example }], warnings: [] };
  }
  if (given.includes('all'))
    return { problems: [{ path: [], reason: texts.allInList, example: '"all"' }], warnings: [] };
  const problems: ProblemAtPath[] = [];
  const warnings: ProblemAtPath[] = [];
  for (const [index, action] of listOf(given).entries()) {
    if (!roleActions.some((one) => one === action)) {
      const text = typeof action === 'string' ? action : '';
      const suggestion = meantBy(text, known) ?? nearestName(text, known);
      const reason = texts.unknownAction(action, suggestion ? [] : known);
      problems.push({ path: [index], reason, suggestion });
    } else if (!known.some((one) => one === action))
      warnings.push({ path: [index], reason: texts.noSuchAction(screen, String(action), known) });
    else if (given.indexOf(action) < index)
      problems.push({ path: [index], reason: texts.repeated(String(action)) });
  }
  if (problems.length === 0 && !given.includes('read'))
    problems.push({ path: [], reason: texts.noRead });
  return { problems, warnings };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
const oneOf = (names: readonly string[]) =>
  names.length > 0 ? ` Use one of: ${quoted(names)}.` : '';

const texts = {
  noObject: 'Must be an object in { } with a key for each role.',
  noRole: 'This file has no role, so nobody could do anything. Add one, or remove the file.',
  noText: 'Must be text in quotes.',
  noAccounts:
    'No role has "accounts", so accounts can only be managed with npm run user. Give it to one: "accounts": "all".',
  roleName: 'The name of a role begins with a letter, and has at most 40 letters, digits, - and _.',
  emptyRole: (role: string) =>
    `The role ${role} may do nothing. Name a screen, or remove the role.`,
  unused: (role: string) =>
    `No account has the role ${role}. Give it to one under Accounts, or remove it.`,
  notRights: 'Must be "all", or an object in { } with a key for each screen.',
  noInstallers:
    'This role may assign installers, but not see them: only their ids are offered. Add "installer": ["read"].',
  unknownScreen: (screen: string, names: readonly string[]) =>
    `There is no screen "${screen}".${oneOf(names)}`,
  onlyAll: (screen: string) => `Must be "all": ${screen} has no single actions.`,
  notActions: 'Must be "all", or a list of actions in [ ].',
  allInList: 'Write "all" in place of this list: it allows everything on the screen.',
  unknownAction: (action: unknown, names: readonly string[]) =>
    `There is no action ${JSON.stringify(action)}.${oneOf(names)}`,
  noSuchAction: (screen: string, action: string, names: readonly string[]) =>
    `The screen ${screen} has no "${action}".${oneOf(names)}`,
  repeated: (action: string) => `The action "${action}" occurs twice. Remove one.`,
  noRead: 'Without "read" nobody can use the other actions. Add it.',
};
