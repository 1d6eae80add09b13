import PDFDocument from 'pdfkit';
import { fontFor, type Weight } from './fonts';
import { printable } from './printable';

export interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** The space between letters, in points. */
  readonly spacing?: number;
  /** Between lines, beside what the font has. */
  readonly lineGap?: number;
  /** What is longer ends in an ellipsis. */
  readonly maxLines?: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** No text fills a page: pdfkit would begin another one of itself. */
const MOST_LINES = 30;

/** A4 in points. */
export const A4 = { width: 595.28, height: 841.89 };

export const colours = {
  ink: '#1c1d1a',
  muted: '#62645c',
  line: '#dcdcd6',
  sunken: '#f1f1ed',
  accent: '#0f6b5f',
};

/** A document of A4 pages, without margins: everything on them is put in its place. */
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

export type Document = PDFKit.PDFDocument;

/** Sets texts in a document, each in a font that has its letters. */
export class Typesetter {
  readonly document: Document;
  readonly #fonts = new Set<string>();

  constructor(document: Document) {
    this.document = document;
  }

  /** Sets a text and gives the y below it. */
  write(text: string, { x, y, width }: Box, style: Style): number {
    const { ready, options, tallest } = this.#prepare(text, width, style);
    if (ready === '') return y;
    const height = Math.min(this.document.heightOfString(ready, options), tallest);
    this.document.fillColor(style.colour ?? colours.ink).text(ready, x, y, options);
    return y + height;
  }

  /** How tall the text will be. */
  height(text: string, width: number, style: Style): number {
    const { ready, options, tallest } = this.#prepare(text, width, style);
    return ready === '' ? 0 : Math.min(this.document.heightOfString(ready, options), tallest);
  }

  /** How wide the text will be on one line. */
  width(text: string, style: Style): number {
    const { ready, options } = this.#prepare(text, A4.width, style);
    return this.document.widthOfString(ready, options);
  }

  #prepare(text: string, width: number, style: Style) {
    const {
      size,
      weight = 'regular',
      align = 'left',
      spacing,
      lineGap = 0,
      maxLines = MOST_LINES,
    } = style;
    const font = fontFor(text, weight);
    if (!this.#fonts.has(font.name)) {
      this.document.registerFont(font.name, font.bytes);
      this.#fonts.add(font.name);
    }
    this.document.font(font.name).fontSize(size);
    const line = this.document.currentLineHeight(true);
    const options: PDFKit.Mixins.TextOptions = {
      ...{ width, align, lineGap, ellipsis: true },
      // Room for half a line more than there may be, whatever sums lose by rounding.
      height: (maxLines - 1) * (line + lineGap) + line * 1.5,
    };
    if (spacing !== undefined) options.characterSpacing = spacing;
    return { ready: printable(text, font), options, tallest: maxLines * (line + lineGap) };
  }
}
