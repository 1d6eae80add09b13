import { isDark, lighter, mix } from '../drawing/colours';
import type { Drawing } from '../drawing/drawing';
import type { Palette } from '../drawing/palettes';
import { leafOutline, petalOutline } from '../drawing/shapes';
import { grain, rough } from '../drawing/surfaces';
import {
  circle,
  ellipse,
  group,
  HEIGHT,
  path,
  place,
  polar,
  rect,
  sheet,
  short,
  smooth,
  times,
  WIDTH,
} from '../drawing/svg';
import type { Random } from '../random';

/** Cut-out shapes in the manner of the mid-century: arches, suns, stones and sprigs. */
export function arches(drawing: Drawing): string {
  const compositions = [portals, cutOuts, rainbows, balance];
  const compose = compositions[drawing.design % compositions.length] ?? portals;
  return [
    rough('cut', 5, 0.02),
    sheet(drawing.palette.ground),
    group({ filter: 'url(#cut)' }, compose(drawing)),
    grain({ strength: 0.3, frequency: '0.45', octaves: 4 }),
  ].join('');
}

const arch = (width: number, height: number, fill: string) =>
  path(
    `M${short(-width / 2)} 0V${short(-height + width / 2)}A${short(width / 2)} ${short(width / 2)} 0 0 1 ${short(width / 2)} ${short(-height + width / 2)}V0Z`,
    { fill },
  );

function sprig(tall: number, fill: string, leaves = 7, slim = 0.3): string {
  const pairs = times(leaves, (index) => {
    const share = (index + 1) / (leaves + 0.4);
    const long = tall * 0.3 * (1 - share * 0.45);
    return [1, -1]
      .map((side) =>
        place(
          path(leafOutline(long, long * slim), { fill }),
          [0, -tall * share * 0.92],
          side * (52 - share * 18),
        ),
      )
      .join('');
  });
  return (
    path(`M0 0V${short(-tall * 0.95)}`, { stroke: fill, 'stroke-width': 4 }) +
    pairs.join('') +
    place(path(leafOutline(tall * 0.18, tall * 0.05), { fill }), [0, -tall * 0.9])
  );
}

function hues({ tone, soft, main, strong, accent }: Palette): readonly string[] {
  return [soft, main, strong, accent, mix(soft, main, 0.5), tone];
}

/** A row of doorways, each with its sun or its plant. */
function portals({ palette, random }: Drawing): string {
  const { tone, soft, main, strong, accent, ground } = palette;
  return (
    times(6, (index) => {
      const x = 105 + index * 200;
      const tall = 520 + (index % 3) * 110 + random.real(-30, 30);
      const [outer, inner, floor] = [
        [soft, ground, main],
        [main, tone, strong],
        [tone, lighter(ground, 0.3), soft],
      ][index % 3] ?? [soft, ground, main];
      const content =
        index % 2
          ? sprig(tall * 0.46, index % 3 === 1 ? strong : main)
          : circle(0, -tall * 0.52, 46, { fill: accent }) +
            path(`M-58 0Q-20 -70 58 -30V0Z`, { fill: floor ?? main });
      return place(
        arch(182, tall, outer ?? soft) + arch(136, tall - 46, inner ?? ground) + content,
        [x, HEIGHT - 60 + (index % 2) * 26],
      );
    }).join('') + rect(0, HEIGHT - 62, WIDTH, 70, { fill: mix(strong, main, 0.4) })
  );
}

/** Seaweed, leaves and stones, cut from painted paper. */
function cutOuts({ palette, random }: Drawing): string {
  const { ground, tone } = palette;
  const colours = hues(palette);
  return times(24, (index) => {
    const [column, row] = [index % 6, Math.floor(index / 6)];
    const fill = colours[(column * 3 + row * 2) % 5] ?? tone;
    const back = colours[(column + row * 3 + 2) % 6] ?? tone;
    const at = [column * 200 + 100, row * 225 + 112] as const;
    const block = rect(-100, -112.5, 201, 226, {
      fill: (column + row) % 2 ? mix(back, ground, 0.72) : mix(tone, ground, 0.4),
    });
    const shape = random.pick([weed, stone, sprout, petals])(fill, random);
    return place(block + place(shape, [0, 0], random.real(-24, 24)), at);
  }).join('');
}

