import { mix } from '../drawing/colours';
import type { Drawing } from '../drawing/drawing';
import { leafOutline, petalOutline } from '../drawing/shapes';
import { grain } from '../drawing/surfaces';
import {
  circle,
  group,
  HEIGHT,
  type Point,
  path,
  place,
  sheet,
  smooth,
  times,
  WIDTH,
} from '../drawing/svg';
import type { Random } from '../random';

interface Plant {
  /** Between two stems. */
  readonly gap: number;
  /** Between two leaves of a stem. */
  readonly step: number;
  readonly leaf: (size: number, fill: string, vein: string) => string;
  readonly size: readonly [least: number, most: number];
  readonly spread: number;
  readonly hasBerries: boolean;
}

const plants: readonly Plant[] = [
  // Willow
  { gap: 150, step: 46, leaf: veined(0.3), size: [74, 104], spread: 48, hasBerries: false },
  // Eucalyptus
  { gap: 172, step: 54, leaf: coin, size: [58, 84], spread: 66, hasBerries: true },
  // Olive
  { gap: 190, step: 38, leaf: veined(0.26), size: [66, 88], spread: 58, hasBerries: true },
  // Laurel
  { gap: 210, step: 62, leaf: veined(0.46), size: [96, 128], spread: 54, hasBerries: false },
];

/** Leafy stems that climb the wall, with their shadows behind them. */
export function botanical({ palette, design, random }: Drawing): string {
  const plant = plants[design % plants.length];
  if (!plant) return '';
  const { ground, tone, soft, main, strong, accent } = palette;
  const behind = garden(plant, random, [tone, mix(tone, soft, 0.35)], tone, tone, 0.5);
  const front = garden(
    plant,
    random,
    [soft, main, main, strong],
    mix(main, strong, 0.4),
    accent,
    0,
  );
  return [
    sheet(ground),
    group({ opacity: 0.9 }, behind),
    front,
    grain({ strength: 0.2, frequency: '0.5', octaves: 3 }),
  ].join('');
}

function garden(
  plant: Plant,
  random: Random,
  leaves: readonly string[],
  stem: string,
  berry: string,
  shift: number,
): string {
  return times(WIDTH / plant.gap + 2, (index) => {
    const x = (index - 0.5 + shift) * plant.gap;
    const phase = random.real(0, 6);
    const swing = plant.gap * 0.2;
    const along = (y: number): Point => [
      x + Math.sin(y / 130 + phase) * swing + Math.sin(y / 53 + phase * 2) * swing * 0.25,
      y,
    ];
    const line = smooth(times(22, (step) => along(HEIGHT + 60 - step * 48)));
    const steps = times((HEIGHT + 160) / plant.step, (step) => {
      const base = along(HEIGHT + 80 - step * plant.step + random.real(-6, 6));
      const side = step % 2 === 0 ? 1 : -1;
      const fill = random.pick(leaves);
      const leaf = plant.leaf(random.real(...plant.size), fill, mix(fill, stem, 0.55));
      const turn = side * (plant.spread + random.real(-14, 14));
      const hasBerry = plant.hasBerries && random.real(0, 1) < 0.3;
      return place(leaf, base, turn) + (hasBerry ? berries(base, -side, berry, random) : '');
    });
    return (
      path(line, { fill: 'none', stroke: stem, 'stroke-width': 4.5, 'stroke-linecap': 'round' }) +
      steps.join('')
    );
  }).join('');
}

function veined(slim: number) {
  return (size: number, fill: string, vein: string) => {
    const lean = size * 0.08;
    return (
      path(leafOutline(size, size * slim, lean), { fill }) +
      path(`M0 0Q${lean * 0.2} ${-size * 0.5} ${lean} ${-size * 0.92}`, {
        fill: 'none',
        stroke: vein,
        'stroke-width': 1.6,
      })
    );
  };
}

function coin(size: number, fill: string, vein: string): string {
  return (
    path(petalOutline(size, size * 0.82), { fill }) +
    path(
      `M0 0V${-size * 0.82}M0 ${-size * 0.3}l${size * 0.2} ${-size * 0.2}M0 ${-size * 0.45}l${-size * 0.2} ${-size * 0.18}`,
      {
        fill: 'none',
        stroke: vein,
        'stroke-width': 1.4,
      },
    )
  );
}

function berries([x, y]: Point, side: number, fill: string, random: Random): string {
  return times(3, (index) => {
    const [dx, dy] = [side * (16 + index * 9), -14 - index * 7 + random.real(-7, 7)];
    return (
      path(`M${x} ${y}l${dx} ${dy}`, { stroke: fill, 'stroke-width': 1.6 }) +
      circle(x + dx, y + dy, 6.5, { fill })
    );
  }).join('');
}
