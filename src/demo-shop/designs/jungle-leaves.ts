import { darker } from '../drawing/colours';
import { leafOutline, petalOutline, ring } from '../drawing/shapes';
import { circle, group, path, place, short, times } from '../drawing/svg';
import type { Random } from '../random';

// Each of these grows upwards from the origin, its stalk below it.

export function monstera(size: number, fill: string, vein: string): string {
  const half = size * 0.44;
  const lobes = 5;
  const side = (sign: number) =>
    times(lobes, (index) => {
      const share = (index + 0.35) / lobes;
      const y = -size * share;
      const out = half * Math.sin(Math.PI * (0.18 + share * 0.72)) * 1.08;
      const notch = half * 0.32 * (1 - share * 0.5);
      const drop = size * 0.105;
      return [
        `L${short(sign * out * 0.96)} ${short(y + drop)}`,
        `Q${short(sign * out * 1.16)} ${short(y - size * 0.02)} ${short(sign * out * 0.92)} ${short(y - drop * 0.75)}`,
        `Q${short(sign * notch * 1.6)} ${short(y - drop * 0.5)} ${short(sign * notch)} ${short(y - drop * 0.62)}`,
      ].join('');
    });
  const left = side(-1).join('');
  const right = side(1).join('');
  const outline = (edge: string, sign: number) =>
    `M0 ${short(size * 0.06)}L${short(sign * half * 0.3)} ${short(size * 0.1)}${edge}L0 ${short(-size * 1.04)}Z`;
  const ribs = times(lobes, (index) => {
    const y = -size * ((index + 0.2) / lobes);
    const out = half * 0.72 * Math.sin(Math.PI * (0.22 + ((index + 0.35) / lobes) * 0.66));
    return `M0 ${short(y + size * 0.08)}L${short(out)} ${short(y - size * 0.02)}M0 ${short(y + size * 0.08)}L${short(-out)} ${short(y - size * 0.02)}`;
  }).join('');
  return group(
    {},
    path(
      `M0 ${short(size * 0.06)}Q${short(size * 0.04)} ${short(size * 0.4)} ${short(-size * 0.03)} ${short(size * 0.7)}`,
      {
        fill: 'none',
        stroke: fill,
        'stroke-width': size * 0.022,
      },
    ),
    path(outline(right, 1), { fill }),
    path(outline(left, -1), { fill: darker(fill, 0.06) }),
    path(`M0 ${short(size * 0.06)}V${short(-size)}${ribs}`, {
      fill: 'none',
      stroke: vein,
      'stroke-width': size * 0.009,
    }),
  );
}

export function banana(size: number, fill: string, vein: string, random: Random): string {
  const [long, wide] = [size * 1.5, size * 0.42];
  const ribs = times(20, (index) => {
    const y = -long * (0.06 + index * 0.044);
    const out = wide * 0.5 * Math.sin(Math.PI * (0.12 + index * 0.042));
    return `M0 ${short(y)}Q${short(out * 0.6)} ${short(y - 6)} ${short(out)} ${short(y - long * 0.05)}M0 ${short(y)}Q${short(-out * 0.6)} ${short(y - 6)} ${short(-out)} ${short(y - long * 0.05)}`;
  }).join('');
  const lean = random.real(-0.1, 0.1) * size;
  return group(
    {},
    path(leafOutline(long, wide * 1.16, lean), { fill }),
    path(
      `M0 0C${short(-wide * 0.7)} ${short(-long * 0.22)} ${short(-wide * 0.55)} ${short(-long * 0.72)} ${short(lean)} ${short(-long)}C${short(lean * 0.2)} ${short(-long * 0.6)} 0 ${short(-long * 0.3)} 0 0Z`,
      { fill: darker(fill, 0.07) },
    ),
    path(ribs, { fill: 'none', stroke: vein, 'stroke-width': 1.6, opacity: 0.75 }),
    path(
      `M0 ${short(size * 0.5)}L0 0Q${short(lean * 0.2)} ${short(-long * 0.5)} ${short(lean)} ${short(-long * 0.97)}`,
      { fill: 'none', stroke: vein, 'stroke-width': 4 },
    ),
  );
}

export function palm(size: number, fill: string, vein: string): string {
  const blades = times(15, (index) => {
    const angle = -118 + index * (236 / 14);
    const long = size * (0.62 + 0.3 * Math.cos((angle * Math.PI) / 300));
    return place(
      path(leafOutline(long, size * 0.085), { fill: index % 2 ? fill : darker(fill, 0.07) }) +
        path(`M0 0V${short(-long * 0.9)}`, { stroke: vein, 'stroke-width': 1.3, opacity: 0.7 }),
      [0, 0],
      angle,
    );
  });
  return group(
    {},
    path(`M0 0Q${short(size * 0.05)} ${short(size * 0.4)} 0 ${short(size * 0.8)}`, {
      fill: 'none',
      stroke: fill,
      'stroke-width': size * 0.022,
    }),
    ...blades,
  );
}

export function fern(size: number, fill: string, vein: string): string {
  const long = size * 1.35;
  const leaflets = times(21, (index) => {
    const share = index / 21;
    const y = -long * (0.04 + share * 0.93);
    const leaflet = size * 0.34 * Math.sin(Math.PI * (0.2 + share * 0.78)) + 6;
    const bow = 14 * Math.sin(share * 2.4);
    return [1, -1]
      .map((sign) =>
        place(
          path(leafOutline(leaflet, leaflet * 0.24), { fill }),
          [bow, y],
          sign * (66 - share * 26),
        ),
      )
      .join('');
  });
  return group(
    {},
    path(`M0 ${short(size * 0.4)}L0 0Q16 ${short(-long * 0.5)} 9 ${short(-long)}`, {
      fill: 'none',
      stroke: vein,
      'stroke-width': 3.4,
    }),
    ...leaflets,
  );
}

/** A hibiscus. */
export function bloom(fill: string, heart: string): string {
  const petal =
    path(petalOutline(78, 74), { fill }) +
    path('M0 -8Q5 -36 0 -62M0 -8Q-14 -34 -18 -54M0 -8Q14 -34 18 -54', {
      fill: 'none',
      stroke: darker(fill, 0.22),
      'stroke-width': 1.8,
      opacity: 0.6,
    });
  return group(
    {},
    ring(petal, 5),
    ring(path(petalOutline(30, 18), { fill: darker(fill, 0.3), opacity: 0.7 }), 5),
    path('M0 0Q10 -26 30 -44', {
      fill: 'none',
      stroke: heart,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
    ...times(7, (index) =>
      circle(18 + index * 2.4, -28 - index * 3.2 + (index % 2 ? 6 : -4), 3.4, { fill: heart }),
    ),
  );
}
