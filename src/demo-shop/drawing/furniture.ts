import { darker, lighter, mix } from './colours';
import { leafOutline } from './shapes';
import { circle, ellipse, group, path, place, rect, times } from './svg';

// Each piece stands on the origin, seen from the front. Its shadow needs the filter `shadow`.

function shadow(half: number, depth = 16): string {
  return ellipse([0, 4], [half, depth], { fill: '#1a120c', opacity: 0.38, filter: 'url(#shadow)' });
}

export function sofa(fill: string, cushions: readonly [string, string]): string {
  const [deep, light] = [darker(fill, 0.2), lighter(fill, 0.14)];
  const cushion = (x: number, turn: number, colour: string) =>
    place(
      rect(-44, -44, 88, 88, { rx: 16, fill: colour }) +
        path('M-30 -30Q0 -18 30 -30M-30 30Q0 20 30 30', {
          fill: 'none',
          stroke: darker(colour, 0.16),
          'stroke-width': 2,
        }),
      [x, -118],
      turn,
    );
  return group(
    {},
    shadow(300, 20),
    ...[-236, 226].map((x) => rect(x, -26, 10, 28, { rx: 3, fill: '#6d4a2f' })),
    rect(-236, -190, 472, 130, { rx: 30, fill: mix(fill, deep, 0.3) }),
    ...[-228, 2].map((x) => rect(x, -184, 226, 110, { rx: 22, fill })),
    ...[-226, 2].map((x) => rect(x, -92, 224, 48, { rx: 16, fill: light })),
    rect(-232, -58, 464, 36, { rx: 12, fill: deep }),
    ...[-272, 214].map((x) => rect(x, -142, 58, 122, { rx: 24, fill: mix(fill, deep, 0.45) })),
    ...[-268, 218].map((x) => rect(x, -140, 50, 30, { rx: 15, fill: light, opacity: 0.6 })),
    cushion(-158, -10, cushions[0]),
    cushion(-82, 8, cushions[1]),
    cushion(160, 9, cushions[0]),
  );
}

export function bed(fill: string, cover: string, pillow: string): string {
  const tufts = times(9, (column) =>
    times(3, (row) =>
      circle(-224 + column * 56, -236 + row * 38, 3.4, { fill: darker(fill, 0.3) }),
    ).join(''),
  );
  return group(
    {},
    shadow(350, 22),
    rect(-290, -276, 580, 250, { rx: 26, fill }),
    rect(-280, -268, 560, 60, { rx: 22, fill: lighter(fill, 0.12), opacity: 0.7 }),
    ...tufts,
    ...[-246, 6].map((x) => rect(x, -176, 240, 76, { rx: 30, fill: darker(pillow, 0.07) })),
    ...[-216, 26].map((x) => rect(x, -158, 190, 66, { rx: 26, fill: pillow })),
    rect(-80, -140, 160, 58, { rx: 24, fill: cover }),
    path('M-312 -104Q0 -124 312 -104L326 -22H-326Z', { fill: pillow }),
    path('M-320 -66Q0 -92 320 -66L330 -14H-330Z', { fill: cover }),
    path('M-320 -66Q0 -92 320 -66L321 -52Q0 -78 -321 -52Z', { fill: lighter(cover, 0.2) }),
    ...[-200, -60, 90, 220].map((x) =>
      path(`M${x} -70Q${x + 14} -40 ${x + 4} -14`, {
        fill: 'none',
        stroke: darker(cover, 0.18),
        'stroke-width': 2,
        opacity: 0.6,
      }),
    ),
    rect(-322, -16, 644, 12, { fill: '#6d4a2f' }),
    ...[-312, 300].map((x) => rect(x, -6, 12, 12, { fill: '#5a3c25' })),
  );
}

