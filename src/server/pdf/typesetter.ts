import PDFDocument from 'pdfkit';
import { fontCache, type Weight } from './fonts';
import { printable } from './printable';

export interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Between letters, in points. */
  readonly spacing?: number;
  /** Between lines, in addition to the font's own. */
  readonly lineGap?: number;
  /** Longer texts end in an ellipsis. */
  readonly maxLines?: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Narrower than any letter, as a fraction of the font's size. */
const NARROWEST = 0.1;
/** Less than a page, because pdfkit would add another page automatically. */
const MAX_LINES = 30;

export const colours = {
  ink: '#1c1d1a',
  muted: '#62645c',
  line: '#dcdcd6',
  sunken: '#f1f1ed',
  accent: '#0f6b5f',
};

export type Document = PDFKit.PDFDocument;

/** A document of A4 pages without margins. */
export function newDocument(info: { readonly title: string; readonly author: string }): Document {
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: info.title, Author: info.author, Creator: 'Paperhanger' },
  });
}

/** Writes texts into a document, each in a font that has its letters. */
export class Typesetter {
  readonly document: Document;
  readonly #fontFor = fontCache();

  constructor(document: Document) {
    this.document = document;
  }

  /** Writes a text and returns the y below it. */
  write(text: string, { x, y, width }: Box, style: Style): number {
    const { shown, options, maxHeight } = this.#prepare(text, width, style);
    if (shown === '') return y;
    this.document.fillColor(style.colour ?? colours.ink).text(shown, x, y, options);
    return Math.min(this.document.y, y + maxHeight);
  }

  height(text: string, width: number, style: Style): number {
    const { shown, options, maxHeight } = this.#prepare(text, width, style);
    return shown === '' ? 0 : Math.min(this.document.heightOfString(shown, options), maxHeight);
  }

  #prepare(whole: string, width: number, style: Style) {
    const { size, weight = 'regular', align = 'left', lineGap = 0, maxLines = MAX_LINES } = style;
    // Laying out what can't fit would take too long.
    const text = whole.slice(0, Math.ceil((maxLines * width) / (size * NARROWEST)));
    const font = this.#fontFor(text, weight);
    this.document.registerFont(font.name, font.bytes).font(font.name).fontSize(size);
    const line = this.document.currentLineHeight(true);
    const options: PDFKit.Mixins.TextOptions = {
      width,
      align,
      lineGap,
      ellipsis: true,
      // Half a line more than allowed, to make up for rounding.
      height: (maxLines - 1) * (line + lineGap) + line * 1.5,
      ...(style.spacing !== undefined && { characterSpacing: style.spacing }),
    };
    const shown = printable(text, font);
    return { shown, options, maxHeight: maxLines * (line + lineGap) };
  }
}
