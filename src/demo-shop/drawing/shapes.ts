import { at, circle, group, type Point, path, place, polar, short, times } from './svg';

// All of these are drawn around the origin; what grows, grows upwards from it.

/** The outline of a leaf or petal with a pointed tip, which may lean to a side. */
export function leafOutline(length: number, width: number, lean = 0): string {
  const half = width / 2;
  return [
    'M0 0',
    `C${short(half * 1.25)} ${short(-length * 0.22)} ${short(half + lean * 0.6)} ${short(-length * 0.72)} ${short(lean)} ${short(-length)}`,
    `C${short(-half + lean * 0.5)} ${short(-length * 0.72)} ${short(-half * 1.25)} ${short(-length * 0.22)} 0 0Z`,
  ].join('');
}

/** The outline of a petal with a round tip. */
export function petalOutline(length: number, width: number): string {
  const half = width / 2;
  return [
    'M0 0',
    `C${short(half * 0.5)} ${short(-length * 0.25)} ${short(half * 1.3)} ${short(-length * 0.55)} ${short(half * 0.75)} ${short(-length * 0.88)}`,
    `C${short(half * 0.45)} ${short(-length * 1.04)} ${short(-half * 0.45)} ${short(-length * 1.04)} ${short(-half * 0.75)} ${short(-length * 0.88)}`,
    `C${short(-half * 1.3)} ${short(-length * 0.55)} ${short(-half * 0.5)} ${short(-length * 0.25)} 0 0Z`,
  ].join('');
}

/** Copies of a content in a ring, the first one pointing upwards. */
export function ring(content: string, count: number, distance = 0, firstTurn = 0): string {
  return times(count, (index) => {
    const turn = firstTurn + (index * 360) / count;
    return place(content, polar([0, 0], turn - 90, distance), turn);
  }).join('');
}

/** A fan of petals, the middle one the longest. */
export function palmette(
  count: number,
  spread: number,
  length: number,
  width: number,
  fill: string,
): string {
  const middle = (count - 1) / 2;
  return times(count, (index) => {
    const off = (index - middle) / Math.max(middle, 1);
    const long = length * (1 - 0.38 * Math.abs(off));
    return place(path(leafOutline(long, width, off * width * 0.5), { fill }), [0, 0], off * spread);
  }).join('');
}

/** The curve from one point to another, drawn towards a third. */
export type Bow = readonly [from: Point, towards: Point, to: Point];

export function bowPath([from, towards, to]: Bow): string {
  return `M${at(from)}Q${at(towards)} ${at(to)}`;
}

/** The point on a curve, and the direction it has there in degrees. */
export function onBow([from, towards, to]: Bow, share: number): { at: Point; angle: number } {
  const rest = 1 - share;
  const along = (index: 0 | 1) =>
    rest * rest * from[index] + 2 * rest * share * towards[index] + share * share * to[index];
  const slope = (index: 0 | 1) =>
    2 * rest * (towards[index] - from[index]) + 2 * share * (to[index] - towards[index]);
  return { at: [along(0), along(1)], angle: (Math.atan2(slope(1), slope(0)) * 180) / Math.PI };
}

/** A scrolling plume: leaves on both sides of a curve, largest in its middle. */
export function plume(bow: Bow, count: number, size: number, fill: string, inner = 0.6): string {
  const leaves = times(count, (index) => {
    const share = (index + 0.6) / count;
    const { at: base, angle } = onBow(bow, share);
    const grown = size * (0.45 + 0.75 * Math.sin(Math.PI * Math.min(share * 1.1, 1)));
    const outer = path(leafOutline(grown, grown * 0.52, grown * 0.2), { fill });
    const inside = path(leafOutline(grown * inner, grown * 0.4 * inner, -grown * 0.12), { fill });
    return place(outer, base, angle + 128) + place(inside, base, angle + 50);
  });
  const stem = path(bowPath(bow), {
    fill: 'none',
    stroke: fill,
    'stroke-width': size * 0.14,
    'stroke-linecap': 'round',
  });
  const { at: end, angle } = onBow(bow, 1);
  const tip = place(path(leafOutline(size * 0.8, size * 0.42), { fill }), end, angle + 90);
  return group({}, stem, ...leaves, tip);
}

/** A shape and its mirror image, left and right of the middle. */
export function mirrored(content: string): string {
  return content + place(content, [0, 0], 0, [-1, 1]);
}

/** A simple flower: petals around a heart. */
export function flower(
  count: number,
  radius: number,
  fill: string,
  heart: string,
  width = (radius * 5.4) / count,
): string {
  return (
    ring(path(petalOutline(radius, width), { fill }), count) +
    circle(0, 0, radius * 0.22, { fill: heart })
  );
}

/** A bird in flight, seen from afar: two bowed wings. */
export function farBird(span: number, colour: string): string {
  const half = span / 2;
  return path(
    `M${short(-half)} ${short(-half * 0.25)}Q${short(-half * 0.45)} ${short(-half * 0.55)} 0 0Q${short(half * 0.45)} ${short(-half * 0.55)} ${short(half)} ${short(-half * 0.25)}Q${short(half * 0.4)} ${short(-half * 0.3)} 0 ${short(half * 0.16)}Q${short(-half * 0.4)} ${short(-half * 0.3)} ${short(-half)} ${short(-half * 0.25)}Z`,
    { fill: colour },
  );
}
