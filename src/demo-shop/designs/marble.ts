import { mix } from '../drawing/colours';
import type { Drawing } from '../drawing/drawing';
import { grain } from '../drawing/surfaces';
import { HEIGHT, place, rect, sheet, tag, times, WIDTH } from '../drawing/svg';
import type { Random } from '../random';

/** Polished stone: plain slabs and book-matched pairs. */
export function marble({ palette, design, random }: Drawing): string {
  const panels = [1, 2, 1, 2][design % 4] ?? 1;
  const width = WIDTH / panels;
  const { ground, tone, soft, main, strong, accent } = palette;
  const layers = [
    layer(random, { colour: tone, frequency: '0.0016 0.0042', table: '0 0 0.6 1 1' }),
    layer(random, { colour: mix(soft, main, 0.3), frequency: '0.002 0.006', table: thin(9, 0.6) }),
    layer(random, { colour: strong, frequency: '0.0012 0.003', table: thin(25, 0.85), veil: true }),
    layer(random, { colour: accent, frequency: '0.001 0.0026', table: thin(21, 0.9), veil: true }),
  ];
  const joint = mix(ground, strong, 0.3);
  // As a pattern it is made for one slab only, not for the whole sheet each time.
  const slab = tag(
    'pattern',
    { id: 'slab', width, height: HEIGHT, patternUnits: 'userSpaceOnUse' },
    ...layers.map(({ shape }) => shape),
  );
  const shown = rect(0, 0, width, HEIGHT, { fill: 'url(#slab)' });
  return [
    ...layers.map(({ filter }) => filter),
    slab,
    sheet(ground),
    // Every other slab is turned over, so that the veins meet at the joint.
    ...times(panels, (index) =>
      index % 2 === 0
        ? place(shown, [index * width, 0])
        : place(shown, [(index + 1) * width, 0], 0, [-1, 1]),
    ),
    ...times(panels - 1, (index) =>
      rect((index + 1) * width - 1, 0, 2, HEIGHT, { fill: joint, opacity: 0.5 }),
    ),
    grain({ strength: 0.08, frequency: '0.7' }),
  ].join('');
}

interface LayerOptions {
  readonly colour: string;
  readonly frequency: string;
  /** How much of the colour is seen where the noise is low … high. */
  readonly table: string;
  /** Whether it comes and goes. */
  readonly veil?: boolean;
}

/** A table that lets a colour through only in the noise's middle: a vein. */
function thin(length: number, most: number): string {
  return times(length, (index) => (index === (length - 1) / 2 ? most : 0)).join(' ');
}

function layer(random: Random, { colour, frequency, table, veil = false }: LayerOptions) {
  const seed = random.between(1, 9999);
  const id = `stone${seed}`;
  const noise = (result: string, baseFrequency: string, numOctaves: number, step: number) =>
    tag('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency,
      numOctaves,
      seed: seed + step,
      result,
    });
  const seen = (from: string, tableValues: string, result: string) =>
    tag('feColorMatrix', { in: from, values: '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0' }) +
    tag('feComponentTransfer', { result }, tag('feFuncA', { type: 'table', tableValues }));
  const filter = tag(
    'filter',
    { id, x: 0, y: 0, width: '100%', height: '100%', 'color-interpolation-filters': 'sRGB' },
    noise('noise', frequency, 4, 0),
    seen('noise', table, 'shape'),
    veil
      ? noise('coming', '0.003 0.003', 2, 1) +
          seen('coming', '0 0 0.5 1 1', 'veil') +
          tag('feComposite', { in: 'shape', in2: 'veil', operator: 'in', result: 'shape2' })
      : '',
    tag('feFlood', { 'flood-color': colour }),
    tag('feComposite', { in2: veil ? 'shape2' : 'shape', operator: 'in' }),
  );
  const size = WIDTH + HEIGHT;
  const shape = rect(-size / 4, -size / 2, size, size, {
    transform: 'rotate(38)',
    filter: `url(#${id})`,
  });
  return { filter, shape };
}
