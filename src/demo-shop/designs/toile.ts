import type { Drawing } from '../drawing/drawing';
import { repeats } from '../drawing/repeats';
import { grain, rough } from '../drawing/surfaces';
import { define, group, sheet, use } from '../drawing/svg';
import { elephant, pavilion, peacock, wreath } from './toile-scenes';

const SCALE = 1.28;

/** Scenes in one ink, as engraved on copper: pavilions, elephants, peacocks and palms. */
export function toile({ palette, design }: Drawing): string {
  const { ground } = palette;
  const [width, height] = (
    [
      [420, 520],
      [380, 470],
      [460, 560],
      [400, 440],
    ] as const
  )[design % 4] ?? [420, 520];
  const scenes = [pavilion, elephant, peacock];
  const first = scenes[design % 3] ?? pavilion;
  const second = scenes[(design + 1) % 3] ?? elephant;
  return [
    rough('ink', 2.5, 0.09),
    sheet(ground),
    define('first', first(palette)),
    define('second', second(palette)),
    define('wreath', wreath(palette)),
    group(
      { filter: 'url(#ink)' },
      ...repeats(width, height, 0.5).flatMap(({ at: [x, y], row }) => [
        use(row % 2 === 0 ? 'first' : 'second', [x, y + 60], 0, SCALE),
        use('wreath', [x, y + height * 0.5], 0, SCALE),
      ]),
    ),
    grain({ strength: 0.24, frequency: '0.7 0.6', octaves: 3 }),
  ].join('');
}
