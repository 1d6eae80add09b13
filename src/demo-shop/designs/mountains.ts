import { lighter, mix } from '../drawing/colours';
import type { Drawing } from '../drawing/design';
import { HEIGHT, polyline, times, WIDTH } from '../drawing/geometry';
import { crest, distanceColour, sky } from '../drawing/scenery';
import * as svg from '../drawing/svg';

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
