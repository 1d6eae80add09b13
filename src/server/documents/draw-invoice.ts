import { rupees } from '../pdf/rupees';
import { colours, type Style, type Typesetter } from '../pdf/typesetter';
import { amountInWords } from './amount-in-words';
import { inPaise, lengthAtRate } from './document-plan';
import type { DocumentOrder } from './find-order';
import { content, drawRule, paymentLines, styles, writeBlock } from './paper';
import { paperTexts as texts } from './texts';

const GAP = 24;
const PADDING = 8;
const DESCRIPTION_WIDTH = 178;

interface Column {
  readonly heading: string;
  readonly width: number;
  readonly align?: 'right';
}

/** Together as wide as the page's content minus its left padding. */
const columns: readonly Column[] = [
  { heading: texts.description, width: DESCRIPTION_WIDTH },
  { heading: texts.wall, width: 86 },
  { heading: texts.length, width: 66, align: 'right' },
  { heading: texts.rate, width: 68, align: 'right' },
  { heading: texts.amount, width: 93.28, align: 'right' },
];

export function drawInvoice(
  setter: Typesetter,
  order: DocumentOrder,
  amount: number,
  top: number,
): void {
  const cost = lengthAtRate(order) ?? amount;
  let y = drawParties(setter, order, top) + GAP;
  y = drawTable(setter, order, cost, y);
  y = drawTotals(setter, cost, amount, y + 8) + GAP;
  const inWords = [[amountInWords(amount), styles.strong]] as const;
  y = writeBlock(setter, { ...content, y }, texts.inWords, inWords) + 12;
  writeBlock(setter, { ...content, y }, texts.payment, paymentLines(order));
}

function drawParties(setter: Typesetter, order: DocumentOrder, y: number): number {
  const width = (content.width - GAP) / 2;
  const left = writeBlock(setter, { x: content.x, y, width }, texts.billedTo, [
    [order.customerName ?? texts.unknown, { ...styles.strong, maxLines: 4 }],
    [order.mobile, { ...styles.body, maxLines: 2 }],
    [order.billingCity, { ...styles.body, maxLines: 2 }],
  ]);
  const right = writeBlock(setter, { x: content.x + width + GAP, y, width }, texts.deliveredTo, [
    [order.deliveryAddress ?? texts.unknown, { ...styles.body, maxLines: 12 }],
  ]);
  return Math.max(left, right);
}

function drawTable(setter: Typesetter, order: DocumentOrder, cost: number, top: number): number {
  const head = setter.height(texts.amount, 100, styles.label) + 2 * PADDING;
  setter.document.rect(content.x, top, content.width, head).fill(colours.sunken);
  writeCells(setter, top + PADDING, (column) => [column.heading.toUpperCase(), styles.label]);

  const y = top + head + PADDING;
  const values = [
    order.productName ?? (order.wpId === null ? texts.product : texts.wpId(order.wpId)),
    order.wallDimension ?? texts.unknown,
    order.wpLength ?? texts.unknown,
    order.wpRate === null ? texts.unknown : rupees(inPaise(order.wpRate)),
    rupees(cost),
  ];
  const nameStyle = { ...styles.body, weight: 'semibold', maxLines: 6 } as const;
  let bottom = writeCells(setter, y, (_, index) => [
    values[index] ?? '',
    index === 0 ? nameStyle : { ...styles.body, maxLines: 6 },
  ]);
  if (order.productName !== null && order.wpId !== null) {
    const width = DESCRIPTION_WIDTH - PADDING;
    const below = y + setter.height(order.productName, width, nameStyle);
    const box = { x: content.x + PADDING, y: below, width };
    bottom = Math.max(
      bottom,
      setter.write(texts.wpId(order.wpId), box, { ...styles.muted, maxLines: 2 }),
    );
  }
  drawRule(setter, bottom + PADDING);
  return bottom + PADDING;
}

/** Writes a cell in each column. Returns the y below the tallest one. */
function writeCells(
  setter: Typesetter,
  y: number,
  cell: (column: Column, index: number) => readonly [string, Style],
): number {
  let x = content.x + PADDING;
  const bottoms = columns.map((column, index) => {
    const [text, style] = cell(column, index);
    const box = { x, y, width: column.width - PADDING };
    x += column.width;
    return setter.write(text, box, { ...style, align: column.align ?? 'left' });
  });
  return Math.max(...bottoms);
}

function drawTotals(setter: Typesetter, cost: number, amount: number, top: number): number {
  const box = { x: content.x + content.width / 2, width: content.width / 2 - PADDING };
  const line = (label: string, value: string, y: number, style: Style) => {
    setter.write(label, { ...box, y }, style);
    return setter.write(value, { ...box, y }, { ...style, align: 'right' });
  };
  let y = top;
  if (cost !== amount) {
    y = line(texts.subtotal, rupees(cost), y, styles.body) + 4;
    y = line(texts.adjustments, rupees(amount - cost), y, styles.body) + 6;
  }
  y = line(texts.total, rupees(amount), y, { size: 15, weight: 'semibold' });
  return setter.write(texts.taxes, { ...box, y }, { ...styles.muted, align: 'right' });
}
