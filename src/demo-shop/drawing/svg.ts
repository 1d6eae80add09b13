/** Every wallpaper is drawn on a sheet of this size. */
export const WIDTH = 1200;
export const HEIGHT = 900;

export type Point = readonly [x: number, y: number];
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An SVG element as text. Numbers are rounded to a tenth, which no eye can see. */
export function tag(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`)
    .join('');
  const inside = content.join('');
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

export function group(attributes: Attributes, ...content: readonly string[]): string {
  return tag('g', attributes, ...content);
}

export function path(d: string, attributes: Attributes): string {
  return tag('path', { d, ...attributes });
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes): string {
  return tag('circle', { cx, cy, r, ...attributes });
}

export function ellipse(
  [cx, cy]: Point,
  [rx, ry]: readonly [number, number],
  attributes: Attributes,
): string {
  return tag('ellipse', { cx, cy, rx, ry, ...attributes });
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  attributes: Attributes,
): string {
  return tag('rect', { x, y, width, height, ...attributes });
}

/** The whole sheet in one colour. */
export function sheet(fill: string, attributes: Attributes = {}): string {
  return rect(0, 0, WIDTH, HEIGHT, { fill, ...attributes });
}

/** Something drawn around the origin, put elsewhere; angles are in degrees. */
export function place(content: string, [x, y]: Point, turn = 0, scale: number | Point = 1): string {
  const scales = typeof scale === 'number' ? short(scale) : scale.map(short).join(' ');
  const transform = `translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${scales})`;
  return group({ transform }, content);
}

/** A thing that is drawn once and used many times. */
export function define(id: string, ...content: readonly string[]): string {
  return tag('defs', {}, group({ id }, ...content));
}

/** A thing that was defined, put somewhere. */
export function use(id: string, at: Point, turn = 0, scale: number | Point = 1): string {
  return place(tag('use', { href: `#${id}` }), at, turn, scale);
}

/** A number without needless digits. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function at([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}Z`;
}

export function polyline(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}`;
}

/** A round curve through all points (Catmull-Rom); `closed` joins the last to the first. */
export function smooth(points: readonly Point[], closed = false): string {
  const { length } = points;
  const point = (index: number): Point => {
    const wrapped = closed ? (index + length) % length : Math.min(Math.max(index, 0), length - 1);
    return points[wrapped] ?? [0, 0];
  };
  const pieces = Array.from({ length: closed ? length : length - 1 }, (_, index) => {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => point(index + step));
    if (!before || !from || !to || !after) return '';
    const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const into: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${at(out)} ${at(into)} ${at(to)}`;
  });
  return `M${at(point(0))}${pieces.join('')}${closed ? 'Z' : ''}`;
}

/** The point at an angle (degrees, clockwise from the right) and a distance from another. */
export function polar([x, y]: Point, angle: number, distance: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [x + Math.cos(radians) * distance, y + Math.sin(radians) * distance];
}

/** `count` results, made of 0, 1, 2, … */
export function times<Result>(count: number, make: (index: number) => Result): Result[] {
  return Array.from({ length: Math.ceil(count) }, (_, index) => make(index));
}
