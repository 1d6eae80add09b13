import { darker, isDark, mix, type Palette } from './colours';
import { type Cloths, floorLamp, plant, rug, sofa, table } from './furniture';
import { HEIGHT, times, WIDTH } from './geometry';
import * as svg from './svg';

const FLOOR = 690;
const WOOD = '#a9794f';

/** A living room, with a drawing on its wall. */
export function room(wall: string, palette: Palette): string {
  const size = { width: WIDTH, height: FLOOR, viewBox: `0 0 ${WIDTH} ${HEIGHT}` };
  return [
    svg.fadeSideways('daylight', '#ffffff33', '#ffffff00', '#1c120a3d'),
    svg.fade('depth', '#120c084d', '#120c0800', '#120c0800', '#120c0842'),
    svg.glow('lamplight', '#ffe9b8bf', '#ffdf9f40', '#ffdf9f00'),
    svg.glow('shadow', '#1a120c80', '#1a120c60', '#1a120c00'),
    // The sheet is higher than the wall, so that its repeats have a true size.
    svg.tag('svg', { ...size, preserveAspectRatio: 'xMidYMid slice' }, wall),
    svg.rect([0, 0], [WIDTH, FLOOR], { fill: 'url(#depth)' }),
    svg.rect([0, 0], [WIDTH, FLOOR], { fill: 'url(#daylight)' }),
    floor(),
    furnished(clothsFor(palette)),
  ].join('');
}

/** Furniture in colours that go with a wall, yet stand out from it. */
function clothsFor({ ground, tone, soft, main, strong, accent }: Palette): Cloths {
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
  const planks = rows.slice(0, -1).flatMap((top, row) =>
    times(9, (index) =>
      svg.rect(
        [index * 170 - (row % 2) * 85 - 40, FLOOR + 14 + top],
        [168, (rows[row + 1] ?? top) - top - 1.5],
        {
          fill: mix(
            WOOD,
            index % 3 === row % 3 ? '#8f6240' : '#bb8a5e',
            0.35 + ((index * 7 + row * 3) % 5) * 0.1,
          ),
        },
      ),
    ),
  );
  return [
    svg.rect([0, FLOOR], [WIDTH, HEIGHT - FLOOR], { fill: darker(WOOD, 0.35) }),
    ...planks,
    svg.rect([0, FLOOR], [WIDTH, HEIGHT - FLOOR], { fill: 'url(#daylight)' }),
    svg.rect([0, FLOOR - 16], [WIDTH, 30], { fill: '#f4efe7' }),
    svg.rect([0, FLOOR + 10], [WIDTH, 4], { fill: '#cfc6b8' }),
  ].join('');
}

function furnished(cloths: Cloths): string {
  return svg.group(
    {},
    rug([600, 812], 470, '#e9e2d6', mix(cloths.first, '#e9e2d6', 0.4)),
    svg.place(floorLamp('#efe2c8'), [1010, 742]),
    svg.place(sofa(cloths), [590, 770], 0, 1.12),
    svg.place(plant(cloths.leaf, '#efe9df'), [170, 764], 0, 1.1),
    svg.place(table(230, 62, WOOD), [600, 858]),
  );
}
