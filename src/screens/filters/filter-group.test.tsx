import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EMPTY, FILLED, NONE_OF } from '../../common/filters';
import { fieldOf } from '../../entities/entity-config';
import { entityConfig } from '../../entities/testing';
import { FilterGroup } from './filter-group';
import { filterableColumns } from './filterable-columns';

const OPTIONS = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
const config = entityConfig({
  fields: [
    { name: 'card', type: 'aadhaar', required: true },
    { name: 'second', type: 'aadhaar' },
    { name: 'city', type: 'text', required: true },
    { name: 'place', type: 'text', required: true },
    { name: 'kind', type: 'select', options: OPTIONS },
    { name: 'day', type: 'date' },
  ],
});

const line = (name: string) => screen.getByRole('button', { name });

async function show(
  name: string,
  counts?: ReadonlyMap<string, number>,
  chosen: string[] = [],
  hasRows = false,
  onChange = (_: readonly string[]) => {},
) {
  const field = fieldOf(config, name);
  const kind = name === 'place' ? { kind: 'options' as const } : {};
  const [column] = filterableColumns([{ id: name, header: name, field, ...kind }]);
  if (!column) throw new Error(name);
  render(
    <FilterGroup
      column={column}
      count={() => counts}
      hasRows={() => hasRows}
      chosen={chosen}
      onChange={onChange}
    />,
  );
  const group = screen.queryByRole('group', { name });
  if (group && line(name).getAttribute('aria-expanded') === 'false')
    await userEvent.click(line(name));
  return group;
}

test('a field that is filtered only by whether it is empty has no group if it is never empty', async () => {
  expect(await show('card', new Map())).toBeNull();
});

test('a field that is filtered only by whether it is empty has a group once a row lacks it, or if it may be empty', async () => {
  expect(await show('card', new Map([[EMPTY, 1]]))).not.toBeNull();
  expect(await show('second')).not.toBeNull();
  expect(await show('city')).not.toBeNull();
});

const has = (name: RegExp) => screen.queryByRole('checkbox', { name }) !== null;

test('empty values can be chosen if there are any', async () => {
  await show('kind', new Map([['a', 3]]));
  expect([has(/^Empty/), has(/^Not empty/)]).toEqual([false, false]);
  cleanup();
  await show('kind', new Map([[EMPTY, 1]]));
  expect([has(/^Empty/), has(/^Not empty/)]).toEqual([true, true]);
  cleanup();
  await show('kind', new Map([['a', 3]]), [EMPTY]);
  expect(has(/^Empty/)).toBe(true);
});

test('“All except these” is offered once an option is ticked', async () => {
  await show('kind', new Map());
  expect(has(/^All except these/)).toBe(false);
  cleanup();
  await show('kind', new Map(), ['a']);
  expect(has(/^All except these/)).toBe(true);
});

test('in a long list, the options that are chosen when it opens come first', async () => {
  const towns = [...'abcdefghijkl'].map((name) => [name, 1] as const);
  await show('kind', new Map(towns), ['k']);
  const [first, second] = screen.getAllByRole('checkbox');
  expect(first).toBe(screen.getByRole('checkbox', { name: /^k/ }));
  expect(second).toBe(screen.getByRole('checkbox', { name: /^a/ }));
});

test('a search of the options finds them despite spaces around it', async () => {
  await show('kind', new Map([...'abcdefghijkl'].map((name) => [name, 1])));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find in kind' }), ' k ');
  expect(screen.getAllByRole('checkbox').at(0)).toBe(screen.getByRole('checkbox', { name: /^k/ }));
});

test('a group is a line that can be opened, and says what is chosen', async () => {
  await show('kind', new Map([['a', 3]]), ['a', 'b']);
  expect(line('kind').getAttribute('aria-description')).toBe('a, b');
  expect(has(/^a/)).toBe(true);
  await userEvent.click(line('kind'));
  expect(line('kind').getAttribute('aria-expanded')).toBe('false');
  expect(has(/^a/)).toBe(false);
  expect(line('kind').textContent).toBe('kinda, b');
});

test('ranges of future days are offered if a row has a future day, or while one is chosen', async () => {
  const offered = () => screen.queryByRole('button', { name: 'Next 7 days' }) !== null;
  await show('day');
  expect(screen.getByRole('button', { name: 'This week' })).not.toBeNull();
  expect(offered()).toBe(false);
  cleanup();
  await show('day', undefined, [], true);
  expect(offered()).toBe(true);
  cleanup();
  await show('day', undefined, ['next-7-days']);
  expect(offered()).toBe(true);
});

test('long lists of options are sorted by frequency, then by name; short ones by name', async () => {
  const counts = new Map([
    ['Agra', 1],
    ['Pune', 7],
    ['Delhi', 3],
    ['Bhopal', 3],
  ]);
  const names = () =>
    screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  await show('place', counts);
  expect(names()).toEqual(['Agra1', 'Bhopal3', 'Delhi3', 'Pune7']);
  cleanup();
  for (const letter of 'abcdefgh') counts.set(`Town ${letter}`, 0);
  await show('place', counts);
  expect(names().slice(0, 5)).toEqual(['Pune7', 'Bhopal3', 'Delhi3', 'Agra1', 'Town a0']);
});

test.each(['*', '!', '\\*'])(
  'the text %s can be typed, and is shown as it was typed',
  async (text) => {
    const onChange = vi.fn();
    await show('city', undefined, [], false, onChange);
    await userEvent.type(screen.getByRole('textbox', { name: 'Contains' }), text);
    await userEvent.tab();
    const [chosen] = onChange.mock.lastCall ?? [];
    cleanup();
    await show('city', undefined, chosen);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Contains' }).value).toBe(text);
    expect(line('city').getAttribute('aria-description')).toBe(`“${text}”`);
  },
);

test.each([
  ['city', ['pune', 'surat'], '“pune”', '“surat”', 'Contains'],
  ['day', ['..2026-11-01', '2026-12-01..'], 'Up to 1 Nov 2026', 'From 1 Dec 2026', 'From'],
])(
  'several texts of %s, which a view may have, are buttons that remove them until one is left',
  async (name, chosen, first, second, label) => {
    const onChange = vi.fn();
    await show(name, undefined, [...chosen, FILLED], false, onChange);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: `Remove filter ${second}` })).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: `Remove filter ${first}` }));
    expect(onChange.mock.lastCall).toEqual([[FILLED, chosen[1]]]);
    cleanup();
    await show(name, undefined, [FILLED, String(chosen[1])]);
    expect(screen.queryByLabelText(label)).not.toBeNull();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
);

test('“Not empty” and “All except these” are ticked among options', async () => {
  await show('kind', undefined, [FILLED, NONE_OF]);
  const isTicked = (name: RegExp) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
  expect([isTicked(/^Not empty/), isTicked(/^All except these/)]).toEqual([true, true]);
});
