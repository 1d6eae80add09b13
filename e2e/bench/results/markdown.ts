import { type Kind, type Line, median, type Results, type Section } from './line';

const HEADINGS: Readonly<Record<Kind, string>> = {
  browser: 'In the browser',
  server: 'On the server, beside bare libraries',
};
const FIRST = ['floor', 'ours'];
const format = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

/** `RESULTS.md`: a table for each kind, with medians and their ratios to the floor. */
export function markdown(results: Results): string {
  return [
    '# Results',
    'Written by `npm run bench`; [README.md](README.md) says what is measured and how to read it. Medians;',
    'in brackets the ratio to the floor. ✓ and ✗ say whether ours reached its goal.',
    ...kindTables('browser', results),
    ...kindTables('server', results),
    '',
  ].join('\n');
}

function kindTables(kind: Kind, results: Results): readonly string[] {
  const sections = Object.entries(results[kind]).sort(([a], [b]) => a.localeCompare(b));
  if (sections.length === 0) return [];
  return [
    `\n## ${HEADINGS[kind]}\n`,
    table(sections.flatMap(([, section]) => section.lines)),
    '',
    ...origins(sections),
  ];
}

/** The lines as a Markdown table. */
export function table(lines: readonly Line[]): string {
  const names = columns(lines);
  return [
    row(['work', 'unit', ...names, 'goal', '']),
    row(['---', '---', ...names.map(() => '--:'), '--:', '---']),
    ...lines.map((line) => row(cells(line, names))),
  ].join('\n');
}

/** The contestants of a table: the floor, ours, then the peers in alphabetical order. */
function columns(lines: readonly Line[]): readonly string[] {
  const names = new Set(lines.flatMap(({ samples }) => Object.keys(samples)));
  return [...FIRST, ...[...names].filter((name) => !FIRST.includes(name)).sort()];
}

function cells(line: Line, names: readonly string[]): readonly string[] {
  const floor = median(line.samples.floor ?? []);
  const values = names.map((name) => {
    const samples = line.samples[name];
    if (!samples) return '–';
    const value = median(samples);
    return name === 'floor' || !(floor > 0)
      ? format.format(value)
      : `${format.format(value)} (${format.format(value / floor)}×)`;
  });
  const texts = [line.work, line.unit, ...values, goalCell(line, floor), line.note ?? ''];
  return texts.map((text) => text.replaceAll('|', '\\|'));
}

function goalCell({ goal, limit, samples, higherIsBetter }: Line, floor: number): string {
  const ours = median(samples.ours ?? []);
  const aim = limit ?? (goal === undefined ? undefined : goal * floor);
  if (aim === undefined || Number.isNaN(ours) || Number.isNaN(aim)) return '';
  const reached = higherIsBetter ? ours >= aim : ours <= aim;
  const text = limit === undefined ? `${goal}×` : format.format(limit);
  return `${higherIsBetter ? '≥' : '≤'} ${text} ${reached ? '✓' : '✗'}`;
}

/** When and where the workloads were measured; those with the same origin share a line. */
function origins(sections: readonly (readonly [string, Section])[]): readonly string[] {
  const names = new Map<string, readonly string[]>();
  for (const [name, { date, machine, versions, lines }] of sections) {
    const programs = Object.entries(versions).map(([program, version]) => `${program} ${version}`);
    const counts = lines.flatMap(({ samples }) =>
      Object.values(samples).map(({ length }) => length),
    );
    const repeated = `${[...new Set(counts)].sort().join(' or ')} samples each`;
    const origin = [date.slice(0, 10), repeated, machine, ...programs].join(', ');
    names.set(origin, [...(names.get(origin) ?? []), name]);
  }
  return [...names].map(([origin, of]) => `- ${of.join(', ')}: ${origin}`);
}

const row = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;
