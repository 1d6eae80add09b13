import { withoutAccents } from '../../../common/without-accents';
import type { ProblemAtPath } from '../config-problem';
import type { Reference } from './written-file';

const ENTITY_NAME = /^[a-z][a-zA-Z0-9]{0,63}$/;

/** Fields that the server adds to every row. */
export const SYSTEM_FIELDS = ['id', 'version', 'created_at', 'updated_at'];

/** The columns that PostgreSQL has in every table. */
export const POSTGRES_COLUMNS = ['tableoid', 'xmin', 'cmin', 'xmax', 'cmax', 'ctid'];

/** `schema.json` is the server's own file. */
const SCHEMA =
  'The name schema is reserved: schema.json tells text editors the format of entity files. Choose another name.';

/** Checks a file's name, which is its entity's. */
export function checkFileName(name: string): ProblemAtPath[] {
  if (name === 'schema') return [{ path: [], reason: SCHEMA }];
  if (name in Object.prototype)
    return [{ path: [], reason: `Rename the file: the name "${name}" is reserved in JavaScript.` }];
  if (ENTITY_NAME.test(name)) return [];
  const right = camelCase(name.replace(/\.json$/i, '')).slice(0, 64);
  const to = ENTITY_NAME.test(right) ? ` to ${right}.json` : '';
  const reason = `Rename the file${to}: file names must start with a lowercase letter and contain only letters and digits, at most 64.`;
  return [{ path: [], reason }];
}

export function camelCase(text: string): string {
  const words = withoutAccents(text).match(/[a-zA-Z0-9]+/g) ?? [];
  const capitals = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return capitals.charAt(0).toLowerCase() + capitals.slice(1);
}

export function checkFieldName({ name, path }: Reference): ProblemAtPath[] {
  const why = whyTaken(name);
  return why === undefined ? [] : [{ path, reason: `${why} Choose another name.` }];
}

function whyTaken(name: string): string | undefined {
  if (SYSTEM_FIELDS.includes(name.toLowerCase())) return `The server adds "${name}" to every row.`;
  if (POSTGRES_COLUMNS.includes(name)) return `PostgreSQL adds "${name}" to every row.`;
  return name in Object.prototype ? `"${name}" is a word of JavaScript.` : undefined;
}

/** Rejects an earlier name that no field can have had, because the server has always used it. */
export function checkEarlierName({ name, path }: Reference): ProblemAtPath[] {
  if (!SYSTEM_FIELDS.includes(name.toLowerCase())) return [];
  return [{ path, reason: `The server adds "${name}" to every row, so no field was called that.` }];
}

/** Reports the first repetition of each name. Names that differ only in case are the same to databases and people. */
export function repeated(references: readonly Reference[], what: string): ProblemAtPath[] {
  const counts = new Map<string, number>();
  return references
    .filter(({ name }) => {
      const same = name.trim().toLowerCase();
      const count = (counts.get(same) ?? 0) + 1;
      counts.set(same, count);
      return count === 2;
    })
    .map(({ name, path }) => ({
      path,
      reason: `The ${what} "${name}" occurs twice. Rename or remove one.`,
    }));
}
