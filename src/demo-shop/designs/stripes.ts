import { mix } from '../drawing/colours';
import type { Drawing } from '../drawing/drawing';
import type { Palette } from '../drawing/palettes';
import { fade, grain } from '../drawing/surfaces';
import { HEIGHT, rect, sheet, times, WIDTH } from '../drawing/svg';
import type { Random } from '../random';

type Stripe = readonly [width: number, colour: string];

/** Upright stripes, from wide and satin to fine as a mattress. */
export function stripes({ palette, design, random }: Drawing): string {
  const repeat = bands(palette, random)[design % 4] ?? [];
  const total = repeat.reduce((sum, [width]) => sum + width, 0);
  const copies = Math.ceil(WIDTH / total) + 1;
  const start = (WIDTH - copies * total) / 2;
  let x = start;
  const drawn = times(copies, () =>
    repeat.map(([width, colour]) => {
      const stripe = rect(x, 0, width + 0.5, HEIGHT, { fill: colour });
      const sheen = width > 30 ? rect(x, 0, width, HEIGHT, { fill: 'url(#sheen)' }) : '';
      x += width;
      return stripe + sheen;
    }),
  );
  return [
    fade(
      'sheen',
      [
        [0, '#000000', 0.06],
        [0.5, '#ffffff', 0.14],
        [1, '#000000', 0.06],
      ],
      true,
    ),
    sheet(palette.ground),
    ...drawn.flat(),
    grain({ strength: 0.3, frequency: '0.9 0.02', octaves: 2 }),
    grain({ strength: 0.16, frequency: '0.04 0.9', seed: 2 }),
  ].join('');
}

function bands(colours: Palette, random: Random): readonly (readonly Stripe[])[] {
  const { ground, tone, soft, main, strong, accent } = colours;
  return [
    // Regency: broad bands, edged by hair lines.
    [
      [92, ground],
      [4, soft],
      [6, ground],
      [4, main],
      [6, ground],
      [88, tone],
      [6, ground],
      [4, main],
      [6, ground],
      [4, soft],
    ],
    // Awning: two colours and a pin stripe of a third.
    [
      [56, ground],
      [56, soft],
      [56, ground],
      [22, main],
      [5, ground],
      [4, accent],
      [5, ground],
      [22, main],
    ],
    // Ticking: groups of thin lines on plain cloth.
    [
      [40, ground],
      [3, main],
      [5, ground],
      [3, main],
      [5, ground],
      [12, soft],
      [5, ground],
      [3, main],
      [5, ground],
      [3, main],
      [40, ground],
      [2, strong],
    ],
    // Barcode: no two are alike.
    times(38, (index): Stripe => {
      const shades = [ground, tone, soft, mix(soft, main, 0.5), main, strong];
      return [random.between(4, index % 5 === 0 ? 54 : 22), random.pick(shades)];
    }),
  ];
}
