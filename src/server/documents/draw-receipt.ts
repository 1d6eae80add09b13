import { rupees } from '../pdf/rupees';
import { colours, type Typesetter } from '../pdf/typesetter';
import { amountInWords } from './amount-in-words';
import { documentNumber } from './document-plan';
import type { DocumentOrder } from './find-order';
import { content, paymentLines, styles, writeBlock } from './paper';
import { paperTexts as texts } from './texts';

const PADDING = 20;
const GAP = 24;

export function drawReceipt(
  setter: Typesetter,
  order: DocumentOrder,
  amount: number,
  top: number,
): void {
  const thanks = texts.receivedWithThanks(order.customerName ?? texts.aCustomer);
  let y = setter.write(thanks, { ...content, y: top }, { size: 13, maxLines: 4 }) + 16;
  y = drawAmount(setter, amount, y) + GAP;

  const width = (content.width - GAP) / 2;
  const right = content.x + width + GAP;
  const from = writeBlock(setter, { x: content.x, y, width }, texts.receivedFrom, [
    [order.customerName ?? texts.unknown, { ...styles.body, weight: 'semibold', maxLines: 4 }],
    [order.mobile, { ...styles.body, maxLines: 2 }],
    [order.deliveryAddress, { ...styles.body, maxLines: 12 }],
    [order.billingCity, { ...styles.body, maxLines: 2 }],
  ]);
  const payment = writeBlock(setter, { x: right, y, width }, texts.payment, paymentLines(order));
  const what = order.productName ?? texts.product;
  const towards = writeBlock(setter, { x: right, y: payment + 12, width }, texts.towards, [
    [what, { ...styles.body, weight: 'semibold', maxLines: 6 }],
    [order.wpId && texts.wpId(order.wpId), { ...styles.muted, maxLines: 2 }],
    [texts.invoice(documentNumber('invoice', order)), styles.muted],
  ]);
  y = Math.max(from, towards) + GAP;
  setter.write(texts.thanks, { ...content, y }, styles.muted);
}

/** Draws the amount in figures and in words, in a box. Returns the y below it. */
function drawAmount(setter: Typesetter, amount: number, top: number): number {
  const inner = { x: content.x + PADDING, width: content.width - 2 * PADDING };
  const figures = { size: 26, weight: 'semibold', colour: colours.accent } as const;
  const words = amountInWords(amount);
  const label = texts.amountReceived.toUpperCase();
  const parts = [
    [label, styles.label],
    [rupees(amount), figures],
    [words, styles.body],
    [texts.taxes, styles.muted],
  ] as const;
  const height = parts.reduce(
    (sum, [text, style]) => sum + setter.height(text, inner.width, style),
    0,
  );
  const bottom = top + height + 2 * (PADDING - 4);
  setter.document.roundedRect(content.x, top, content.width, bottom - top, 6).fill(colours.sunken);
  let y = top + PADDING - 4;
  for (const [text, style] of parts) y = setter.write(text, { ...inner, y }, style);
  return bottom;
}
