import { foldTerm } from '../../common/fold-text';
import { findOptions } from '../../components/combobox/option';
import type { IconName } from '../../components/icon';
import { type Row, rowId } from '../../entities/row';
import { navigate } from '../../stores/session/router';
import type { RowSource } from './row-sources';

export interface Choice {
  /** Stays the same from session to session. */
  readonly key: string;
  readonly label: string;
  /** What else a row is known by. */
  readonly detail?: string;
  readonly icon: IconName;
  /** The heading above it. */
  readonly group: string;
  readonly run: () => void;
}

interface ChoiceGroup {
  readonly name: string;
  readonly choices: readonly Choice[];
}

/** Groups choices by heading. Each heading appears once. */
export function groupsOf(choices: readonly Choice[]): readonly ChoiceGroup[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices)
    groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
  return [...groups].map(([name, choices]) => ({ name, choices }));
}

/** The most rows of a list that are shown, and the most matches that are ranked to choose them. */
const SHOWN = 5;
const RANKED = 1000;

/** The commands and rows that match a term: commands first, then the best matches of each list. */
export function findChoices(
  term: string,
  commands: readonly Choice[],
  sources: readonly RowSource[],
): readonly Choice[] {
  const names = commands.map(({ key, label }) => ({ value: key, label }));
  const found = new Set(findOptions(names, term).map(({ value }) => value));
  return [
    ...commands.filter(({ key }) => found.has(key)),
    ...sources.flatMap((source) =>
      bestRows(source, foldTerm(term)).map((row) => rowChoice(source, row)),
    ),
  ];
}

/**
 * The best matches: first rows with an id or text equal to the term, then those with one that begins with it, then
 * others.
 */
function bestRows({ rows, texts }: RowSource, term: string): readonly Row[] {
  const all = rows();
  const index = texts();
  if (term === '' || !index.work(0)) return [];
  const rank = (at: number) => {
    const lines = `\n${index.textOf(at)}`;
    return lines.includes(`\n${term}\n`) ? 0 : lines.includes(`\n${term}`) ? 1 : 2;
  };
  const found = index.match(term) ?? [];
  // The row with this id may not be among the ranked ones. Looking for it in 100,000 rows takes 10 ms, so a term
  // without digits skips it.
  const withId = found.length > RANKED && /\d/.test(term) ? all.findIndex(hasId(term)) : -1;
  const best = new Set([...(withId < 0 ? [] : [withId]), ...found.slice(0, RANKED)]);
  const ranked = Array.from(best, (at) => ({ at, rank: rank(at) })).sort((a, b) => a.rank - b.rank);
  const shown = ranked.slice(0, SHOWN).map(({ at }) => all[at]);
  return shown.filter((row) => row !== undefined);
}

/** The choices with these keys that still exist. */
export function knownChoices(
  keys: readonly string[],
  commands: readonly Choice[],
  sources: readonly RowSource[],
): readonly Choice[] {
  return keys.flatMap((key) => {
    const source = sources.find((one) => key.startsWith(`${one.key}:`));
    const row = source?.rows().find(hasId(key.slice(source.key.length + 1)));
    if (source && row) return rowChoice(source, row);
    return commands.find((command) => command.key === key) ?? [];
  });
}

/** Matches the row with an id. Converting every id to text would take much longer. */
function hasId(text: string): (row: Row) => boolean {
  const number = Number(text);
  return ({ id }) => id === text || (id === number && String(id) === text);
}

function rowChoice(source: RowSource, row: Row): Choice {
  const [title, ...others] = source.describe(row);
  return {
    key: `${source.key}:${rowId(row)}`,
    label: title || rowId(row),
    detail: others.filter(Boolean).join(' · '),
    icon: source.icon,
    group: source.label,
    run: () => void navigate(source.addressOf(row)),
  };
}
