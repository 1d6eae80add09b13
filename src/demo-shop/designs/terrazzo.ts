import { lighter, mix } from '../drawing/colours';
import type { Drawing } from '../drawing/drawing';
import { grain } from '../drawing/surfaces';
import {
  circle,
  HEIGHT,
  type Point,
  path,
  polar,
  polygon,
  sheet,
  smooth,
  times,
  WIDTH,
} from '../drawing/svg';
import type { Random } from '../random';

interface Mixture {
  readonly large: number;
  readonly small: number;
  readonly size: readonly [least: number, most: number];
  readonly isRound: boolean;
}

const mixtures: readonly Mixture[] = [
  { large: 190, small: 900, size: [16, 44], isRound: false },
  { large: 90, small: 420, size: [30, 86], isRound: false },
  { large: 420, small: 1600, size: [8, 22], isRound: false },
  { large: 150, small: 600, size: [20, 54], isRound: true },
];

/** Chips of stone in cement, none over another. */
export function terrazzo({ palette, design, random }: Drawing): string {
  const mixture = mixtures[design % mixtures.length];
  if (!mixture) return '';
  const { ground, tone, soft, main, strong, accent } = palette;
  const colours = [soft, soft, main, main, strong, accent, lighter(tone, 0.4)];
  const chips = scatter(mixture, random).map(({ at, size }) =>
    path(chip(at, size, mixture.isRound, random), {
      fill: mix(random.pick(colours), ground, random.real(0, 0.18)),
    }),
  );
  const crumbs = times(mixture.small, () =>
    circle(random.real(0, WIDTH), random.real(0, HEIGHT), random.real(0.8, 3), {
      fill: random.pick([tone, soft, main, strong]),
      opacity: 0.5,
    }),
  );
  return [sheet(ground), ...crumbs, ...chips, grain({ strength: 0.2, octaves: 3 })].join('');
}

interface Spot {
  readonly at: Point;
  readonly size: number;
}

function scatter({ large, size: [least, most] }: Mixture, random: Random): Spot[] {
  const spots: Spot[] = [];
  for (let tries = 0; spots.length < large && tries < large * 14; tries += 1) {
    const size = least + (most - least) * random.real(0, 1) ** 1.8;
    const at: Point = [random.real(-20, WIDTH + 20), random.real(-20, HEIGHT + 20)];
    const isFree = spots.every(
      (spot) => Math.hypot(spot.at[0] - at[0], spot.at[1] - at[1]) > (spot.size + size) * 0.92,
    );
    if (isFree) spots.push({ at, size });
  }
  return spots;
}

function chip(at: Point, size: number, isRound: boolean, random: Random): string {
  const corners = random.between(4, 7);
  const first = random.real(0, 360);
  const points = times(corners, (index) => {
    const angle = first + ((index + random.real(-0.28, 0.28)) * 360) / corners;
    return polar(at, angle, size * random.real(0.62, 1));
  });
  return isRound ? smooth(points, true) : polygon(points);
}
