import { darker, isDark, lighter, mix } from '../drawing/colours';
import type { Drawing } from '../drawing/drawing';
import { glow, grain } from '../drawing/surfaces';
import { HEIGHT, type Point, place, sheet, times, WIDTH } from '../drawing/svg';
import type { Random } from '../random';
import { banana, bloom, fern, monstera, palm } from './jungle-leaves';

type Leaf = (size: number, fill: string, vein: string, random: Random) => string;

const mixtures: readonly (readonly Leaf[])[] = [
  [monstera, palm, banana],
  [banana, banana, palm],
  [palm, fern, monstera],
  [monstera, monstera, fern],
];

/** Leaves over leaves, dark behind and bright in front, with a few flowers. */
export function jungle({ palette, random, design }: Drawing): string {
  const { ground, tone, soft, main, strong, accent } = palette;
  const isNight = isDark(ground);
  const leaves = mixtures[design % mixtures.length] ?? [monstera];
  const shades = isNight
    ? [tone, mix(tone, soft, 0.6), soft, mix(soft, main, 0.7), main]
    : [tone, mix(tone, soft, 0.6), soft, main, strong];
  const layers = shades.map((shade, depth) => {
    const share = depth / (shades.length - 1);
    return times(26 - depth * 3, () => {
      const fill = mix(
        shade,
        random.pick([ground, main, darker(shade, 0.25)]),
        random.real(0, 0.22),
      );
      const vein = isNight ? lighter(fill, 0.16) : mix(fill, ground, 0.4);
      const leaf = random.pick(leaves)(
        random.real(210, 300) * (0.85 + share * 0.3),
        fill,
        vein,
        random,
      );
      return { leaf, at: spot(random, share), turn: random.real(-70, 70) };
    }).map(({ leaf, at, turn }) => place(leaf, at, turn + (at[0] < WIDTH / 2 ? 16 : -16)));
  });
  const flowers = times(7, () =>
    place(
      bloom(accent, isNight ? strong : mix(accent, '#ffffff', 0.6)),
      [random.real(60, WIDTH - 60), random.real(90, HEIGHT - 60)],
      random.real(-40, 40),
      random.real(0.7, 1.15),
    ),
  );
  return [
    glow('depth', [
      [0, isNight ? tone : lighter(ground, 0.3)],
      [1, ground],
    ]),
    sheet('url(#depth)'),
    ...layers.slice(0, 4).flat(),
    ...flowers,
    ...(layers[4] ?? []),
    grain({ strength: 0.2, frequency: '0.5', octaves: 3 }),
  ].join('');
}

/** The nearer, the closer to the sheet's edges, so that the middle stays deep. */
function spot(random: Random, near: number): Point {
  const at: Point = [random.real(-40, WIDTH + 40), random.real(60, HEIGHT + 160)];
  if (near < 0.6) return at;
  const edge = random.between(0, 3);
  if (edge === 0) return [random.real(-60, WIDTH * 0.22), random.real(200, HEIGHT + 120)];
  if (edge === 1) return [random.real(WIDTH * 0.78, WIDTH + 60), random.real(200, HEIGHT + 120)];
  return [at[0], random.real(HEIGHT * 0.86, HEIGHT + 150)];
}
