import { darker, isDark, lighter, mix } from '../drawing/colours';
import type { Drawing } from '../drawing/design';
import { leaf, repeats, ring } from '../drawing/shapes';
import * as svg from '../drawing/svg';

/** Of a flower with its bud. */
const sizes = [
  [225, 285],
  [195, 240],
  [270, 315],
] as const;

/** Lotus flowers as the temple painters of Nathdwara hang them behind Shrinathji. */
export function lotus({ palette, variant }: Drawing): string {
  const { ground, tone, main, strong, accent } = palette;
  const isNight = isDark(ground);
  const line = isNight ? strong : darker(strong, 0.05);
  const pink = mix('#ee93a4', accent, isNight ? 0.4 : 0.12);
  const green = isNight ? main : mix(main, strong, 0.25);
  const size = sizes[variant % sizes.length] ?? sizes[0];
  const leaves = [-72, 72].map((turn) =>
    svg.place(svg.path(leaf(60, 22), { fill: green }), [0, size[1] * 0.43], turn),
  );
  const motif = (flower: string) =>
    svg.use('halo', [0, 0]) +
    svg.use(flower, [0, 26], 0, size[0] / 165) +
    svg.use('bud', [0, size[1] * 0.36], 0, 0.8) +
    leaves.join('');
  return [
    svg.glow('pond', isNight ? tone : lighter(ground, 0.3), ground),
    svg.define('first', flower(lighter(pink, 0.5), pink, line)),
    svg.define('second', flower('#fffaf2', mix(pink, '#ffffff', 0.55), line)),
    svg.define('bud', bud(pink, line)),
    svg.define(
      'halo',
      ring(svg.path(leaf(20, 9), { fill: strong, 'fill-opacity': 0.75 }), 16, size[0] * 0.38),
    ),
    svg.sheet('url(#pond)'),
    repeats((isOdd) => motif(isOdd ? 'second' : 'first'), size, { drop: 0.5 }),
  ].join('');
}

function flower(fill: string, tip: string, line: string): string {
  const petal = (turn: number, length: number, width: number, colour: string) =>
    svg.place(
      svg.path(leaf(length, width), { fill: colour, stroke: line, 'stroke-width': 1.6 }) +
        svg.place(svg.path(leaf(length * 0.55, width * 0.5), { fill: tip, 'fill-opacity': 0.55 }), [
          0,
          -length * 0.42,
        ]),
      [0, 20],
      turn,
    );
  return svg.group(
    ...[-96, 96, -78, 78].map((turn) => petal(turn, 66, 26, mix(fill, tip, 0.35))),
    ...[-58, 58, -42, 42].map((turn) => petal(turn, 74, 32, mix(fill, tip, 0.15))),
    ...[-22, 22].map((turn) => petal(turn, 80, 34, fill)),
    petal(0, 84, 38, fill),
    ...[-64, 64, -32, 32].map((turn) => petal(turn, 48, 30, lighter(fill, 0.3))),
    petal(0, 50, 32, lighter(fill, 0.4)),
    svg.path('M-22 22Q0 34 22 22Q0 12 -22 22Z', { fill: line }),
  );
}

function bud(fill: string, line: string): string {
  const edge = { stroke: line, 'stroke-width': 1.5 };
  return (
    svg.stroke('M0 0V46', line, 2.4) +
    [-16, 16]
      .map((turn) => svg.place(svg.path(leaf(50, 24), { fill, ...edge }), [0, 6], turn))
      .join('') +
    svg.place(svg.path(leaf(56, 25), { fill: lighter(fill, 0.5), ...edge }), [0, 6])
  );
}
