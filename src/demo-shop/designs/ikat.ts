import type { Drawing } from '../drawing/drawing';
import { repeats } from '../drawing/repeats';
import { grain } from '../drawing/surfaces';
import { define, group, HEIGHT, path, rect, sheet, short, times, use, WIDTH } from '../drawing/svg';
import type { Random } from '../random';

/** How far a shape reaches up and down, at a place between its middle (0) and its side (1). */
type Profile = (share: number) => number;

interface Form {
  readonly width: number;
  readonly height: number;
  readonly profile: Profile;
  readonly drop: number;
}

const forms: readonly Form[] = [
  { width: 200, height: 300, profile: (share) => 1 - share, drop: 0.5 },
  { width: 240, height: 260, profile: (share) => Math.sqrt(1 - share * share), drop: 0.5 },
  {
    width: 150,
    height: 340,
    profile: (share) => (1 - share) ** 1.7 + 0.08 * (1 - share),
    drop: 0.5,
  },
  {
    width: 300,
    height: 300,
    profile: (share) => Math.abs(((share * 3) % 2) - 1) * (1 - share * 0.55),
    drop: 0,
  },
];

/** Warps dyed before weaving: shapes whose edges run into each other in fine threads. */
export function ikat({ palette, design, random }: Drawing): string {
  const form = forms[design % forms.length];
  if (!form) return '';
  const { ground, tone, soft, main, strong, accent } = palette;
  const { width, height, drop, profile } = form;
  const layers: readonly [size: number, fill: string][] = [
    [1.04, soft],
    [0.86, main],
    [0.64, ground],
    [0.5, strong],
    [0.3, accent],
    [0.14, ground],
  ];
  const shape = group(
    {},
    ...layers.map(([size, fill]) =>
      path(threads(width * 0.5 * size, height * 0.5 * size, profile, random), { fill }),
    ),
  );
  const small = group(
    {},
    path(threads(width * 0.14, height * 0.14, profile, random), { fill: main }),
    path(threads(width * 0.07, height * 0.07, profile, random), { fill: accent }),
  );
  const bands = times(WIDTH / width + 2, (index) =>
    rect((index - 0.75) * width, 0, width / 2, HEIGHT, { fill: tone, opacity: 0.6 }),
  );
  return [
    sheet(ground),
    ...bands,
    define('shape', shape),
    define('small', small),
    ...repeats(width, height, drop).flatMap(({ at: [x, y] }) => [
      use('shape', [x, y]),
      use('small', [x, y + height / 2]),
    ]),
    grain({ strength: 0.3, frequency: '0.9 0.04' }),
    grain({ strength: 0.14, frequency: '0.05 0.9', seed: 2 }),
  ].join('');
}

const THREAD = 4;

/** A shape of upright threads, each a little longer or shorter than it should be. */
function threads(halfWidth: number, halfHeight: number, profile: Profile, random: Random): string {
  const count = Math.max(Math.round(halfWidth / THREAD), 1);
  return times(count * 2, (index) => {
    const x = (index - count) * THREAD;
    const share = Math.min(Math.abs(x + THREAD / 2) / halfWidth, 1);
    const reach = profile(share) * halfHeight;
    const top = -reach + random.real(-9, 9);
    const bottom = reach + random.real(-9, 9);
    return bottom > top
      ? `M${x} ${short(top)}h${THREAD + 0.3}V${short(bottom)}h${-THREAD - 0.3}Z`
      : '';
  }).join('');
}
