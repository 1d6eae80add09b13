/**
 * Whether a text is a web page. A server's content type says nothing: Laravel sends `1` or an empty
 * answer as `text/html`.
 */
export function isHtmlDocument(text: string): boolean {
  return /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html)[\s>]/i.test(text.slice(0, 2000));
}
