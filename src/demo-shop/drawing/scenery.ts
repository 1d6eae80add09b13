import type { Random } from '../random';
import { darker, isDark, lighter, mix, type Palette } from './colours';
import { HEIGHT, type Point, times, WIDTH } from './geometry';
import { farBird } from './shapes';
import * as svg from './svg';

/** The colour of land that is far (0) or near (1): what is far fades into the sky. */
export function distanceColour(palette: Palette, share: number): string {
  const { ground, tone, soft, main, strong } = palette;
  const shades = isDark(ground)
    ? [mix(soft, main, 0.35), mix(soft, tone, 0.3), tone, darker(ground, 0.5)]
    : [mix(tone, soft, 0.5), mix(soft, main, 0.6), main, strong];
  const position = Math.min(share, 0.999) * (shades.length - 1);
  const [from = ground, to = ground] = shades.slice(Math.floor(position));
  return mix(from, to, position % 1);
}

/** A sky with birds and a sun, or a moon when the palette is dark. */
export function sky({ ground, tone, soft, main, strong }: Palette, random: Random): string {
  const isNight = isDark(ground);
  const light = isNight ? '#fbedcb' : mix('#f8cf86', soft, 0.25);
  const [x, y] = [WIDTH * random.real(0.22, 0.78), HEIGHT * random.real(0.22, 0.3)];
  return [
    // The lower half is land.
    isNight
      ? svg.fade('sky', darker(ground, 0.15), tone, mix(soft, main, 0.45), tone)
      : svg.fade(
          'sky',
          mix(ground, tone, 0.6),
          lighter(ground, 0.3),
          mix(tone, '#fbd9a5', 0.45),
          tone,
        ),
    svg.glow('halo', `${lighter(light, 0.3)}e0`, `${light}40`, `${light}00`),
    svg.sheet('url(#sky)'),
    svg.circle([x, y], 290, { fill: 'url(#halo)' }),
    svg.circle([x, y], 78, { fill: lighter(light, 0.4) }),
    ...times(6, (index) =>
      svg.place(
        farBird(random.real(18, 34), mix(strong, ground, 0.2)),
        [x + 90 + index * 36 + random.real(-14, 14), y + 30 - index * 13 + random.real(-16, 16)],
        random.real(-14, 10),
      ),
    ),
  ].join('');
}

/** The crest of a range of hills, from the left edge to the right: midpoint displacement. */
export function crest(random: Random, height: number, swing: number, roughness: number): Point[] {
  let heights = [height + random.real(-swing, swing), height + random.real(-swing, swing)];
  let reach = swing;
  for (let depth = 0; depth < 7; depth += 1) {
    reach *= roughness;
    heights = heights.flatMap((value, index) => {
      const next = heights[index + 1];
      if (next === undefined) return [value];
      return [value, (value + next) / 2 + random.real(-reach, reach)];
    });
  }
  const step = WIDTH / (heights.length - 1);
  return heights.map((y, index): Point => [index * step, y]);
}
