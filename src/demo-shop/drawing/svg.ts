import { HEIGHT, type Point, short, WIDTH } from './geometry';

type Attributes = Readonly<Record<string, string | number>>;

/** An SVG element as text. */
export function tag(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`)
    .join('');
  return `<${name}${written}>${content.join('')}</${name}>`;
}

export const group = (...content: readonly string[]) => tag('g', {}, ...content);

export const path = (d: string, attributes: Attributes) => tag('path', { d, ...attributes });

/** A path that is drawn as a line. */
export const stroke = (d: string, colour: string, width: number) =>
  path(d, { fill: 'none', stroke: colour, 'stroke-width': width });

export const circle = ([cx, cy]: Point, r: number, attributes: Attributes) =>
  tag('circle', { cx, cy, r, ...attributes });

export const ellipse = ([cx, cy]: Point, [rx, ry]: Point, attributes: Attributes) =>
  tag('ellipse', { cx, cy, rx, ry, ...attributes });

export const rect = ([x, y]: Point, [width, height]: Point, attributes: Attributes) =>
  tag('rect', { x, y, width, height, ...attributes });

/** The whole sheet in one colour. */
export const sheet = (fill: string) => rect([0, 0], [WIDTH, HEIGHT], { fill });

/** Moves what is drawn around the origin; angles are in degrees. */
export function place(content: string, [x, y]: Point, turn = 0, scale = 1): string {
  const [left, top, angle, size] = [x, y, turn, scale].map(short);
  return tag(
    'g',
    { transform: `translate(${left} ${top}) rotate(${angle}) scale(${size})` },
    content,
  );
}

/** Something that is drawn once and used many times. */
export const define = (id: string, content: string) => tag('defs', {}, tag('g', { id }, content));

export const use = (id: string, at: Point, turn = 0, scale = 1) =>
  place(tag('use', { href: `#${id}` }), at, turn, scale);

/** A gradient from top to bottom of what it fills, of colours at equal distances; `#rrggbbaa` is translucent. */
export const fade = (id: string, ...colours: readonly string[]) =>
  tag('linearGradient', { id, x2: 0, y2: 1 }, ...stops(colours));

/** The same from the middle outwards. */
export const glow = (id: string, ...colours: readonly string[]) =>
  tag('radialGradient', { id }, ...stops(colours));

const stops = (colours: readonly string[]) =>
  colours.map((colour, index) =>
    tag('stop', { offset: index / (colours.length - 1), 'stop-color': colour }),
  );
