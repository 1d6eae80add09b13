/** Parses JSON text. Other text is returned unchanged, an empty one as `undefined`. */
export function readLoosely(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Whether a text is a web page. The content type can't tell: Laravel sends `1` or an empty response as
 * `text/html`.
 */
export function isHtmlDocument(text: string): boolean {
  return /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html)[\s>]/i.test(text.slice(0, 2000));
}
