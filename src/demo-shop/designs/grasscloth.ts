import { lighter, mix } from '../drawing/colours';
import type { Drawing } from '../drawing/drawing';
import { grain } from '../drawing/surfaces';
import { HEIGHT, path, rect, sheet, short, times, WIDTH } from '../drawing/svg';

/** Woven grass, sisal, raw silk and linen: the weave is all there is to see. */
export function grasscloth({ palette, design, random }: Drawing): string {
  const { ground, tone, soft, main, strong, accent } = palette;
  const gap = [5, 7, 4, 6][design % 4] ?? 5;
  const shades = [
    tone,
    soft,
    soft,
    mix(soft, main, 0.5),
    lighter(tone, 0.25),
    mix(tone, ground, 0.5),
  ];
  const strands = times(HEIGHT / gap + 1, (row) => {
    let x = random.real(-300, 0);
    const pieces: string[] = [];
    while (x < WIDTH) {
      const length = random.real(120, 620);
      const y = row * gap + random.real(-1.2, 1.2);
      pieces.push(
        path(
          `M${short(x)} ${short(y)}q${short(length / 2)} ${short(random.real(-2.5, 2.5))} ${short(length)} 0`,
          {
            fill: 'none',
            stroke: random.pick(shades),
            'stroke-width': random.real(gap * 0.35, gap * 0.95),
            'stroke-linecap': 'round',
          },
        ),
      );
      x += length + random.real(0, 26);
    }
    return pieces.join('');
  });
  const threads = times(WIDTH / 26, (index) =>
    rect(index * 26 + random.real(-5, 5), 0, random.real(0.8, 2), HEIGHT, {
      fill: random.pick([main, strong, tone]),
      opacity: 0.32,
    }),
  );
  const glints = times(design === 1 ? 160 : 70, () => {
    const [x, y] = [random.real(0, WIDTH), random.between(0, HEIGHT / gap) * gap];
    return rect(x, y, random.real(14, 70), 2, { rx: 1, fill: accent, opacity: 0.55 });
  });
  const drops = WIDTH / 3;
  const joints = times(2, (index) =>
    rect((index + 1) * drops, 0, 2, HEIGHT, { fill: strong, opacity: 0.16 }),
  );
  return [
    sheet(mix(ground, soft, 0.3)),
    ...strands,
    ...threads,
    ...glints,
    ...joints,
    grain({ strength: 0.3, frequency: '0.02 0.7', octaves: 3 }),
    grain({ strength: 0.16, frequency: '0.006 0.004', seed: 5, tile: 1200 }),
  ].join('');
}
