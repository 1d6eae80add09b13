import { readFile } from 'node:fs/promises';
import type { Wallpaper } from '../catalogue/wallpapers';
import type { Picture } from '../pictures/picture-paths';
import { coloured, furnitureFor } from './colours';

/** Every wallpaper is drawn on a sheet of this size. */
const WIDTH = 1200;
const HEIGHT = 900;

/** The height of the wall in `room.svg`. */
const FLOOR = 690;

/** The width of a view's JPEG in pixels; its height is three quarters of that. */
export const widths: Readonly<Record<Picture['view'], number>> = {
  sheet: WIDTH,
  room: WIDTH,
  tile: 480,
  thumbnail: 240,
  roomThumbnail: 320,
};

/** A picture as SVG: the same for the same picture. */
export async function drawPicture({ wallpaper, view }: Picture): Promise<string> {
  const sheet = await drawSheet(wallpaper);
  const isRoom = view === 'room' || view === 'roomThumbnail';
  const width = widths[view];
  const size = `width="${width}" height="${(width * HEIGHT) / WIDTH}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" ${size}>${
    isRoom ? await drawRoom(sheet, wallpaper) : sheet
  }</svg>`;
}

/** The designs of a family are the same drawings, nearer and nearer, and every other one mirrored. */
async function drawSheet({ family: { drawings }, variant, palette }: Wallpaper): Promise<string> {
  const drawing = await read(drawings[variant % drawings.length] ?? '');
  const scale = 1 + variant / 4;
  const [left, across] = variant % 2 ? [WIDTH, -scale] : [0, scale];
  const transform = `translate(${left} ${HEIGHT * (1 - scale)}) scale(${across} ${scale})`;
  return `<g transform="${transform}">${coloured(drawing, { ...palette })}</g>`;
}

/** A living room with a sheet on its wall. The sheet is higher than the wall, so its repeats have their true size. */
async function drawRoom(sheet: string, { palette }: Wallpaper): Promise<string> {
  const view = `viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice"`;
  const wall = `<svg width="${WIDTH}" height="${FLOOR}" ${view}>${sheet}</svg>`;
  return wall + coloured(await read('room'), furnitureFor(palette));
}

const read = (name: string) => readFile(new URL(`./${name}.svg`, import.meta.url), 'utf8');
