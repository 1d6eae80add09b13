import { A4 } from '../pdf/paper-size';
import { colours, type Typesetter } from '../pdf/typesetter';
import type { CataloguePlan } from './catalogue-plan';
import type { CutPicture } from './cut-picture';
import { drawPicture } from './draw-picture';
import { contentWidth, coverFrames, coverPanel, MARGIN } from './layout';
import { catalogueTexts as texts } from './texts';

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
  const facts = texts.countAndDay(plan.count, plan.day);
  setter.write(facts, { ...box, y }, { size: 11.5, colour: colours.muted });
  const foot = { size: 9, colour: colours.muted, maxLines: 1 } as const;
  setter.write(plan.contact.join('  ·  '), { ...box, y: A4.height - MARGIN - 12 }, foot);
}
