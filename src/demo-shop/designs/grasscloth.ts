import { lighter, mix } from '../drawing/colours';
import type { Drawing } from '../drawing/design';
import { HEIGHT, short, times, WIDTH } from '../drawing/geometry';
import * as svg from '../drawing/svg';

/** Woven grass, sisal and raw silk: the weave is all there is to see. */
export function grasscloth({ palette, variant, random }: Drawing): string {
  const { ground, tone, soft, main, strong, accent } = palette;
  const gap = [9, 14, 7, 11, 18][variant] ?? 9;
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
      const [long, bow] = [random.real(160, 700), random.real(-3, 3)];
      const line = `M${short(x)} ${short(row * gap + random.real(-1.5, 1.5))}q${short(long / 2)} ${short(bow)} ${short(long)} 0`;
      pieces.push(svg.stroke(line, random.pick(shades), random.real(gap * 0.4, gap * 1.05)));
      x += long + random.real(0, 26);
    }
    return pieces.join('');
  });
  const threads = times(WIDTH / 26, (index) =>
    svg.rect([index * 26 + random.real(-5, 5), 0], [random.real(1, 2.5), HEIGHT], {
      fill: random.pick([main, strong, tone]),
      'fill-opacity': 0.3,
    }),
  );
  const glints = times(90, () =>
    svg.rect([random.real(0, WIDTH), random.real(0, HEIGHT)], [random.real(20, 90), 2.5], {
      fill: accent,
      'fill-opacity': 0.55,
    }),
  );
  return [svg.sheet(mix(ground, soft, 0.3)), ...strands, ...threads, ...glints].join('');
}
