import { type Random, randomFrom } from '../../demo-shop/random';
import { entityConfig } from '../../entities/testing';
import { MERGE } from '../../entities/wire/merge';
import { findChange } from '../history/find-change';
import { previewRollBack, rollBack } from '../history/roll-back';
import { undoChange } from '../history/undo';
import { HttpError } from '../http/errors';
import { apply } from '../rows/apply';
import { addRow, removeRow, updateRow } from '../rows/change-row';
import { updated } from '../rows/change-set';
import type { Author, EntityStore } from '../tables/entity-store';
import { writeTo } from '../tables/transactions';
import { allRows, asha, openTestStore, ravi } from './test-store';

type Values = Readonly<Record<string, unknown>>;
type Rows = Map<number, Values>;

/** What a change did to a row; null where there was none. */
interface Effect {
  readonly before: Values | null;
  readonly after: Values | null;
}

/** An entry of the history, with its effects by row. */
interface Made {
  readonly id: number;
  readonly isBatch: boolean;
  readonly effects: ReadonlyMap<number, Effect>;
}

const noteConfig = entityConfig({
  name: 'note',
  fields: ['a', 'b', 'c'].map((name) => ({ name, type: 'text' })),
});

export type HistoryModel = Awaited<ReturnType<typeof openHistoryModel>>;

/** Rows that two people change, undo and roll back, beside a model of what must result. */
export async function openHistoryModel(seed: number) {
  const store = await openTestStore(noteConfig);
  const model = historyModel(store, randomFrom(seed));
  return { ...model, store, close: () => store.close() };
}

