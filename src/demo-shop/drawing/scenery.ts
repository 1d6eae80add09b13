import type { Random } from '../random';
import { darker, isDark, lighter, mix } from './colours';
import type { Palette } from './palettes';
import { at, HEIGHT, type Point, polyline, short, times, WIDTH } from './svg';

/** The colour of land that is far (0) or near (1): what is far fades into the sky. */
export function distanceColour(palette: Palette, share: number): string {
  const { ground, tone, soft, main, strong } = palette;
  const shades = isDark(ground)
    ? [mix(soft, main, 0.35), mix(soft, tone, 0.3), tone, darker(ground, 0.5)]
    : [mix(tone, soft, 0.5), mix(soft, main, 0.6), main, strong];
  const place = Math.min(share, 0.999) * (shades.length - 1);
  const [from = ground, to = ground] = shades.slice(Math.floor(place));
  return mix(from, to, place % 1);
}

/** The sun by day, the moon by night. */
export function lightColour({ ground, soft }: Palette): string {
  return isDark(ground) ? '#fbedcb' : mix('#f8cf86', soft, 0.25);
}

/** From the top of the sky to the horizon. */
export function skyColours({
  ground,
  tone,
  soft,
  main,
}: Palette): readonly [string, string, string] {
  return isDark(ground)
    ? [darker(ground, 0.15), tone, mix(soft, main, 0.45)]
    : [mix(ground, tone, 0.6), lighter(ground, 0.35), mix(tone, '#fbd9a5', 0.45)];
}

/** The crest of a range of hills, from the left edge to the right: midpoint displacement. */
export function crest(random: Random, height: number, swing: number, roughness = 0.5): Point[] {
  let heights = [height + random.real(-swing, swing), height + random.real(-swing, swing)];
  let reach = swing;
  for (let depth = 0; depth < 7; depth += 1) {
    reach *= roughness;
    heights = heights.flatMap((value, index) => {
      const next = heights[index + 1];
      return next === undefined
        ? [value]
        : [value, (value + next) / 2 + random.real(-reach, reach)];
    });
  }
  const step = WIDTH / (heights.length - 1);
  return heights.map((y, index): Point => [index * step, y]);
}

/** What lies under a crest, down to the sheet's foot. */
export function land(points: readonly Point[]): string {
  return `${polyline(points)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`;
}

/** The height of a crest at a place. */
export function heightAt(points: readonly Point[], x: number): number {
  const step = WIDTH / (points.length - 1);
  const index = Math.min(Math.max(Math.round(x / step), 0), points.length - 1);
  return points[index]?.[1] ?? HEIGHT;
}

/** A fir, its foot at the origin. */
export function fir(height: number, random: Random): string {
  const tiers = Math.round(height / 17) + 3;
  const half = height * random.real(0.17, 0.23);
  const side = (sign: number) =>
    times(tiers, (index) => {
      const share = (index + 1) / tiers;
      const y = -height + share * height * 0.93;
      const out = sign * half * share ** 0.9 * random.real(0.75, 1.08);
      const back = sign * half * share * 0.42;
      return [
        [out, y + random.real(0, 5)],
        [back, y - 2],
      ] as const;
    });
  const right = side(1).flat();
  const left = side(-1).flat().reverse();
  const foot: Point[] = [
    [height * 0.016, -2],
    [height * 0.016, 6],
    [-height * 0.016, 6],
    [-height * 0.016, -2],
  ];
  return `${polyline([[0, -height], ...right, ...foot, ...left])}Z`;
}

/** A palm's frond, growing from the origin towards an angle and bowing down. */
export function frond(length: number, angle: number, random: Random): string {
  const radians = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(radians), Math.sin(radians)];
  const tip: Point = [dx * length, dy * length + length * 0.5];
  const bend: Point = [dx * length * 0.62, dy * length * 0.72 - length * 0.06];
  const spine = (share: number): Point => {
    const rest = 1 - share;
    return [
      2 * rest * share * bend[0] + share * share * tip[0],
      2 * rest * share * bend[1] + share * share * tip[1],
    ];
  };
  const leaves = times(22, (index) => {
    const share = 0.08 + (index / 22) * 0.92;
    const [x, y] = spine(share);
    const long = length * 0.34 * Math.sin(Math.PI * Math.min(share * 0.8 + 0.18, 1)) + 6;
    const lean = dx >= 0 ? 1 : -1;
    const down: Point = [x + lean * long * 0.34, y + long * random.real(0.85, 1.05)];
    const up: Point = [x + lean * long * 0.75, y - long * random.real(0.2, 0.42)];
    return `M${at([x - 2, y])}L${at(down)}L${at([x + 3.5, y])}ZM${at([x, y - 2])}L${at(up)}L${at([x + 1, y + 3])}Z`;
  });
  const spread = `M0 -2Q${at(bend)} ${at(tip)}Q${short(bend[0])} ${short(bend[1] + 5)} 0 3Z`;
  return spread + leaves.join('');
}
