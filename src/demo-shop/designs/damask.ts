import type { Drawing } from '../drawing/drawing';
import { repeats } from '../drawing/repeats';
import { type Bow, leafOutline, mirrored, palmette, petalOutline, plume } from '../drawing/shapes';
import { grain } from '../drawing/surfaces';
import { circle, define, group, path, place, sheet, times, use } from '../drawing/svg';

interface Form {
  readonly width: number;
  readonly height: number;
  readonly petals: number;
  readonly spread: number;
  readonly scrolls: readonly Bow[];
  readonly leaves: number;
  readonly size: number;
}

const forms: readonly Form[] = [
  {
    width: 252,
    height: 430,
    petals: 7,
    spread: 78,
    leaves: 6,
    size: 40,
    scrolls: [
      [
        [0, 170],
        [150, 150],
        [118, 10],
      ],
      [
        [0, 60],
        [60, 90],
        [88, 30],
      ],
      [
        [8, -110],
        [90, -110],
        [104, -40],
      ],
    ],
  },
  {
    width: 290,
    height: 470,
    petals: 9,
    spread: 96,
    leaves: 7,
    size: 36,
    scrolls: [
      [
        [0, 200],
        [190, 130],
        [110, -60],
      ],
      [
        [0, 110],
        [90, 110],
        [84, 20],
      ],
      [
        [110, -60],
        [90, -130],
        [30, -150],
      ],
    ],
  },
  {
    width: 214,
    height: 360,
    petals: 5,
    spread: 60,
    leaves: 5,
    size: 38,
    scrolls: [
      [
        [0, 150],
        [130, 120],
        [90, 0],
      ],
      [
        [0, 40],
        [80, 30],
        [70, -50],
      ],
    ],
  },
  {
    width: 350,
    height: 540,
    petals: 9,
    spread: 84,
    leaves: 8,
    size: 46,
    scrolls: [
      [
        [0, 230],
        [210, 210],
        [158, 20],
      ],
      [
        [0, 130],
        [110, 130],
        [120, 40],
      ],
      [
        [10, -150],
        [150, -170],
        [150, -60],
      ],
      [
        [0, 20],
        [60, 30],
        [66, -20],
      ],
    ],
  },
];

/** A symmetrical ornament in half drop, woven tone on tone with a touch of gloss. */
export function damask({ palette, design }: Drawing): string {
  const form = forms[design % forms.length];
  if (!form) return '';
  const motif = ornament(form, palette.soft, palette.tone, palette.main);
  const small = finial(form, palette.soft, palette.main);
  const spots = repeats(form.width, form.height, 0.5);
  return [
    sheet(palette.ground),
    weave(palette.tone),
    define('motif', motif),
    define('small', small),
    ...spots.flatMap(({ at: [x, y] }) => [
      use('motif', [x, y]),
      use('small', [x, y + form.height / 2]),
    ]),
    grain({ strength: 0.22, frequency: '0.9 0.5' }),
  ].join('');
}

function ornament(form: Form, fill: string, inside: string, detail: string): string {
  const { petals, spread, size, leaves, scrolls, height } = form;
  const top = height * 0.12;
  return group(
    {},
    mirrored(scrolls.map((bow) => plume(bow, leaves, size, fill)).join('')),
    place(palmette(petals, spread, height * 0.3, size * 0.95, fill), [0, top]),
    place(palmette(petals - 2, spread * 0.8, height * 0.2, size * 0.62, inside), [0, top - 8]),
    place(palmette(3, 40, height * 0.12, size * 0.42, detail), [0, top - 12]),
    place(path(petalOutline(size * 1.3, size * 0.9), { fill }), [0, top - 4], 180),
    circle(0, top + size * 0.7, size * 0.16, { fill: inside }),
    ...times(3, (index) => circle(0, top + size * (1.7 + index * 0.55), 6 - index, { fill })),
    mirrored(place(path(leafOutline(size * 1.6, size * 0.6, 10), { fill }), [0, top], 125)),
  );
}

/** What fills the gap between two ornaments. */
function finial({ size }: Form, fill: string, detail: string): string {
  return group(
    {},
    palmette(5, 70, size * 1.25, size * 0.5, fill),
    place(palmette(3, 50, size * 0.8, size * 0.4, fill), [0, 6], 180),
    circle(0, 2, size * 0.14, { fill: detail }),
  );
}

/** Fine lines, as cloth has. */
function weave(tone: string): string {
  const lines = times(300, (index) => `M0 ${index * 3}H1200`).join('');
  return path(lines, { stroke: tone, 'stroke-width': 0.8, opacity: 0.5 });
}
