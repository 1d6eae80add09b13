import { mix } from '../drawing/colours';
import type { Drawing } from '../drawing/drawing';
import type { Palette } from '../drawing/palettes';
import { repeats } from '../drawing/repeats';
import { flower, leafOutline, mirrored, palmette, petalOutline, ring } from '../drawing/shapes';
import { grain, rough } from '../drawing/surfaces';
import { circle, define, group, path, place, sheet, times, use } from '../drawing/svg';

/** Small motifs printed from wooden blocks, never quite in register, as hands do it. */
export function blockPrint({ palette, design, random }: Drawing): string {
  const motifs = [poppy, mango, lotus, chrysanthemum];
  const motif = (motifs[design % motifs.length] ?? poppy)(palette);
  const [width, height] = (
    [
      [150, 190],
      [170, 210],
      [160, 170],
      [136, 136],
    ] as const
  )[design % 4] ?? [150, 190];
  const printed = repeats(width, height, 0.5).flatMap(({ at: [x, y] }) => [
    use('motif', [x + random.real(-3, 3), y + random.real(-3, 3)], random.real(-2.5, 2.5)),
    use('sprig', [x, y + height / 2], random.real(-4, 4)),
  ]);
  return [
    rough('rough', 3, 0.12),
    sheet(palette.ground),
    define('motif', motif),
    define('sprig', sprig(palette)),
    group({ filter: 'url(#rough)' }, ...printed),
    grain({ strength: 0.3, frequency: '0.6 0.5', octaves: 3 }),
  ].join('');
}

/** A colour's block: its print lies a little beside the outline's. */
const beside = (content: string) => group({ transform: 'translate(2.5 2)' }, content);

function outlined(d: string, fill: string, line: string, width = 2): string {
  return beside(path(d, { fill })) + path(d, { fill: 'none', stroke: line, 'stroke-width': width });
}

function stemmed(height: number, { main, strong }: Palette): string {
  const leaf = outlined(leafOutline(height * 0.62, height * 0.2, 6), main, strong);
  return (
    path(`M0 ${height}Q-4 ${height / 2} 0 0`, { fill: 'none', stroke: strong, 'stroke-width': 3 }) +
    mirrored(place(leaf, [0, height * 0.95], 42) + place(leaf, [0, height * 0.6], 58, 0.72))
  );
}

/** The poppy of Mughal borders. */
function poppy(palette: Palette): string {
  const { soft, strong, accent, main } = palette;
  const petal = (length: number, width: number, fill: string) =>
    outlined(petalOutline(length, width), fill, strong);
  return group(
    {},
    stemmed(72, palette),
    ...[-78, 78, -40, 40].map((turn) => place(petal(46, 42, soft), [0, 4], turn)),
    petal(52, 46, accent),
    place(palmette(5, 60, 26, 9, main), [0, 2]),
    circle(0, 2, 6, { fill: strong }),
  );
}

/** The mango, or paisley. */
function mango(palette: Palette): string {
  const { ground, soft, main, strong, accent } = palette;
  const outline =
    'M0 74C-52 70 -62 8 -34 -32C-18 -56 10 -70 38 -62C54 -56 52 -36 38 -34C28 -33 24 -42 30 -48C10 -44 22 -14 34 10C52 46 36 76 0 74Z';
  const scaled = (size: number) =>
    `translate(${(1 - size) * -4} ${(1 - size) * 18}) scale(${size})`;
  return group(
    {},
    outlined(outline, soft, strong, 2.5),
    path(outline, { transform: scaled(0.78), fill: ground }),
    path(outline, { transform: scaled(0.7), fill: main }),
    place(flower(6, 19, accent, strong), [-2, 34]),
    place(palmette(5, 60, 34, 11, soft), [-4, 6]),
    ...times(9, (index) => {
      const angle = (index / 8) * Math.PI * 1.15 + Math.PI * 0.1;
      return circle(Math.cos(angle) * 50 - 3, 32 + Math.sin(angle) * 50, 3.4, { fill: accent });
    }),
  );
}

function lotus(palette: Palette): string {
  const { soft, main, strong, accent } = palette;
  const petal = (turn: number, length: number, fill: string) =>
    place(outlined(leafOutline(length, length * 0.42), fill, strong), [0, 26], turn);
  return group(
    {},
    ...[-80, 80, -58, 58].map((turn) => petal(turn, 62, soft)),
    ...[-34, 34].map((turn) => petal(turn, 68, main)),
    petal(0, 74, accent),
    mirrored(place(path(leafOutline(36, 12, 5), { fill: strong }), [0, 30], 116)),
    path('M0 26V64', { stroke: strong, 'stroke-width': 3 }),
    circle(0, 66, 5, { fill: accent }),
  );
}

function chrysanthemum({ soft, main, strong, accent }: Palette): string {
  const petals = (count: number, length: number, fill: string) =>
    ring(outlined(petalOutline(length, (length * 4.4) / count), fill, strong, 1.5), count);
  return group(
    {},
    petals(14, 50, soft),
    petals(12, 36, main),
    petals(9, 22, accent),
    circle(0, 0, 7, { fill: strong }),
    ring(circle(0, 0, 2.6, { fill: strong }), 14, 58),
  );
}

/** What stands between two motifs. */
function sprig({ main, strong, accent, ground }: Palette): string {
  const fill = mix(main, ground, 0.2);
  return group(
    {},
    ring(path(leafOutline(13, 8), { fill }), 4, 3, 45),
    circle(0, 0, 4, { fill: accent }),
    ring(circle(0, 0, 1.6, { fill: strong }), 4, 16),
  );
}
