import { darker, isDark, lighter, mix, type Palette } from '../drawing/colours';
import type { Drawing } from '../drawing/design';
import { HEIGHT, type Point, polyline, times, WIDTH } from '../drawing/geometry';
import * as svg from '../drawing/svg';
import type { Random } from '../random';

const RANGES = 7;

/** Ranges of hills behind each other, with mist in the valleys. */
export function mountains({ palette, variant, random }: Drawing): string {
  const { ground, tone } = palette;
  const haze = mix(lighter(ground, 0.3), tone, 0.5);
  const roughness = [0.5, 0.58, 0.44, 0.54, 0.47][variant] ?? 0.5;
  const hills = times(RANGES, (index) => {
    const share = index / (RANGES - 1);
    const points = crest(random, HEIGHT * (0.4 + share * 0.5), 230 - share * 110, roughness);
    const colour = distanceColour(palette, share);
    const mist = svg.ellipse(
      [random.real(0, WIDTH), HEIGHT * (0.52 + share * 0.5)],
      [random.real(400, 700), 60],
      { fill: 'url(#mist)' },
    );
    return (
      svg.fade(`hill${index}`, colour, mix(colour, haze, 0.25), mix(colour, haze, 0.7)) +
      svg.path(`${polyline(points)}V${HEIGHT}H0Z`, { fill: `url(#hill${index})` }) +
      mist
    );
  });
  return [sky(palette, random), svg.glow('mist', `${haze}80`, `${haze}00`), ...hills].join('');
}

/** The colour of land that is far (0) or near (1): what is far fades into the sky. */
function distanceColour({ ground, tone, soft, main, strong }: Palette, share: number): string {
  const shades = isDark(ground)
    ? [mix(soft, main, 0.35), mix(soft, tone, 0.3), tone, darker(ground, 0.5)]
    : [mix(tone, soft, 0.5), mix(soft, main, 0.6), main, strong];
  const position = Math.min(share, 0.999) * (shades.length - 1);
  const [from = ground, to = ground] = shades.slice(Math.floor(position));
  return mix(from, to, position % 1);
}

/** A sky with a sun, or a moon when the palette is dark. The lower half is land. */
function sky({ ground, tone, soft, main }: Palette, random: Random): string {
  const isNight = isDark(ground);
  const light = isNight ? '#fbedcb' : mix('#f8cf86', soft, 0.25);
  const colours = isNight
    ? [darker(ground, 0.15), tone, mix(soft, main, 0.45), tone]
    : [mix(ground, tone, 0.6), lighter(ground, 0.3), mix(tone, '#fbd9a5', 0.45), tone];
  const at: Point = [WIDTH * random.real(0.22, 0.78), HEIGHT * random.real(0.22, 0.3)];
  return [
    svg.fade('sky', ...colours),
    svg.glow('halo', `${lighter(light, 0.3)}e0`, `${light}40`, `${light}00`),
    svg.sheet('url(#sky)'),
    svg.circle(at, 290, { fill: 'url(#halo)' }),
    svg.circle(at, 78, { fill: lighter(light, 0.4) }),
  ].join('');
}

/** The crest of a range of hills, from the left edge to the right: midpoint displacement. */
function crest(random: Random, height: number, swing: number, roughness: number): Point[] {
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
