import { expect, test, vi } from 'vitest';
import { checkConfig } from '../check-config';

const STAGES = [
  { value: 'open', label: 'Open' },
  { value: 'lost', label: 'Lost' },
];

function check(fields: readonly object[], now: string) {
  vi.setSystemTime(now);
  return checkConfig(JSON.stringify({ label: 'Lead', fields }), 'lead.json', 'lead');
}

const pathsOf = (found: readonly { readonly path: string }[]) => found.map(({ path }) => path);

test.each([
  [{ default: '2026-12-31', min: 'today' }, ['2026-12-31', '2027-01-01']],
  [{ default: '2026-12-31', max: 'today' }, ['2026-12-31', '2026-12-30']],
  [{ default: 'today', max: '2026-12-31' }, ['2026-12-31', '2027-01-01']],
  [{ default: 'today', min: '2026-12-31' }, ['2026-12-31', '2026-12-30']],
])('a default is only warned about on days on which %j would be rejected', (keys, days) => {
  const [right = [], wrong = []] = days.map((day) => {
    const found = check([{ name: 'day', type: 'date', ...keys }], day);
    expect(found.problems).toEqual([]);
    return pathsOf(found.warnings);
  });
  expect(right).toEqual([]);
  expect(wrong).toEqual(['fields[0].default']);
});

test.each([
  { default: '2026-12-31', min: '2027-01-01', max: 'today' },
  { default: '2026-12-31', min: 'today', max: '2026-12-30' },
])('a default that is wrong on every day is a problem: %j', (keys) => {
  for (const day of ['2026-01-01', '2027-02-02']) {
    const found = check([{ name: 'day', type: 'date', ...keys }], day);
    expect(pathsOf(found.problems)).toEqual(['fields[0].default']);
    expect(found.warnings).toEqual([]);
  }
});

test.each(['2026-12-31', '2027-01-01'])('a field can be shown on a certain day, on %s', (now) => {
  const day = { name: 'day', type: 'date', min: 'today' };
  const note = { name: 'note', type: 'text', showIf: { day: '2026-12-31' } };
  expect(check([day, note], now)).toMatchObject({ problems: [], warnings: [] });
});

test.each([
  ['the field that its bound depends on', 'stage'],
  ['its own field', 'rate'],
])(
  'a default is not checked by a bound that depends on another field if days hide %s',
  (_, hidden) => {
    const showIf = { day: { to: 'yesterday' } };
    const fields = [
      { name: 'day', type: 'date', default: '2026-12-31' },
      { name: 'stage', type: 'select', options: STAGES, default: 'open' },
      { name: 'rate', type: 'number', default: 150, max: { by: 'stage', open: 100 } },
    ].map((field) => (field.name === hidden ? { ...field, showIf } : field));
    for (const now of ['2026-12-31', '2027-01-01']) expect(check(fields, now).problems).toEqual([]);
  },
);
