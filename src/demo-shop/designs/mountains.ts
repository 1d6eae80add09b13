import { lighter, mix } from '../drawing/colours';
import type { Drawing } from '../drawing/drawing';
import { crest, distanceColour, land, lightColour, skyColours } from '../drawing/scenery';
import { farBird } from '../drawing/shapes';
import { blur, fade, glow, grain, rough } from '../drawing/surfaces';
import { circle, group, HEIGHT, path, place, rect, sheet, times, WIDTH } from '../drawing/svg';

const ranges = 7;

/** Ranges of hills behind each other, washed in water colour, with mist in the valleys. */
export function mountains({ palette, design, random }: Drawing): string {
  const { ground, strong } = palette;
  const light = lightColour(palette);
  const [top, middle, horizon] = skyColours(palette);
  const hills = times(ranges, (index) => {
    const share = index / (ranges - 1);
    const height = HEIGHT * (0.4 + share * 0.5);
    const roughness = [0.5, 0.56, 0.44, 0.52][design % 4] ?? 0.5;
    const points = crest(random, height, 230 - share * 110, roughness);
    const colour = distanceColour(palette, share);
    const id = `hill${index}`;
    return (
      fade(id, [
        [0, colour, 0.95],
        [0.45, mix(colour, horizon, 0.3), 0.95],
        [1, mix(colour, horizon, 0.75), 0.9],
      ]) +
      path(land(points), { fill: `url(#${id})` }) +
      path(land(points.map(([x, y]) => [x, y + 16 + random.real(-4, 4)])), {
        fill: colour,
        opacity: 0.1,
      })
    );
  });
  const [sunX, sunY] = [WIDTH * (0.22 + random.real(0, 0.56)), HEIGHT * 0.25];
  const birds = times(7, (index) =>
    place(
      farBird(random.real(16, 32), mix(strong, ground, 0.2)),
      [
        sunX + 90 + index * 34 + random.real(-14, 14),
        sunY + 30 - index * 13 + random.real(-16, 16),
      ],
      random.real(-14, 10),
    ),
  );
  return [
    fade('sky', [
      [0, top],
      [0.4, middle],
      [0.62, horizon],
    ]),
    glow('halo', [
      [0, light, 0.8],
      [0.4, light, 0.25],
      [1, light, 0],
    ]),
    blur('mist', 26),
    rough('wash', 16, 0.012, 5),
    sheet('url(#sky)'),
    circle(sunX, sunY, 260, { fill: 'url(#halo)' }),
    circle(sunX, sunY, 74, { fill: lighter(light, 0.25) }),
    // A little wider than the sheet, as the filter draws its edges in.
    place(group({ filter: 'url(#wash)' }, ...hills), [-60, 0], 0, [1.1, 1.04]),
    ...times(5, (index) =>
      rect(
        random.real(-200, WIDTH * 0.5),
        HEIGHT * (0.5 + index * 0.09),
        random.real(500, 900),
        34,
        {
          rx: 17,
          fill: lighter(ground, 0.4),
          opacity: 0.26,
          filter: 'url(#mist)',
        },
      ),
    ),
    ...birds,
    grain({ strength: 0.3, frequency: '0.35', octaves: 4 }),
    grain({ strength: 0.09, frequency: '0.008', octaves: 2, seed: 6, tile: 1200 }),
  ].join('');
}