function weed(fill: string): string {
  const arms = times(7, (index) => {
    const share = index / 6;
    const turn = index % 2 ? 62 : -62;
    return place(
      path(petalOutline(66 - share * 22, 25), { fill }),
      [0, 70 - share * 130],
      turn * (1 - share * 0.5),
    );
  });
  return (
    path('M-5 92Q0 0 0 -70Q8 0 6 92Z', { fill }) +
    arms.join('') +
    place(path(petalOutline(52, 25), { fill }), [0, -48])
  );
}

function stone(fill: string, random: Random): string {
  const points = times(7, (index) => polar([0, 0], index * 51.4, random.real(48, 84)));
  return path(smooth(points, true), { fill });
}

function sprout(fill: string): string {
  return place(sprig(180, fill, 5, 0.5), [0, 92]);
}

function petals(fill: string): string {
  return times(8, (index) => place(path(petalOutline(76, 30), { fill }), [0, 0], index * 45)).join(
    '',
  );
}

/** Nested arcs, large and small. */
function rainbows({ palette, random }: Drawing): string {
  const { ground, tone, soft, main, strong, accent } = palette;
  const bow = (radius: number, colours: readonly string[]) =>
    colours
      .map((fill, index) => {
        const size = radius * (1 - index * 0.19);
        return path(`M${short(-size)} 0A${short(size)} ${short(size)} 0 0 1 ${short(size)} 0Z`, {
          fill,
        });
      })
      .join('');
  const sets = [
    [main, ground, soft, ground, accent],
    [strong, soft, ground, main, ground],
    [soft, ground, tone, ground, strong],
    [accent, ground, main, soft, ground],
  ];
  const rows = times(5, (row) =>
    times(5, (column) => {
      const colours = sets[(row * 2 + column) % sets.length] ?? sets[0] ?? [];
      const at = [column * 280 + (row % 2 ? 20 : 140) - 60, row * 190 + 150] as const;
      return (
        place(bow(124, colours), at) +
        circle(at[0] + 140, at[1] - 26, random.real(14, 25), {
          fill: random.pick([accent, main, strong]),
        })
      );
    }).join(''),
  );
  return rows.join('');
}

/** One large composition: sun, stones in balance, vessels and a branch. */
function balance({ palette, random }: Drawing): string {
  const { ground, tone, soft, main, strong, accent } = palette;
  const pale = isDark(ground) ? soft : lighter(ground, 0.5);
  const blob = (rx: number, ry: number, fill: string) =>
    path(
      smooth(
        times(8, (index) => {
          const [x, y] = polar([0, 0], index * 45, random.real(0.9, 1.08));
          return [x * rx, y * ry] as const;
        }),
        true,
      ),
      { fill },
    );
  return [
    place(blob(560, 300, tone), [360, 660]),
    place(blob(380, 330, mix(tone, soft, 0.5)), [960, 330]),
    circle(880, 300, 190, { fill: accent }),
    place(arch(420, 640, soft), [300, HEIGHT]),
    place(arch(300, 520, pale), [300, HEIGHT]),
    place(arch(180, 390, main), [300, HEIGHT]),
    place(blob(220, 66, strong), [880, 800]),
    place(blob(160, 58, main), [890, 690]),
    place(blob(110, 50, pale), [872, 594]),
    place(blob(68, 38, strong), [886, 512]),
    place(sprig(560, strong, 9, 0.34), [610, HEIGHT + 10], -8),
    place(sprig(380, mix(main, strong, 0.4), 7, 0.44), [1130, HEIGHT + 10], 10),
    ...times(9, (index) =>
      ellipse([100 + index * 22, 150 + (index % 3) * 24], [5, 5], { fill: main }),
    ),
  ].join('');
}
