import { isDeepStrictEqual } from 'node:util';
import type { Note, Pairs, Request, Values } from './random-clients';

/** An entry of the history, as the database has it. */
export interface Entry {
  readonly id: number;
  readonly username: string | null;
  readonly row_id: number;
  readonly action: 'add' | 'update' | 'remove' | 'import';
  readonly before: string | null;
  readonly after: string | null;
  readonly version: number;
  readonly import_id: number | null;
  /** The entry that this one undoes. */
  readonly undoes: number | null;
}

type Effect = Pick<Entry, 'row_id' | 'action' | 'version'> & {
  readonly before: Values | null;
  readonly after: Values | null;
};

/**
 * Replays the requests on its own rows, in the order of the history. Returns where the history or the stored rows
 * differ from the result, and rejections without a reason.
 */
export function differences(
  requests: readonly Request[],
  entries: readonly Entry[],
  stored: readonly Note[],
): readonly string[] {
  const found: string[] = [];
  const alone = entries.filter(({ import_id }) => import_id === null);
  const asked = new Map<number, Request>();
  for (const request of requests) {
    const id = entryOf(request, alone, asked);
    if (id !== undefined) asked.set(id, request);
    else if (!mayChangeNothing(request, entries)) found.push(`No reason: ${textOf(request)}`);
  }
  const rows = rowsOf(entries);
  for (const entry of alone) {
    const request = asked.get(entry.id);
    const parts = entries.filter((one) => one === entry || one.import_id === entry.id);
    const made = parts.filter(({ action }) => action !== 'import').map(read);
    const wanted = request ? rows.effects(request, entry) : [];
    if (!request) found.push(`Not asked for: ${JSON.stringify(entry)}`);
    else if (!isDeepStrictEqual(made.sort(byRow), [...wanted].sort(byRow)))
      found.push(
        `${textOf(request)}: ${JSON.stringify(made)} instead of ${JSON.stringify(wanted)}`,
      );
    rows.apply(made);
  }
  const [now, expected] = [stored, rows.all()].map((all) => JSON.stringify(all.map(plain)));
  if (now !== expected) found.push(`The rows are ${now} instead of ${expected}`);
  return found;
}

const FIELDS = ['code', 'a', 'b', 'c'] as const;
const plain = ({ id, version, ...values }: Note) => [id, version, ...FIELDS.map((f) => values[f])];
const byRow = (one: Effect, other: Effect) => one.row_id - other.row_id;
const textOf = ({ who, act, status, answer }: Request) =>
  `${who}, ${JSON.stringify(act)} (${status} ${JSON.stringify(answer)})`;
const valuesIn = (text: string | null): Values | null => text && JSON.parse(text);
const read = ({ row_id, action, version, before, after }: Entry): Effect => {
  return { row_id, action, version, before: valuesIn(before), after: valuesIn(after) };
};

/** Finds the entry that a request has made, by its response. Entries of one person are in the order of requests. */
function entryOf(
  { who, act, status, answer }: Request,
  alone: readonly Entry[],
  asked: ReadonlyMap<number, Request>,
): number | undefined {
  if (status >= 400) return undefined;
  const free = alone.filter(({ id, username }) => username === who && !asked.has(id));
  const { kind } = act;
  const isIt = (entry: Entry) => {
    if (kind === 'add' || kind === 'update')
      return entry.row_id === answer.id && entry.version === answer.version;
    if (kind === 'edit' || kind === 'removeAll') return entry.id === answer.change;
    if (kind === 'upload') return entry.after?.includes(act.file);
    if (kind === 'undo') return [answer.undone].flat().length > 0 && entry.action !== 'import';
    return kind === 'remove' ? entry.action === 'remove' : entry.action === 'import';
  };
  return free.find(isIt)?.id;
}

/** Whether a request may have changed nothing, because others were faster. */
function mayChangeNothing({ act, status }: Request, entries: readonly Entry[]): boolean {
  if (status < 400 || act.kind !== 'update')
    return status < 500 && ![400, 429].includes(status) && act.kind !== 'add';
  return act.rows.some(([row, version]) => {
    const later = entries.filter((one) => one.row_id === row && one.version > version);
    const isClash = ({ action, after }: Entry) =>
      action === 'remove' ||
      Object.keys(act.values).some((name) => name in (valuesIn(after) ?? {}));
    return later.some(isClash);
  });
}

