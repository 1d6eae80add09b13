import { darker, lighter, mix } from '../drawing/colours';
import type { Drawing } from '../drawing/drawing';
import { grain, rough } from '../drawing/surfaces';
import { group, HEIGHT, rect, sheet, times, WIDTH } from '../drawing/svg';

interface Wall {
  readonly brick: readonly [width: number, height: number];
  readonly joint: number;
  /** How unlike the bricks are. */
  readonly spread: number;
  readonly isWhitewashed: boolean;
}

const walls: readonly Wall[] = [
  { brick: [150, 50], joint: 9, spread: 0.3, isWhitewashed: false },
  { brick: [172, 58], joint: 7, spread: 0.14, isWhitewashed: true },
  { brick: [120, 38], joint: 6, spread: 0.42, isWhitewashed: false },
  { brick: [232, 46], joint: 5, spread: 0.24, isWhitewashed: false },
];

/** A brick wall, lit from above at the left. */
export function bricks({ palette, design, random }: Drawing): string {
  const wall = walls[design % walls.length];
  if (!wall) return '';
  const { ground, tone, soft, main, strong } = palette;
  const [width, height] = wall.brick;
  const mortar = wall.isWhitewashed ? tone : mix(ground, strong, 0.08);
  const shades = wall.isWhitewashed
    ? [ground, lighter(ground, 0.4), mix(ground, tone, 0.7), mix(tone, soft, 0.25)]
    : [soft, main, mix(main, soft, 0.5), mix(main, strong, 0.35), mix(soft, tone, 0.3)];
  const rows = times(HEIGHT / (height + wall.joint) + 1, (row) =>
    times(WIDTH / (width + wall.joint) + 2, (column) => {
      const x = (column - (row % 2 ? 1 : 0.5)) * (width + wall.joint) + random.real(-2, 2);
      const y = row * (height + wall.joint) + random.real(-1.5, 1.5);
      const base = random.pick(shades);
      const shade = mix(base, random.pick([strong, ground, main]), random.real(0, wall.spread));
      const [long, high] = [width + random.real(-4, 2), height + random.real(-2, 1)];
      return (
        rect(x + 2.5, y + 3.5, long, high, { rx: 4, fill: darker(mortar, 0.35), opacity: 0.55 }) +
        rect(x, y, long, high, { rx: 4, fill: shade }) +
        rect(x + 1, y + 1, long - 3, 2.5, { rx: 1.2, fill: lighter(shade, 0.4), opacity: 0.6 }) +
        rect(x + 2, y + high - 4, long - 3, 3, { rx: 1.5, fill: darker(shade, 0.35), opacity: 0.5 })
      );
    }).join(''),
  );
  return [
    rough('rough', 7, 0.045),
    sheet(mortar),
    group({ filter: 'url(#rough)' }, ...rows),
    grain({ strength: 0.34, frequency: '0.35', octaves: 4 }),
    grain({ strength: 0.22, frequency: '0.02 0.03', octaves: 2, seed: 4, tile: 600 }),
  ].join('');
}