function historyModel(store: EntityStore, random: Random) {
  const rows: Rows = new Map();
  const made: Made[] = [];
  const rolledBack = new Set<number>();
  /** What each person last saw. */
  const seen = new Map<Author, { values: Rows; versions: ReadonlyMap<number, number> }>();

  const value = () => random.pick(['red', 'green', 'blue', null]);
  const someOf = <Item>(items: readonly Item[]) =>
    items.length > 0 ? random.pick(items) : undefined;
  const someRow = () => random.pick([...rows.keys(), 0]);
  const pickOf = (values: Values, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

  const lastId = async () => {
    const all = store.db.selectFrom('change').select('id').orderBy('id', 'desc');
    return (await all.where('import_id', 'is', null).executeTakeFirst())?.id ?? 0;
  };

  /** Applies a change to the model. Returns its effect, if it has one. */
  function effect(id: number, after: Values | null): [number, Effect][] {
    const before = rows.get(id) ?? null;
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    if (after) rows.set(id, after);
    else rows.delete(id);
    return [[id, { before, after }]];
  }

  async function note(isBatch: boolean, effects: [number, Effect][]): Promise<void> {
    if (effects.length === 0) return;
    made.push({ id: await lastId(), isBatch, effects: new Map(effects) });
  }

  const changedBy = ({ before, after }: Effect) =>
    Object.keys(before ?? after ?? {}).filter((name) => before?.[name] !== after?.[name]);

  async function look(author: Author): Promise<void> {
    const stored = await allRows(store, noteConfig);
    const versions = new Map(stored.map(({ id, version }) => [id, version]));
    seen.set(author, { values: new Map(rows), versions });
  }

  async function add(author: Author): Promise<void> {
    const input = { a: value(), b: value(), c: value() };
    const { id } = await addRow(store, noteConfig, author, input);
    await note(false, effect(id, input));
  }

  /** Updates a row as the person last saw it, which may be long ago. */
  async function update(author: Author): Promise<void> {
    const { values, versions } = seen.get(author) ?? { values: new Map(), versions: new Map() };
    const id = random.pick([...values.keys(), 0]);
    const [base, now] = [values.get(id), rows.get(id)];
    if (!base || !now) return;
    const mine: Values = { ...base, [random.pick(['a', 'b', 'c'])]: value() };
    const own = Object.keys(mine).filter((name) => mine[name] !== base[name]);
    const clashes = own.some((name) => now[name] !== base[name] && now[name] !== mine[name]);
    const input = { ...mine, id, version: versions.get(id), [MERGE]: true };
    const isDone = await settles(() => updateRow(store, noteConfig, author, input));
    if (isDone === clashes) throw new Error(`Row ${id}: ${isDone ? 'merged' : 'rejected'}.`);
    if (isDone) await note(false, effect(id, { ...now, ...pickOf(mine, own) }));
  }

  async function remove(author: Author): Promise<void> {
    const id = someRow();
    if (!rows.has(id)) return;
    await removeRow(store, noteConfig, author, { id });
    await note(false, effect(id, null));
  }

  async function upload(author: Author): Promise<void> {
    const ids = [...rows.keys()].filter(() => random.pick([true, false]));
    const stored = await allRows(store, noteConfig);
    const after = { b: value(), c: value() };
    const updates = ids.flatMap((id) => {
      const row = stored.find((one) => one.id === id);
      const change = row && updated(row, after);
      return change && Object.keys(change.after).length > 0 ? [change] : [];
    });
    const summary = { file: 'notes.xlsx', counts: { updated: updates.length } };
    await writeTo(store, noteConfig, { ...author, way: 'sheet' }, (transaction) =>
      apply(transaction, { changes: updates, batch: summary }),
    );
    await note(
      true,
      updates.flatMap((one) => effect(one.id, { ...rows.get(one.id), ...one.after })),
    );
  }

  async function undo(author: Author): Promise<void> {
    const change = someOf(made.filter(({ isBatch }) => !isBatch));
    for (const [id, one] of change?.effects ?? []) {
      const now = rows.get(id);
      await settles(() => undoChange(store, noteConfig, author, change?.id ?? 0, noteConfig));
      const { before, after } = one;
      const done = (effects: [number, Effect][]) => note(false, effects);
      if (!before) {
        const isSame = JSON.stringify(now) === JSON.stringify(after);
        if (now && isSame) await done(effect(id, null));
      } else if (!after) {
        if (!now) await done(effect(id, before));
      } else if (now) {
        const names = changedBy(one).filter((name) => now[name] === after[name]);
        await done(effect(id, { ...now, ...pickOf(before, names) }));
      }
    }
  }

  async function rollBackOne(author: Author): Promise<void> {
    const change = someOf(made.filter(({ id, isBatch }) => isBatch && !rolledBack.has(id)));
    if (!change) return;
    const entry = await findChange(store, { change: change.id });
    const { newer } = await previewRollBack(store, noteConfig, entry, noteConfig);
    const chosen = newer.filter(() => random.pick([true, false]));
    const ids = new Map(chosen.map(({ row, version }) => [row, version]));
    await rollBack(store, noteConfig, author, entry, ids, noteConfig);
    const effects = [...change.effects].flatMap(([id, one]) => {
      const now = rows.get(id);
      if (!now) return [];
      const isAsLeft = (name: string) => now[name] === one.after?.[name];
      const names = changedBy(one).filter((name) => ids.has(id) || isAsLeft(name));
      return effect(id, { ...now, ...pickOf(one.before ?? {}, names) });
    });
    rolledBack.add(change.id);
    await note(true, effects);
  }

  const actions = { add, update, again: update, remove, upload, undo, rollBackOne, look };

  return {
    /** Does something at random, and returns what. */
    async step(): Promise<string> {
      const author = random.pick([asha, ravi]);
      const name = random.pick(Object.keys(actions)) as keyof typeof actions;
      await actions[name](author);
      return `${author.username}: ${name}`;
    },
    expected: () =>
      [...rows].map(([id, values]) => ({ ...values, id })).sort((one, two) => one.id - two.id),
    stored: async () =>
      (await allRows(store, noteConfig)).map(({ version: _, ...values }) => values),
  };
}

/** Whether a change was made; a rejection is also a valid response. */
async function settles(change: () => Promise<unknown>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status === 409) return false;
    throw error;
  }
}