function rowsOf(entries: readonly Entry[]) {
  const rows = new Map<number, Note>();
  const versions = new Map<number, number>();
  /** Each row as it was at each version. */
  const known = new Map<string, Note>();

  function change(row: Note | undefined, values: Values): Effect[] {
    const names = Object.keys(values).filter((name) => value(row, name) !== values[name]);
    if (!row || names.length === 0) return [];
    const [before, after] = [row, values].map((from) =>
      Object.fromEntries(names.map((name) => [name, value(from, name)])),
    );
    const version = row.version + 1;
    return [
      { row_id: row.id, action: 'update', version, before: before ?? {}, after: after ?? {} },
    ];
  }
  const add = (row_id: number, after: Values): Effect[] => {
    return [
      { row_id, action: 'add', version: (versions.get(row_id) ?? 0) + 1, before: null, after },
    ];
  };
  const remove = (row: Note | undefined): Effect[] => {
    if (!row) return [];
    const { id: row_id, version, ...before } = row;
    return [{ row_id, action: 'remove', version: version + 1, before, after: null }];
  };

  /** Merges what a client has changed in the row that it saw. It is wrong if others have changed the same values. */
  function merged([id, version]: Pairs[number], values: Values): Effect[] {
    const [row, base] = [rows.get(id), known.get(`${id} ${version}`)];
    if (row?.version === version) return change(row, values);
    const own = Object.entries(values).filter(([name, mine]) => value(base, name) !== mine);
    const isClash = ([name, mine]: [string, string]) =>
      ![value(base, name), mine].includes(value(row, name));
    if (!row || own.some(isClash)) return [{ ...WRONG, row_id: id }];
    return change(row, Object.fromEntries(own));
  }

  function undone(entry: Entry | undefined, taken: ReadonlyMap<number, number> = new Map()) {
    if (!entry) return [WRONG];
    const { row_id, action } = entry;
    const [before, after] = [valuesIn(entry.before) ?? {}, valuesIn(entry.after) ?? {}];
    const row = rows.get(row_id);
    if (action === 'remove') return row ? [] : add(row_id, before);
    const newer = Object.keys(after).filter((name) => value(row, name) !== after[name]);
    const isChosen = row !== undefined && taken.get(row_id) === row.version;
    if (action === 'add') return newer.length > 0 && !isChosen ? [] : remove(row);
    const names = Object.keys(before).filter((name) => isChosen || !newer.includes(name));
    return change(row, Object.fromEntries(names.map((name) => [name, before[name] ?? ''])));
  }

  return {
    all: () => [...rows.values()].sort((one, other) => one.id - other.id),
    apply(effects: readonly Effect[]): void {
      for (const { row_id: id, action, version, after } of effects) {
        versions.set(id, version);
        const row = { ...EMPTY, ...rows.get(id), ...after, id, version };
        if (action === 'remove') rows.delete(id);
        else rows.set(id, row);
        known.set(`${id} ${version}`, row);
      }
    },
    /** What a request must do now. Its entry says to which row. */
    effects({ act }: Request, { row_id, after }: Entry): readonly Effect[] {
      if (act.kind === 'add') return add(row_id, valuesIn(after) ?? {});
      if (act.kind === 'remove') return remove(rows.get(row_id));
      if (act.kind === 'removeAll') return act.rows.flatMap(([row]) => remove(rows.get(row)));
      if (act.kind === 'update' || act.kind === 'edit')
        return act.rows.flatMap((pair) => merged(pair, act.values));
      if (act.kind === 'upload')
        return Object.values(act.codes).flatMap((row) =>
          change(rows.get(Number(row)), { b: act.b }),
        );
      if (act.kind === 'undo') return undone(entries.find((one) => one.id === act.change));
      if (act.kind !== 'rollBack') return [];
      const parts = entries.filter(({ import_id }) => import_id === act.change);
      return parts.flatMap((part) => undone(part, new Map(act.taken)));
    },
  };
}

const EMPTY: Note = { id: 0, version: 0, code: '', a: '', b: '', c: '' };
const WRONG: Effect = { row_id: 0, action: 'remove', version: 0, before: null, after: null };
const value = (row: object | undefined, name: string): string => row && Reflect.get(row, name);
