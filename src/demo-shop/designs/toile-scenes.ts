import type { Palette } from '../drawing/palettes';
import { frond } from '../drawing/scenery';
import { flower, leafOutline, mirrored, ring } from '../drawing/shapes';
import { circle, ellipse, group, path, place, rect, short, times } from '../drawing/svg';
import { randomFrom } from '../random';

const pen = (colour: string, width = 2) => ({
  fill: 'none',
  stroke: colour,
  'stroke-width': width,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
});

/** The ground that a scene stands on: a mound of short strokes. */
function mound(half: number, { main, soft }: Palette): string {
  const strokes = times(46, (index) => {
    const share = (index / 45) * 2 - 1;
    const x = share * half;
    const y = share * share * 16 + ((index * 7) % 5) * 5;
    return `M${short(x - 9)} ${short(y)}q9 ${index % 2 ? 4 : -3} 18 1`;
  }).join('');
  return (
    ellipse([0, 14], [half * 1.02, 20], { fill: soft, opacity: 0.4 }) +
    path(strokes, pen(main, 1.8))
  );
}

function palmAt(x: number, tall: number, lean: number, { main, strong }: Palette): string {
  const random = randomFrom(Math.round(x * 7 + tall));
  const [headX, headY] = [lean * tall, -tall];
  const rings = times(tall / 9, (index) => {
    const share = index / (tall / 9);
    return `M${short(lean * tall * share * share - 4)} ${short(-tall * share)}q4 3 8 0`;
  }).join('');
  return place(
    path(
      `M-4 0Q${short(lean * tall * 0.1)} ${short(-tall * 0.5)} ${short(headX - 3)} ${headY}M4 0Q${short(lean * tall * 0.1 + 6)} ${short(-tall * 0.5)} ${short(headX + 3)} ${headY}`,
      pen(main, 1.8),
    ) +
      path(rings, pen(main, 1.3)) +
      [-165, -130, -98, -62, -30, 8, 186]
        .map((angle) =>
          path(frond(tall * 0.34, angle, random), {
            fill: strong,
            transform: `translate(${short(headX)} ${headY})`,
            opacity: 0.88,
          }),
        )
        .join(''),
    [x, 0],
  );
}

/** A domed pavilion between palms. */
export function pavilion(palette: Palette): string {
  const { soft, main, strong, ground } = palette;
  const dome = (width: number, fill: string) =>
    `<path d="M${-width} 0C${-width * 1.25} ${-width * 0.9} ${-width * 0.4} ${-width * 1.3} 0 ${-width * 1.75}C${width * 0.4} ${-width * 1.3} ${width * 1.25} ${-width * 0.9} ${width} 0Z" fill="${fill}" stroke="${strong}" stroke-width="2"/>`;
  const ribs = [-0.55, -0.2, 0.2, 0.55]
    .map((share) => `M${short(share * 44)} 0Q${short(share * 62)} -44 0 -74`)
    .join('');
  const column = (x: number) =>
    rect(x - 4, -72, 8, 72, { fill: ground, stroke: strong, 'stroke-width': 1.8 });
  const archway = (x: number) =>
    path(`M${x - 20} 0V-36Q${x - 20} -58 ${x} -66Q${x + 20} -58 ${x + 20} -36V0Z`, {
      fill: main,
      opacity: 0.6,
    });
  return group(
    {},
    mound(150, palette),
    palmAt(-112, 150, -0.12, palette),
    palmAt(108, 184, 0.14, palette),
    palmAt(134, 118, 0.2, palette),
    group(
      { transform: 'translate(0 0)' },
      rect(-74, -84, 148, 12, { fill: soft, stroke: strong, 'stroke-width': 2 }),
      archway(-46),
      archway(0),
      archway(46),
      ...[-70, -23, 23, 70].map(column),
      rect(-82, -4, 164, 10, { fill: ground, stroke: strong, 'stroke-width': 2 }),
      rect(-88, 6, 176, 9, { fill: soft, stroke: strong, 'stroke-width': 2 }),
      path('M-82 -84H82L74 -96H-74Z', { fill: ground, stroke: strong, 'stroke-width': 2 }),
      place(dome(44, ground) + path(ribs, pen(main, 1.4)), [0, -96]),
      path('M0 -173V-196', pen(strong, 2)),
      circle(0, -184, 4, { fill: strong }),
      ...[-62, 62].map((x) => place(dome(13, soft), [x, -96])),
    ),
    path(
      'M-60 -216q8 -8 16 0q8 -8 16 0M-20 -238q7 -7 14 0q7 -7 14 0M46 -222q6 -6 12 0q6 -6 12 0',
      pen(strong, 2),
    ),
  );
}

