import { lighter, mix } from '../drawing/colours';
import type { Drawing } from '../drawing/drawing';
import {
  crest,
  distanceColour,
  fir,
  heightAt,
  land,
  lightColour,
  skyColours,
} from '../drawing/scenery';
import { farBird } from '../drawing/shapes';
import { blur, fade, glow, grain } from '../drawing/surfaces';
import {
  circle,
  group,
  HEIGHT,
  path,
  place,
  rect,
  sheet,
  short,
  times,
  WIDTH,
} from '../drawing/svg';

/** Woods in the mist: firs on ridges, or the trunks of birches. */
export function forest(drawing: Drawing): string {
  const { palette, random, design } = drawing;
  const { ground, strong } = palette;
  const light = lightColour(palette);
  const [top, middle, horizon] = skyColours(palette);
  return [
    fade('sky', [
      [0, top],
      [0.45, middle],
      [1, horizon],
    ]),
    glow('halo', [
      [0, lighter(light, 0.3), 0.8],
      [1, light, 0],
    ]),
    blur('mist', 30),
    sheet('url(#sky)'),
    circle(WIDTH * random.real(0.3, 0.7), HEIGHT * 0.3, 330, { fill: 'url(#halo)' }),
    design % 4 === 2 ? birches(drawing) : firs(drawing),
    ...times(6, () =>
      place(
        farBird(random.real(14, 26), mix(strong, ground, 0.25)),
        [random.real(200, 1000), random.real(80, 260)],
        random.real(-12, 12),
      ),
    ),
    grain({ strength: 0.24, frequency: '0.4', octaves: 3 }),
  ].join('');
}

function firs({ palette, random, design }: Drawing): string {
  const [, middle, horizon] = skyColours(palette);
  const ridges = design % 4 === 1 ? 4 : 6;
  return times(ridges, (index) => {
    const share = index / (ridges - 1);
    const points = crest(random, HEIGHT * (0.42 + share * 0.46), 70, 0.45);
    const shade = distanceColour(palette, share);
    const size = (design % 4 === 1 ? 110 : 70) + share * share * (design % 4 === 3 ? 330 : 230);
    const trees = times(58 - share * 30, () => {
      const x = random.real(-30, WIDTH + 30);
      return path(fir(size * random.real(0.5, 1.15), random), {
        transform: `translate(${short(x)} ${short(heightAt(points, x) + 8)})`,
        fill: mix(shade, middle, random.real(0, 0.16)),
      });
    });
    const id = `ridge${index}`;
    return [
      fade(id, [
        [0, shade],
        [0.5, mix(shade, horizon, 0.5)],
        [1, mix(shade, horizon, 0.85)],
      ]),
      ...trees,
      path(land(points), { fill: `url(#${id})` }),
      rect(-100, HEIGHT * (0.5 + share * 0.44), WIDTH + 200, 90, {
        fill: lighter(horizon, 0.2),
        opacity: 0.5 * (1 - share * 0.6),
        filter: 'url(#mist)',
      }),
    ].join('');
  }).join('');
}

function birches({ palette, random }: Drawing): string {
  const { ground, tone, soft, main, strong, accent } = palette;
  return times(3, (depth) => {
    const share = depth / 2;
    const bark = mix(mix(tone, ground, 0.4), lighter(ground, 0.6), share);
    const mark = mix(soft, strong, share);
    const trunks = times(15 - depth * 3, (index) => {
      const x = (index + random.real(0.1, 0.9)) * (WIDTH / (15 - depth * 3));
      const width = 12 + share * 30 + random.real(-3, 5);
      const lean = random.real(-20, 20);
      const outline = `M${short(x)} -10L${short(x + lean)} 910H${short(x + lean + width * 1.25)}L${short(x + width * 0.8)} -10Z`;
      const scars = times(16, () => {
        const y = random.real(0, HEIGHT);
        const left = x + (lean * y) / HEIGHT + (random.between(0, 1) ? 0 : width * 0.5);
        return `M${short(left)} ${short(y)}h${short(width * random.real(0.2, 0.5))}`;
      }).join('');
      return (
        path(outline, { fill: bark }) +
        path(
          `M${short(x)} -10L${short(x + lean)} 910h${short(width * 0.3)}L${short(x + width * 0.22)} -10Z`,
          { fill: mark, opacity: 0.28 },
        ) +
        path(scars, {
          stroke: mark,
          'stroke-width': 2 + share * 4,
          'stroke-linecap': 'round',
          opacity: 0.85,
        })
      );
    });
    const leaves = times(130, () =>
      circle(
        random.real(0, WIDTH),
        HEIGHT * random.real(0, 0.5) ** 1.25,
        random.real(3, 9) + share * 3,
        {
          fill: mix(random.pick([soft, main, accent, accent]), ground, 0.45 - share * 0.45),
          opacity: 0.85,
        },
      ),
    );
    const veil = rect(0, HEIGHT * 0.55, WIDTH, HEIGHT * 0.5, {
      fill: lighter(ground, 0.3),
      opacity: 0.4 - share * 0.25,
      filter: 'url(#mist)',
    });
    return group({}, ...trunks, ...leaves, veil);
  }).join('');
}
