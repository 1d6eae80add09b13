import { A4 } from '../pdf/paper-size';
import { type Box, colours, type Style, type Typesetter } from '../pdf/typesetter';
import type { DocumentOrder } from './find-order';
import { paperTexts as texts } from './texts';

export const MARGIN = 48;

export const content: Box = { x: MARGIN, y: MARGIN, width: A4.width - 2 * MARGIN };

export const styles = {
  label: { size: 7.5, weight: 'semibold', colour: colours.muted, spacing: 0.5 },
  strong: { size: 11, weight: 'semibold' },
  body: { size: 9.5, lineGap: 1 },
  muted: { size: 9, colour: colours.muted, lineGap: 1 },
} as const satisfies Record<string, Style>;

/** Writes a label in capitals with lines below it. Returns the y below the last line. */
export function writeBlock(
  setter: Typesetter,
  box: Box,
  label: string,
  lines: readonly (readonly [text: string | null, style: Style])[],
): number {
  let y = setter.write(label.toUpperCase(), box, styles.label) + 4;
  for (const [text, style] of lines) {
    if (text) y = setter.write(text, { ...box, y }, style) + 1;
  }
  return y;
}

export function paymentLines({ paymentStatus, transactionStatus }: DocumentOrder) {
  return [
    [paymentStatus, { ...styles.body, weight: 'semibold', maxLines: 3 }],
    [transactionStatus && texts.transaction(transactionStatus), { ...styles.muted, maxLines: 2 }],
  ] as const;
}

export function drawRule({ document }: Typesetter, y: number): void {
  document.rect(content.x, y, content.width, 0.75).fill(colours.line);
}
