import { isRecord } from '../../common/is-record';
import { readLoosely } from '../../common/read-loosely';
import type { Row } from '../../entities/row';

/** How much of a response is enough to recognize a web page. */
export const HTML_START = 2000;

/** Whether a text is a web page. The content type can't tell: Laravel sends `1` as `text/html`. */
export function isHtmlDocument(text: string): boolean {
  return /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html)[\s>]/i.test(
    text.slice(0, HTML_START),
  );
}

export function rowOfResponse({ text }: { readonly text: string }): Row | undefined {
  const row = readLoosely(text);
  return isRecord(row) ? row : undefined;
}
