import type { DocumentKind } from '../../entities/wire/documents';
import { A4 } from '../pdf/paper-size';
import { colours, type Document, newDocument, Typesetter } from '../pdf/typesetter';
import { type DocumentPlan, documentNumber, inPaise, purchaseDay } from './document-plan';
import { drawInvoice } from './draw-invoice';
import { drawReceipt } from './draw-receipt';
import { content, drawRule, MARGIN, styles } from './paper';
import { paperTexts as texts } from './texts';

const RIGHT_WIDTH = 200;
const LABEL_WIDTH = 66;

const drawers = {
  invoice: drawInvoice,
  receipt: drawReceipt,
} satisfies Record<DocumentKind, unknown>;

/** A document, on one page. */
export function drawDocument(plan: DocumentPlan): Document {
  const { kind, seller, order } = plan;
  const title = texts.fullTitle(kind, documentNumber(kind, order));
  const document = newDocument({ title, author: seller.name });
  document.addPage();
  const setter = new Typesetter(document);
  const y = drawLetterhead(setter, plan);
  const amount = inPaise(order.purchaseAmount ?? 0);
  drawers[kind](setter, order, amount, y);

  const foot = A4.height - MARGIN - 8;
  drawRule(setter, foot - 10);
  setter.write(texts.computerMade(kind), { ...content, y: foot }, { ...styles.muted, size: 8 });
  document.end();
  return document;
}

/** Draws the seller on the left, and the document's title and facts on the right. Returns the y below them. */
function drawLetterhead(setter: Typesetter, { kind, seller, order }: DocumentPlan): number {
  setter.document.rect(0, 0, A4.width, 6).fill(colours.accent);
  const left = { x: content.x, width: content.width - RIGHT_WIDTH - 24 };
  const nameStyle = { size: 16, weight: 'semibold', maxLines: 3 } as const;
  let leftY = setter.write(seller.name, { ...left, y: MARGIN }, nameStyle) + 4;
  const contact = [seller.phone, seller.email].filter((one) => one !== undefined).join('  ·  ');
  for (const line of [seller.address, contact, seller.gstin && texts.gstin(seller.gstin)]) {
    if (!line) continue;
    leftY = setter.write(line, { ...left, y: leftY }, { ...styles.muted, maxLines: 6 }) + 2;
  }

  const right = { x: content.x + content.width - RIGHT_WIDTH, width: RIGHT_WIDTH };
  const titleStyle = { size: 26, weight: 'light', colour: colours.accent, align: 'right' } as const;
  let rightY = setter.write(texts.title(kind), { ...right, y: MARGIN - 8 }, titleStyle) + 4;
  for (const [label, value] of [
    [texts.number(kind), documentNumber(kind, order)],
    [texts.date, purchaseDay(order) ?? texts.unknown],
    [texts.order, order.orderId],
  ] as const) {
    const valueBox = { x: right.x + LABEL_WIDTH, width: RIGHT_WIDTH - LABEL_WIDTH, y: rightY };
    setter.write(label, { x: right.x, y: rightY, width: LABEL_WIDTH }, styles.muted);
    const valueStyle = { ...styles.body, size: 9, align: 'right', maxLines: 2 } as const;
    rightY = setter.write(value, valueBox, valueStyle) + 2;
  }
  const y = Math.max(leftY, rightY) + 16;
  drawRule(setter, y);
  return y + 20;
}
