import { type Random, randomFrom } from '../../../src/demo-shop/random';
import type { EntityConfig } from '../../../src/entities/entity-config';
import { MERGE } from '../../../src/entities/wire/merge';
import { writeSpreadsheet } from '../../../src/spreadsheet/testing';
import type { signedIn } from '../files/signed-in';

/** A row of the trial's entity. */
export interface Note {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly a: string;
  readonly b: string;
  readonly c: string;
}

export type Values = Readonly<Record<string, string>>;
/** The ids of rows, and the versions that a client saw. */
export type Pairs = readonly (readonly [id: number, version: number])[];

/** The act that a client asked for. */
type Act =
  | { readonly kind: 'add' | 'remove' }
  | { readonly kind: 'update' | 'edit'; readonly rows: Pairs; readonly values: Values }
  | { readonly kind: 'removeAll'; readonly rows: Pairs }
  | { readonly kind: 'upload'; readonly file: string; readonly codes: Values; readonly b: string }
  | { readonly kind: 'undo'; readonly change: number }
  | { readonly kind: 'rollBack'; readonly change: number; readonly taken: Pairs };

/** An act, and the response to it. */
export interface Request {
  readonly who: string;
  readonly act: Act;
  readonly status: number;
  readonly answer: Readonly<Record<string, unknown>>;
}

type Person = Awaited<ReturnType<typeof signedIn>>;

const API = '/api/note';
const KINDS = [
  ...(['add', 'add', 'update', 'update', 'update', 'update', 'remove'] as const),
  ...(['edit', 'edit', 'removeAll', 'upload', 'undo', 'undo', 'rollBack', 'rollBack'] as const),
];
/** How often a client fetches the rows again: about once in three acts. Until then, it works on outdated rows. */
const LOOKS = [true, false, false];
const FEW_ROWS = 8;

/** Someone who changes rows and undoes changes at random, one request after the other. */
export async function actAtRandom(
  ...[person, who, seed, config, steps]: [Person, string, number, EntityConfig, number]
): Promise<readonly Request[]> {
  const random = randomFrom(seed);
  const requests: Request[] = [];
  let seen: readonly Note[] = [];
  for (let step = 0; step < steps; step += 1) {
    if (random.pick(LOOKS)) seen = await (await person.sendJson(`${API}/fetch`, {})).json();
    const kind = seen.length < FEW_ROWS ? 'add' : random.pick(KINDS);
    const asked = await choose(kind, { person, random, seen, config, mark: `${who}-${step}` });
    if (!asked) continue;
    const { act, response } = asked;
    const text = await response.text();
    requests.push({ who, act, status: response.status, answer: text ? JSON.parse(text) : {} });
  }
  return requests;
}

interface Step {
  readonly person: Person;
  readonly random: Random;
  readonly seen: readonly Note[];
  readonly config: EntityConfig;
  /** Unique. */
  readonly mark: string;
}

type Asked = { readonly act: Act; readonly response: Response } | undefined;

async function choose(kind: Act['kind'], step: Step): Promise<Asked> {
  const { person, random, seen, config, mark } = step;
  const colour = () => random.pick(['red', 'green', 'blue', 'white']);
  const row = seen[random.between(0, seen.length - 1)];
  const some = seen.filter(() => random.pick([true, false, false]));
  const pairs = some.map(({ id, version }) => [id, version] as const);
  const values = { [random.pick(['a', 'b', 'c'])]: colour() };
  if (kind === 'add') {
    const note = { code: mark, a: colour(), b: colour(), c: colour() };
    return { act: { kind }, response: await person.sendJson(`${API}/add`, note) };
  }
  if (kind === 'undo' || kind === 'rollBack') return await takeBack(kind, step);
  if (!row || some.length === 0) return undefined;
  if (kind === 'update') {
    const body = { ...row, ...values, [MERGE]: true };
    const act = { kind, rows: [[row.id, row.version] as const], values };
    return { act, response: await person.sendJson(`${API}/update`, body) };
  }
  if (kind === 'remove')
    return { act: { kind }, response: await person.sendJson(`${API}/remove`, { id: row.id }) };
  if (kind === 'upload') {
    const b = colour();
    const sheet = await writeSpreadsheet(
      config,
      some.map(({ code }) => ({ code, b })),
    );
    const file = `${mark}.xlsx`;
    const codes = Object.fromEntries(some.map(({ id, code }) => [code, String(id)]));
    const response = await person.upload(`${API}/bulkUpdate`, sheet, file);
    return { act: { kind, file, codes, b }, response };
  }
  const body = { entity: config.name, rows: pairs, ...(kind === 'edit' && { values }) };
  const path = kind === 'edit' ? 'edit' : 'remove';
  const response = await person.sendJson(`/api/selection/${path}`, body);
  return { act: { kind, rows: pairs, values }, response };
}

/** Undoes one of the latest changes, no matter whose. */
async function takeBack(
  kind: 'undo' | 'rollBack',
  { person, random, config }: Step,
): Promise<Asked> {
  const history = await person.sendJson('/api/history', { entity: config.name });
  const { entries } = await history.json();
  const wanted: readonly { id: number }[] = entries.filter(
    (entry: { action: string; isUndone: boolean; import?: object }) =>
      kind === 'undo' ? !entry.import : entry.import !== undefined && !entry.isUndone,
  );
  if (wanted.length === 0) return undefined;
  const { id: change } = random.pick(wanted);
  if (kind === 'undo') {
    return {
      act: { kind, change },
      response: await person.sendJson('/api/history/undo', { change }),
    };
  }
  const preview = await (await person.sendJson('/api/history/preview', { id: change })).json();
  const newer: readonly { row: number; version: number }[] = preview.newer ?? [];
  const take = newer.filter(() => random.pick([true, false]));
  const response = await person.sendJson('/api/history/rollBack', { id: change, take });
  const taken = take.map(({ row, version }) => [row, version] as const);
  return { act: { kind, change, taken }, response };
}
