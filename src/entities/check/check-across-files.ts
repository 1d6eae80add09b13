import { basename } from 'node:path';
import * as z from 'zod/mini';
import { entityFileSchema } from '../config-schema';
import { actionNames } from '../entity-config';
import { addressesOf } from '../resolve-config';
import type { CheckedConfig } from './check-config';
import type { ConfigProblem } from './config-problem';
import { checkFileName } from './rules/check-names';
import { hasAction } from './rules/check-references';
import { valueAt } from './schema-at';
import { isFile, isNotScreen, isTakenName, isTakenRequest, isTakenScreen } from './taken-paths';
import { uniqueBy } from './unique-by';

/** A checked file of a folder. */
export interface CheckedFile {
  readonly file: string;
  readonly checked: CheckedConfig;
  /** Undefined if it can’t be read. */
  readonly text: string | undefined;
  /** When it was last written, in milliseconds. */
  readonly changed: number;
}

/** A name, address or request path that an entity uses; no two may use the same. */
interface Claim {
  readonly owner: CheckedFile;
  readonly kind: 'name' | 'address' | 'path';
  readonly value: string;
  /** The key that sets it; empty if the file's name does. */
  readonly path: readonly string[];
  readonly isWritten: boolean;
}

/** Finds conflicts that one file alone can't show: names, addresses or paths used twice. */
export function checkAcrossFiles(files: readonly CheckedFile[]): ConfigProblem[] {
  const claims = files.flatMap(claimsOf);
  const found = claims.flatMap((claim, index) => {
    const reason = reasonTaken(claim);
    if (reason) return [problemAt(claim, reason)];
    const other = claims.slice(0, index).find((earlier) => isSame(earlier, claim));
    return other ? [conflict(claim, other)] : [];
  });
  // An `endpoint` shared by two entities is one mistake, not one for each of its paths.
  return uniqueBy(found, ({ file, path }) => `${file} ${path}`);
}

const { route, endpoint, endpoints } = entityFileSchema.shape;
/** The keys that decide an entity's addresses; the rest of its file may be wrong. */
const addressSchema = z.object({ route, endpoint, endpoints });

function claimsOf(owner: CheckedFile): Claim[] {
  const { value } = owner.checked;
  const name = basename(owner.file, '.json');
  const { data } = addressSchema.safeParse(value);
  if (!data || checkFileName(name).length > 0) return [];
  const addresses = addressesOf(name, data);
  const has = (path: readonly string[]) => valueAt(value, path) !== undefined;
  const claim = (kind: Claim['kind'], value: string, ...keys: string[][]): Claim => {
    const written = keys.find(has);
    return { owner, kind, value, path: written ?? [], isWritten: written !== undefined };
  };
  const calls = ['fetch', ...actionNames] as const;
  return [
    claim('name', name),
    claim('address', addresses.route, ['route']),
    ...calls
      .filter((call) => call === 'fetch' || hasAction(value, call) || has(['endpoints', call]))
      .map((call) => claim('path', addresses.endpoints[call], ['endpoints', call], ['endpoint'])),
  ];
}

function reasonTaken({ kind, value, isWritten }: Claim): string | undefined {
  const fix = isWritten ? `Choose another ${kind}.` : 'Choose another name for the file.';
  if (kind === 'name' && isTakenName(value)) return `The name ${value} is reserved. ${fix}`;
  if (kind === 'address' && isTakenScreen(value))
    return `${value} is used by another screen. ${fix}`;
  if (kind === 'address' && (isNotScreen(value) || isFile(value)))
    return `The server answers ${value} itself, so no screen can be there. ${fix}`;
  if (kind === 'path' && (isTakenRequest(value) || isTakenScreen(value)))
    return `${value} is used by another part of Paperhanger. ${fix}`;
  return undefined;
}

function isSame(one: Claim, other: Claim): boolean {
  const isAlike = one.kind === other.kind || (one.kind !== 'name' && other.kind !== 'name');
  return isAlike && one.value.toLowerCase() === other.value.toLowerCase();
}

function conflict(one: Claim, two: Claim): ConfigProblem {
  const [wrong, right] = isAtFault(one, two) ? [one, two] : [two, one];
  const { line, path } = problemAt(right, '');
  if (wrong.owner === right.owner)
    return problemAt(
      wrong,
      `${path ? `"${path}" on line ${line}` : 'The entity'} has the ${right.kind} ${right.value} too. Give each its own.`,
    );
  const where = `${basename(right.owner.file)}, line ${line},`;
  const same = wrong.value === right.value ? ' too' : ', which differs only in case';
  return problemAt(
    wrong,
    `${where} has the ${right.kind} ${right.value}${same}. Change one of them.`,
  );
}

/** Files written within this time were probably copied together, in milliseconds. */
export const TOGETHER = 2000;

/** Whether `one` is wrong: the file that was changed last is, or else the one that sets its name or path itself. */
function isAtFault(one: Claim, two: Claim): boolean {
  const later = one.owner.changed - two.owner.changed;
  if (Math.abs(later) > TOGETHER || one.isWritten === two.isWritten) return later >= 0;
  return one.isWritten;
}

function problemAt({ owner, path }: Claim, reason: string): ConfigProblem {
  return owner.checked.locate({ path, reason });
}