/** An elephant with a howdah, under a tree. */
export function elephant(palette: Palette): string {
  const { soft, main, strong, ground } = palette;
  const tree = times(26, (index) => {
    const angle = index * 2.4;
    const far = 13 * Math.sqrt(index);
    return place(
      ring(path(leafOutline(22, 10), { fill: index % 3 ? main : strong, opacity: 0.85 }), 5),
      [-104 + Math.cos(angle) * far * 1.25, -166 + Math.sin(angle) * far * 0.8],
      index * 31,
    );
  });
  const body =
    'M-66 -6L-70 -44C-82 -84 -54 -112 -10 -112C14 -112 30 -110 44 -118C60 -128 92 -122 98 -96C102 -78 100 -62 104 -44C106 -30 112 -22 120 -24C126 -26 126 -34 120 -34C116 -34 116 -30 119 -29C112 -26 110 -36 110 -40L112 -62C114 -80 112 -100 104 -112M-66 -6H-42L-40 -38C-20 -30 8 -30 26 -38L24 -6H48L54 -44C60 -56 66 -62 78 -66';
  return group(
    {},
    mound(155, palette),
    path(
      'M-112 0C-104 -50 -112 -100 -124 -150M-96 0C-92 -54 -92 -96 -84 -150M-100 -80Q-80 -110 -66 -140',
      pen(strong, 2.6),
    ),
    ...tree,
    path(
      `${body}L92 -74C88 -60 84 -56 78 -66L54 -44L48 -6H24L26 -38C8 -30 -20 -30 -40 -38L-42 -6Z`,
      { fill: soft, opacity: 0.65 },
    ),
    path(body, pen(strong, 2.8)),
    path('M40 -112C30 -100 28 -78 44 -66C58 -64 68 -78 66 -96C62 -108 52 -114 40 -112Z', {
      fill: ground,
      stroke: strong,
      'stroke-width': 2.2,
    }),
    circle(86, -98, 3, { fill: strong }),
    path('M96 -66C104 -60 116 -62 122 -72', pen(strong, 3)),
    path('M-72 -70C-84 -60 -84 -40 -80 -24', pen(strong, 2.2)),
    path('M-48 -108L-52 -56C-36 -46 6 -46 24 -58L20 -112Z', { fill: main, opacity: 0.85 }),
    path('M-50 -64C-34 -54 6 -54 23 -66M-49 -76C-34 -66 6 -66 22 -78', pen(ground, 1.8)),
    ...times(6, (index) => circle(-40 + index * 11, -90, 3, { fill: ground })),
    path('M-40 -112H14L8 -132H-34Z', { fill: soft, stroke: strong, 'stroke-width': 2.2 }),
    path('M-34 -132V-162M8 -132V-162M-42 -162H16L-13 -190Z', {
      fill: main,
      stroke: strong,
      'stroke-width': 2.2,
    }),
    circle(-13, -194, 4, { fill: strong }),
    path('M-60 -20H-46M30 -20H44', pen(strong, 1.8)),
  );
}

/** A peacock on a blossoming branch. */
export function peacock(palette: Palette): string {
  const { soft, main, strong, ground, accent } = palette;
  const eye = (turn: number, long: number) =>
    place(
      path(`M0 0Q5 ${-long / 2} 0 ${-long}`, pen(main, 1.6)) +
        place(
          path(leafOutline(32, 23), { fill: soft, stroke: strong, 'stroke-width': 1.4 }) +
            ellipse([0, -17], [6, 8], { fill: main }) +
            circle(0, -19, 3.4, { fill: strong }),
          [0, -long + 8],
        ),
      [-26, -78],
      turn,
    );
  const train = times(3, (row) =>
    times(7 - row, (index) => eye(-170 + row * 9 + index * (20 - row), 160 - row * 42)).join(''),
  ).join('');
  return group(
    {},
    mound(140, palette),
    train,
    path(
      'M-30 -70C-34 -104 -6 -122 14 -110C26 -130 22 -158 34 -172C42 -182 60 -180 62 -166L76 -160L60 -156C54 -132 60 -104 40 -80C26 -62 -4 -58 -30 -70Z',
      { fill: main, stroke: strong, 'stroke-width': 2.4 },
    ),
    path('M-24 -74C-14 -96 12 -100 30 -92C22 -74 0 -66 -24 -74Z', {
      fill: ground,
      stroke: strong,
      'stroke-width': 1.8,
    }),
    circle(50, -167, 3, { fill: ground }),
    path('M46 -180L38 -204M50 -181L50 -208M54 -180L62 -203', pen(strong, 1.8)),
    ...[
      [38, -206],
      [50, -210],
      [63, -205],
    ].map(([x = 0, y = 0]) => circle(x, y, 3.4, { fill: strong })),
    path('M4 -64L0 -6M20 -66L24 -6M-6 -4L0 -8L8 -3M18 -3L24 -8L32 -3', pen(strong, 2.4)),
    path('M118 6C112 -60 124 -110 96 -168', pen(strong, 3)),
    ...[
      [96, -168, 18],
      [116, -112, 15],
      [128, -62, 13],
      [100, -136, 11],
    ].map(([x = 0, y = 0, r = 12]) =>
      place(flower(6, r, soft, accent) + flower(6, r * 0.6, main, ground), [x, y]),
    ),
    ...[
      [112, -140, 60],
      [122, -90, 80],
      [112, -84, -70],
      [118, -36, 66],
      [116, -30, -60],
    ].map(([x = 0, y = 0, turn = 0]) =>
      place(path(leafOutline(30, 12), { fill: main }), [x, y], turn),
    ),
  );
}

/** A small garland between the scenes. */
export function wreath({ soft, main, strong, accent }: Palette): string {
  const half = times(5, (index) =>
    place(
      path(leafOutline(22, 9), { fill: index % 2 ? main : strong }),
      [10 + index * 15, -Math.sin(index / 1.6) * 12],
      70 - index * 24,
    ),
  ).join('');
  return group(
    {},
    mirrored(half),
    path('M-74 -8Q0 26 74 -8', pen(main, 2)),
    flower(7, 17, soft, strong),
    circle(0, 0, 5, { fill: accent }),
  );
}
