interface Decoded {
  readonly text: string;
  /** Why the bytes are not UTF-8 text, and where in `text` that shows first. */
  readonly broken?: { readonly offset: number; readonly reason: string };
}

const SAVE_AS = 'Save it again: choose “Save As” in the editor, and the encoding UTF-8.';

/** Decodes a file that must be UTF-8, as JSON is (RFC 8259, section 8.1). */
export function decodeText(bytes: Uint8Array): Decoded {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const [first, second] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (hasMark || first === 0 || second === 0)
    return {
      text: '',
      broken: { offset: 0, reason: `This file is not saved as UTF-8 but as UTF-16. ${SAVE_AS}` },
    };
  const offset = text.indexOf('\uFFFD');
  if (offset < 0) return { text };
  // Browsers, which have no `isUtf8`, also call this, to propose configs from files.
  const again = new TextEncoder().encode(text);
  const isUtf8 = bytes.length === again.length && bytes.every((byte, at) => byte === again[at]);
  const reason = isUtf8
    ? 'The character � replaces one that was lost in another encoding. Type it again.'
    : `This file is not saved as UTF-8, so its special characters can’t be read. ${SAVE_AS}`;
  return { text, broken: { offset, reason } };
}
