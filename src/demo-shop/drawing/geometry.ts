/** Every wallpaper is drawn on a sheet of this size. */
export const WIDTH = 1200;
export const HEIGHT = 900;

export type Point = readonly [x: number, y: number];

/** A number with no more digits than an eye can see. */
export const short = (value: number) => String(Math.round(value * 100) / 100);

const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;

export const polyline = (points: readonly Point[]) => `M${points.map(at).join('L')}`;

export const polygon = (points: readonly Point[]) => `${polyline(points)}Z`;

/** A round curve through all points (Catmull-Rom). */
export function smooth(points: readonly Point[]): string {
  const point = (index: number): Point =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const pieces = times(points.length - 1, (index) => {
    const [before, from, to, after] = [
      point(index - 1),
      point(index),
      point(index + 1),
      point(index + 2),
    ];
    const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const into: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${at(out)} ${at(into)} ${at(to)}`;
  });
  return `M${at(point(0))}${pieces.join('')}`;
}

/** The point at an angle (in degrees, clockwise from the right) and a distance from the origin. */
export function polar(angle: number, distance: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [Math.cos(radians) * distance, Math.sin(radians) * distance];
}

/** `count` results, made of 0, 1, 2, … */
export function times<Result>(count: number, make: (index: number) => Result): Result[] {
  return Array.from({ length: Math.ceil(count) }, (_, index) => make(index));
}
