import { darker, isDark, lighter, mix } from './colours';
import {
  bed,
  chair,
  deskThings,
  floorLamp,
  pottedPlant,
  sofa,
  table,
  tableLamp,
} from './furniture';
import type { Palette } from './palettes';
import { blur, fade, glow } from './surfaces';
import { circle, ellipse, group, HEIGHT, path, place, rect, tag, times, WIDTH } from './svg';

const FLOOR = 690;
const WOOD = '#a9794f';

/** A room, with a drawing on its wall. */
export function room(wall: string, palette: Palette, kind: number): string {
  const rooms = [livingRoom, bedRoom, study, corner];
  const furnish = rooms[kind % rooms.length] ?? livingRoom;
  return [
    blur('shadow', 9),
    fade(
      'daylight',
      [
        [0, '#ffffff', 0.2],
        [0.45, '#ffffff', 0],
        [1, '#1c120a', 0.24],
      ],
      true,
    ),
    fade('ceiling', [
      [0, '#120c08', 0.3],
      [0.2, '#120c08', 0],
      [0.8, '#120c08', 0],
      [1, '#120c08', 0.26],
    ]),
    glow('lamplight', [
      [0, '#ffe9b8', 0.75],
      [0.5, '#ffdf9f', 0.25],
      [1, '#ffdf9f', 0],
    ]),
    // The sheet is wider than the wall is seen, so that its repeats have a true size.
    tag(
      'svg',
      {
        x: 0,
        y: 0,
        width: WIDTH,
        height: FLOOR,
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
        preserveAspectRatio: 'xMidYMid slice',
      },
      wall,
    ),
    rect(0, 0, WIDTH, FLOOR, { fill: 'url(#ceiling)' }),
    rect(0, 0, WIDTH, FLOOR, { fill: 'url(#daylight)' }),
    floor(),
    furnish(cloths(palette)),
  ].join('');
}

interface Cloths {
  /** What covers large furniture. */
  readonly plain: string;
  readonly first: string;
  readonly second: string;
  readonly leaf: string;
}

/** The colours of what stands before a wall: they belong to it, yet stand out from it. */
function cloths({ ground, tone, soft, main, strong, accent }: Palette): Cloths {
  return isDark(ground)
    ? { plain: '#d9cfc0', first: mix(main, soft, 0.4), second: strong, leaf: '#5f8058' }
    : {
        plain: mix('#8d8781', main, 0.28),
        first: accent,
        second: mix(tone, '#ffffff', 0.35),
        leaf: mix('#55774f', strong, 0.2),
      };
}

function floor(): string {
  const rows = [0, 22, 52, 92, 144, 210];
  const planks = rows.slice(0, -1).flatMap((top, row) => {
    const bottom = rows[row + 1] ?? top;
    return times(9, (index) =>
      rect(index * 170 - (row % 2) * 85 - 40, FLOOR + 14 + top, 168, bottom - top - 1.5, {
        fill: mix(
          WOOD,
          index % 3 === row % 3 ? '#8f6240' : '#bb8a5e',
          0.35 + ((index * 7 + row * 3) % 5) * 0.1,
        ),
      }),
    );
  });
  return [
    rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, { fill: darker(WOOD, 0.35) }),
    ...planks,
    rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, { fill: 'url(#daylight)' }),
    rect(0, FLOOR - 16, WIDTH, 30, { fill: '#f4efe7' }),
    rect(0, FLOOR + 10, WIDTH, 4, { fill: '#cfc6b8' }),
  ].join('');
}

function rug(x: number, half: number, fill: string, line: string): string {
  return (
    ellipse([x, 812], [half, 54], { fill }) +
    ellipse([x, 812], [half - 26, 43], { fill: 'none', stroke: line, 'stroke-width': 4 }) +
    ellipse([x, 812], [half - 44, 36], { fill: 'none', stroke: line, 'stroke-width': 1.6 })
  );
}

function livingRoom({ plain, first, second, leaf }: Cloths): string {
  return group(
    {},
    rug(600, 470, '#e9e1d3', mix(first, '#e9e1d3', 0.4)),
    place(floorLamp('#efe2c8'), [1010, 742]),
    place(sofa(plain, [first, second]), [590, 770], 0, 1.12),
    place(pottedPlant(leaf, '#efe9df'), [170, 764], 0, 1.1),
    place(table(230, 62, WOOD), [600, 858]),
    place(
      ellipse([0, -6], [34, 8], { fill: '#efe9df' }) +
        circle(-6, -16, 11, { fill: first }) +
        circle(12, -14, 9, { fill: second }),
      [600, 790],
    ),
  );
}

function bedRoom({ plain, first, second }: Cloths): string {
  const side = (x: number) =>
    place(table(120, 112, WOOD), [x, 764]) + place(tableLamp('#f3e7cf', first), [x, 642]);
  return group(
    {},
    rug(600, 500, '#e6ddd0', mix(second, '#e6ddd0', 0.5)),
    side(172),
    side(1028),
    place(bed(darker(plain, 0.08), first, '#f6f1e8'), [600, 800], 0, 1.08),
    rect(470, 800, 260, 44, { rx: 16, fill: mix(plain, WOOD, 0.35) }),
    rect(476, 838, 10, 24, { fill: '#5a3c25' }) + rect(714, 838, 10, 24, { fill: '#5a3c25' }),
  );
}

function study({ plain, first, second, leaf }: Cloths): string {
  return group(
    {},
    rug(640, 360, '#e3ddd3', mix(first, '#e3ddd3', 0.4)),
    place(table(520, 190, WOOD), [640, 784]),
    place(deskThings(first, second, plain), [640, 582]),
    place(tableLamp(lighter(first, 0.2), '#4a4038'), [850, 582], 0, 1.1),
    place(chair(plain, '#6d4a2f'), [600, 838], 0, 1.1),
    place(pottedPlant(leaf, '#d9cdbd'), [220, 782], 0, 1.25),
  );
}

function corner({ plain, first, second, leaf }: Cloths): string {
  return group(
    {},
    rug(600, 420, '#ece4d6', mix(second, '#8a7a66', 0.3)),
    place(chair(first, '#6d4a2f'), [400, 800], 0, 1.45),
    place(chair(plain, '#6d4a2f'), [820, 800], 0, [-1.45, 1.45]),
    place(table(170, 96, WOOD), [610, 806]),
    place(
      path('M-18 0C-30 -20 -26 -44 -12 -54H12C26 -44 30 -20 18 0Z', { fill: second }) +
        [-34, -16, 2, 20, 38]
          .map((turn) =>
            place(
              path(`M0 0Q${turn * 0.2} -50 ${turn} -96`, {
                fill: 'none',
                stroke: leaf,
                'stroke-width': 2.5,
              }) + circle(turn, -98, 8, { fill: first }),
              [0, -50],
            ),
          )
          .join(''),
      [610, 698],
    ),
    place(floorLamp('#f0e5cf'), [1040, 744]),
  );
}
