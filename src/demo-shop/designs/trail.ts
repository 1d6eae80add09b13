import { mix } from '../drawing/colours';
import type { Drawing } from '../drawing/design';
import { HEIGHT, type Point, smooth, times, WIDTH } from '../drawing/geometry';
import { leaf, petal } from '../drawing/shapes';
import * as svg from '../drawing/svg';
import type { Random } from '../random';

const slim = (share: number) => (size: number) => leaf(size, size * share, size * 0.08);
const coin = (size: number) => petal(size, size * 0.82);

/** The distances of stems (`gap`) and of their leaves (`step`); leaves spread from the stem by an angle in degrees. */
const plants = [
  { gap: 150, step: 46, outline: slim(0.3), size: 90, spread: 48 },
  { gap: 172, step: 54, outline: coin, size: 72, spread: 66 },
  { gap: 200, step: 40, outline: slim(0.26), size: 84, spread: 58 },
  { gap: 220, step: 64, outline: slim(0.46), size: 118, spread: 54 },
  { gap: 130, step: 38, outline: coin, size: 48, spread: 58 },
];

type Plant = (typeof plants)[number];

/** Leafy stems that climb the wall, with their shadows behind them. */
export function trail({ palette, variant, random }: Drawing): string {
  const { ground, tone, soft, main, strong } = palette;
  const plant = plants[variant];
  if (!plant) return '';
  const shadow = { leaves: [tone, mix(tone, soft, 0.35)], stem: tone, shift: 0.5, hasVeins: false };
  const front = {
    leaves: [soft, main, main, strong],
    stem: mix(main, strong, 0.4),
    hasVeins: true,
    shift: 0,
  };
  return [svg.sheet(ground), garden(plant, shadow, random), garden(plant, front, random)].join('');
}

interface Layer {
  readonly leaves: readonly string[];
  readonly stem: string;
  readonly hasVeins: boolean;
  /** How far its stems are moved to the right, as a share of the gap. */
  readonly shift: number;
}

function garden(plant: Plant, layer: Layer, random: Random): string {
  const { gap, step, outline, spread } = plant;
  return times(WIDTH / gap + 2, (index) => {
    const x = (index - 0.5 + layer.shift) * gap;
    const phase = random.real(0, 6);
    const along = (y: number): Point => [
      x + gap * (Math.sin(y / 130 + phase) * 0.2 + Math.sin(y / 53 + phase * 2) * 0.05),
      y,
    ];
    const leaves = times((HEIGHT + 160) / step, (count) => {
      const base = along(HEIGHT + 80 - count * step + random.real(-6, 6));
      const side = count % 2 ? -1 : 1;
      const size = plant.size * random.real(0.82, 1.16);
      const turn = side * (spread + random.real(-14, 14));
      const blade = svg.path(outline(size), { fill: random.pick(layer.leaves) });
      if (!layer.hasVeins) return svg.place(blade, base, turn);
      const vein = svg.stroke(`M0 0L${size * 0.06} ${-size * 0.9}`, `${layer.stem}80`, 1.6);
      return svg.place(blade + vein, base, turn);
    });
    const line = smooth(times(22, (count) => along(HEIGHT + 60 - count * 48)));
    return svg.group(svg.stroke(line, layer.stem, 4.5), ...leaves);
  }).join('');
}
