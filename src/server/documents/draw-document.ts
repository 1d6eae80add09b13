import { A4, type Document, newDocument, Typesetter } from '../pdf/typesetter';
import type { DocumentPlan } from './document-plan';
import { drawInvoice } from './draw-invoice';
import { drawReceipt } from './draw-receipt';
import { drawLetterhead } from './letterhead';
import { documentNumber, inPaise, purchaseDay } from './order-facts';
import { content, drawRule, MARGIN, styles } from './paper';
import { paperTexts as texts } from './texts';

/** An invoice or a receipt, on one page. */
export function drawDocument({ kind, seller, order }: DocumentPlan): Document {
  const number = documentNumber(kind, order);
  const title = texts.fullTitle(kind, number);
  const document = newDocument({ title, author: seller.name });
  document.addPage();
  const setter = new Typesetter(document);
  const y = drawLetterhead(setter, seller, {
    title: texts.title(kind),
    facts: [
      [texts.number(kind), number],
      [texts.date, purchaseDay(order) ?? texts.unknown],
      [texts.order, order.orderId],
    ],
  });
  const amount = inPaise(order.purchaseAmount ?? 0);
  if (kind === 'invoice') drawInvoice(setter, order, amount, y);
  else drawReceipt(setter, order, amount, y);

  const foot = A4.height - MARGIN - 8;
  drawRule(setter, foot - 10);
  const { muted } = styles;
  setter.write(texts.computerMade(kind), { ...content, y: foot }, { ...muted, size: 8 });
  document.end();
  return document;
}