export function table(width: number, height: number, wood: string): string {
  return group(
    {},
    shadow(width * 0.55, 10),
    ...[-0.44, 0.4].map((share) =>
      path(
        `M${width * share} ${-height}L${width * (share + 0.01)} 0h7L${width * (share + 0.05)} ${-height}Z`,
        {
          fill: darker(wood, 0.25),
        },
      ),
    ),
    rect(-width / 2, -height - 12, width, 15, { rx: 5, fill: wood }),
    rect(-width / 2, -height - 12, width, 5, { rx: 2.5, fill: lighter(wood, 0.25) }),
  );
}

export function chair(fill: string, wood: string): string {
  return group(
    {},
    shadow(80, 10),
    path('M-52 -70L-66 2h8L-38 -70ZM52 -70L66 2h-8L38 -70Z', { fill: wood }),
    path('M-56 -200Q-60 -222 -38 -222H38Q60 -222 56 -200L48 -84H-48Z', { fill }),
    path('M-44 -206Q0 -196 44 -206L40 -130Q0 -120 -40 -130Z', {
      fill: lighter(fill, 0.14),
      opacity: 0.7,
    }),
    rect(-62, -94, 124, 30, { rx: 14, fill: darker(fill, 0.14) }),
  );
}

export function floorLamp(shade: string): string {
  return group(
    {},
    shadow(44, 8),
    ellipse([0, -3], [36, 7], { fill: '#3b3026' }),
    rect(-2.5, -400, 5, 398, { fill: '#3b3026' }),
    ellipse([0, -400], [190, 150], { fill: 'url(#lamplight)' }),
    path('M-40 -470H40L64 -384H-64Z', { fill: shade }),
    path('M-40 -470H-8L-18 -384H-64Z', { fill: lighter(shade, 0.35), opacity: 0.7 }),
  );
}

export function tableLamp(shade: string, foot: string): string {
  return group(
    {},
    ellipse([0, -96], [120, 96], { fill: 'url(#lamplight)' }),
    path('M-14 0C-34 -22 -20 -50 0 -58C20 -50 34 -22 14 0Z', { fill: foot }),
    path('M-24 -118H24L44 -58H-44Z', { fill: shade }),
  );
}

export function pottedPlant(leaf: string, pot: string): string {
  const leaves = [-66, -46, -28, -10, 8, 26, 44, 64].map((turn, index) => {
    const long = 190 - Math.abs(turn) * 0.9 + (index % 3) * 22;
    return place(
      path(leafOutline(long, 50, turn * 0.5), { fill: index % 2 ? leaf : darker(leaf, 0.18) }) +
        path(`M0 0Q${turn * 0.1} ${-long * 0.5} ${turn * 0.5} ${-long * 0.94}`, {
          fill: 'none',
          stroke: lighter(leaf, 0.25),
          'stroke-width': 1.8,
        }),
      [0, -84],
      turn,
    );
  });
  return group(
    {},
    shadow(62, 9),
    ...leaves,
    path('M-48 -98H48L36 0H-36Z', { fill: pot }),
    path('M-48 -98H-20L-22 0H-36Z', { fill: lighter(pot, 0.25), opacity: 0.7 }),
    rect(-52, -104, 104, 14, { rx: 5, fill: darker(pot, 0.12) }),
  );
}

/** Things on a desk: books, a vase, a laptop. */
export function deskThings(first: string, second: string, third: string): string {
  return group(
    {},
    rect(-160, -14, 74, 14, { rx: 2, fill: first }),
    rect(-154, -26, 64, 12, { rx: 2, fill: second }),
    rect(-148, -36, 56, 10, { rx: 2, fill: third }),
    path('M-46 0L-36 -66H62L52 0Z', { fill: '#3a3d42' }),
    path('M-42 -4L-33 -62H58L49 -4Z', { fill: '#cfd8dd' }),
    rect(-58, -4, 126, 5, { rx: 2, fill: '#8d9297' }),
    path('M116 0C104 -16 108 -36 118 -42H134C144 -36 148 -16 136 0Z', { fill: third }),
    ...[-26, -8, 10, 28].map((turn) =>
      place(path(leafOutline(58, 13, turn * 0.3), { fill: '#6d8b5e' }), [126, -40], turn),
    ),
  );
}
