import { A4, colours, type Typesetter } from '../pdf/typesetter';
import { content, drawRule, MARGIN, styles } from './paper';
import type { Seller } from './seller';
import { paperTexts as texts } from './texts';

export interface Letterhead {
  readonly title: string;
  /** Number, date and what else a document is known by. */
  readonly facts: readonly (readonly [label: string, value: string])[];
}

const RIGHT_WIDTH = 200;
const LABEL_WIDTH = 66;

/** The seller at the left, the document's name and facts at the right; gives the y below. */
export function drawLetterhead(
  setter: Typesetter,
  { name, address, gstin, phone, email }: Seller,
  { title, facts }: Letterhead,
): number {
  setter.document.rect(0, 0, A4.width, 6).fill(colours.accent);
  const left = { x: content.x, width: content.width - RIGHT_WIDTH - 24 };
  let leftY = setter.write(
    name,
    { ...left, y: MARGIN },
    {
      ...{ size: 16, weight: 'semibold' },
      maxLines: 3,
    },
  );
  leftY += 4;
  const reach = [phone, email].filter((one) => one !== undefined).join('  ·  ');
  for (const line of [address, reach, gstin && texts.gstin(gstin)]) {
    if (line)
      leftY = setter.write(line, { ...left, y: leftY }, { ...styles.muted, maxLines: 6 }) + 2;
  }

  const right = { x: content.x + content.width - RIGHT_WIDTH, width: RIGHT_WIDTH };
  let rightY = setter.write(
    title,
    { ...right, y: MARGIN - 8 },
    {
      ...{ size: 26, weight: 'light', colour: colours.accent, align: 'right' },
    },
  );
  rightY += 4;
  for (const [label, value] of facts) {
    const valueBox = { x: right.x + LABEL_WIDTH, width: RIGHT_WIDTH - LABEL_WIDTH, y: rightY };
    setter.write(label, { x: right.x, y: rightY, width: LABEL_WIDTH }, styles.muted);
    rightY =
      setter.write(value, valueBox, { ...styles.body, size: 9, align: 'right', maxLines: 2 }) + 2;
  }
  const y = Math.max(leftY, rightY) + 16;
  drawRule(setter, y);
  return y + 20;
}
