import { colours, type Style, type Typesetter } from '../pdf/typesetter';
import type { Tile } from './catalogue-plan';
import { drawPicture } from './draw-picture';
import { type Frame, tileFrame } from './layout';
import { catalogueTexts as texts } from './texts';

const CORNER = 3;
const nameStyle: Style = { size: 8.5, weight: 'semibold', maxLines: 2 };
const idStyle: Style = { size: 8, colour: colours.muted, maxLines: 1 };
const noPictureStyle: Style = { size: 8.5, colour: colours.muted, align: 'center' };

/** Draws a page of wallpapers, each with picture, name and id. */
export function drawTiles(setter: Typesetter, tiles: readonly Tile[]): void {
  for (const [index, { name, wpId, picture }] of tiles.entries()) {
    const frame = tileFrame(index);
    setter.document.save().roundedRect(frame.x, frame.y, frame.width, frame.height, CORNER).clip();
    const isDrawn = drawPicture(setter.document, frame, picture);
    setter.document.restore();
    if (!isDrawn) drawPlain(setter, frame);
    const { x, width } = frame;
    const y = setter.write(name, { x, y: frame.y + frame.height + 6, width }, nameStyle) + 1;
    setter.write(wpId, { x, y, width }, idStyle);
  }
}

function drawPlain(setter: Typesetter, { x, y, width, height }: Frame): void {
  setter.document.roundedRect(x, y, width, height, CORNER).fill(colours.sunken);
  setter.write(texts.noPicture, { x, y: y + height / 2 - 6, width }, noPictureStyle);
}
