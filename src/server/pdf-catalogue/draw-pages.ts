import { readFileSync } from 'node:fs';
import { A4 } from '../pdf/paper-size';
import { colours, type Document, type Style, type Typesetter } from '../pdf/typesetter';
import type { CataloguePlan, Tile } from './catalogue-plan';
import type { CutPicture } from './cut-picture';
import { contentWidth, coverFrames, coverPanel, type Frame, MARGIN } from './layout';
import { catalogueTexts as texts } from './texts';

const CORNER = 3;
const headingStyle: Style = { size: 13, weight: 'semibold', maxLines: 1 };
const nameStyle: Style = { size: 8.5, weight: 'semibold', maxLines: 2 };
const idStyle: Style = { size: 8, colour: colours.muted, maxLines: 1 };
const noPictureStyle: Style = { size: 8.5, colour: colours.muted, align: 'center' };

/** The first page: a collage, the title and the facts. */
export function drawCover(
  setter: Typesetter,
  plan: CataloguePlan,
  pictures: readonly CutPicture[],
): void {
  const { document } = setter;
  const frames = coverFrames(pictures.length);
  if (frames.length === 0) {
    const { x, y, width, height } = coverPanel;
    document.rect(x, y, width, height).fill(colours.accent);
  }
  for (const [index, frame] of frames.entries()) drawPicture(document, frame, pictures[index]);
  const box = { x: MARGIN, width: contentWidth };
  let y = coverPanel.height + 48;
  if (plan.shop !== undefined) {
    const shop = { size: 12, weight: 'semibold', colour: colours.accent, maxLines: 2 } as const;
    y = setter.write(plan.shop, { ...box, y }, { ...shop, spacing: 0.4 }) + 4;
  }
  y = setter.write(texts.title, { ...box, y }, { size: 42, weight: 'light' }) + 6;
  const [whole] = plan.sections;
  if (plan.sections.length === 1 && whole?.name !== undefined)
    y = setter.write(whole.name, { ...box, y }, { size: 18, maxLines: 2 }) + 6;
  const facts = texts.countAndDay(plan.count, plan.day);
  setter.write(facts, { ...box, y }, { size: 11.5, colour: colours.muted });
  const foot = { size: 9, colour: colours.muted, maxLines: 1 } as const;
  setter.write(plan.contact.join('  ·  '), { ...box, y: A4.height - MARGIN - 12 }, foot);
}

/** Draws a category's name, with a line below it. */
export function drawHeading(setter: Typesetter, text: string, y: number): void {
  setter.write(text, { x: MARGIN, y, width: contentWidth }, headingStyle);
  setter.document.rect(MARGIN, y + 24, contentWidth, 0.75).fill(colours.line);
}

/** Draws a wallpaper's picture, name and id. */
export function drawTile(setter: Typesetter, frame: Frame, { name, wpId, picture }: Tile): void {
  setter.document.save().roundedRect(frame.x, frame.y, frame.width, frame.height, CORNER).clip();
  const isDrawn = drawPicture(setter.document, frame, picture);
  setter.document.restore();
  if (!isDrawn) drawPlain(setter, frame);
  const { x, width } = frame;
  const y = setter.write(name, { x, y: frame.y + frame.height + 6, width }, nameStyle) + 1;
  setter.write(wpId, { x, y, width }, idStyle);
}

function drawPlain(setter: Typesetter, { x, y, width, height }: Frame): void {
  setter.document.roundedRect(x, y, width, height, CORNER).fill(colours.sunken);
  setter.write(texts.noPicture, { x, y: y + height / 2 - 6, width }, noPictureStyle);
}

/** Draws a picture into its frame. Returns whether there is one. */
function drawPicture(
  document: Document,
  { x, y, width, height }: Frame,
  picture: CutPicture | undefined,
): boolean {
  const jpeg = bytesOf(picture);
  if (!jpeg) return false;
  try {
    document.image(jpeg, x, y, { width, height });
    return true;
  } catch {
    // Kept by an earlier version, or damaged since.
    return false;
  }
}

function bytesOf(picture: CutPicture | undefined): Buffer | undefined {
  if (typeof picture !== 'string')
    return picture && Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
  try {
    return readFileSync(picture);
  } catch {
    // Removed since it was found.
    return undefined;
  }
}
