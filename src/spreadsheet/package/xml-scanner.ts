import { SpreadsheetError } from '../spreadsheet-error';
import { fileTexts as texts } from '../texts';
import { type Budget, spend } from './budget';

/** An opening tag; valid only until the next one. */
export interface OpenTag {
  /** The value of the attribute with that name, with or without a namespace. */
  attribute(name: string): string | undefined;
}

/** What a scanner finds, in order. Names are without their namespaces. */
export interface XmlHandlers {
  open(name: string, tag: OpenTag): void;
  close(name: string): void;
  /** A piece of the text between two tags. */
  text(piece: string): void;
}

/** Far longer than any tag that programs write. */
const MAX_TAG_LENGTH = 65_536;
/** How many attributes of a tag are looked at. */
const MAX_ATTRIBUTES = 40;
const MAX_ENTITY_LENGTH = 12;
const CDATA = '<![CDATA[';
const [LESS, MORE, SLASH, QUESTION, EXCLAMATION] = [0x3c, 0x3e, 0x2f, 0x3f, 0x21];
const [QUOTE, APOSTROPHE, COLON] = [0x22, 0x27, 0x3a];

/**
 * Reads XML from any number of chunks without storing it: looks at each character once, and builds no tree. Entities
 * that a document defines itself stay as they are.
 */
export function xmlScanner(handlers: XmlHandlers, budget: Budget) {
  /** The text that has not been read yet. */
  let source = '';
  /** What ends the comment, instruction or CDATA section that is being read. */
  let terminator: string | undefined;
  let nameEnd = 0;
  let tagEnd = 0;
  /** If the end of a tag is still missing, how much of it has been read, and the quote that is open there. */
  let tagRead = 1;
  let openQuote = 0;

  /** Replaces entities. */
  function decoded(text: string): string {
    let result = '';
    let done = 0;
    for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
      // Sections and entities are rarer than tags, and take longer.
      spend(budget, { marks: 2 });
      const length = text.slice(at, at + MAX_ENTITY_LENGTH).indexOf(';') + 1;
      const character = characterOf(text.slice(at + 1, at + length - 1));
      if (character === undefined) continue;
      result += text.slice(done, at) + character;
      done = at + length;
    }
    return done === 0 ? text : result + text.slice(done);
  }

  const tag: OpenTag = {
    attribute(name) {
      let at = nameEnd;
      for (let count = 0; at < tagEnd && count < MAX_ATTRIBUTES; count++) {
        while (at < tagEnd && isSpace(source.charCodeAt(at))) at++;
        const equals = source.indexOf('=', at);
        if (equals === -1 || equals >= tagEnd) return undefined;
        let end = equals;
        while (end > at && isSpace(source.charCodeAt(end - 1))) end--;
        const start = end - name.length;
        const isFound =
          (start === at || (start > at && source.charCodeAt(start - 1) === COLON)) &&
          source.startsWith(name, start);
        at = equals + 1;
        while (at < tagEnd && isSpace(source.charCodeAt(at))) at++;
        const quote = source.charCodeAt(at);
        if (quote !== QUOTE && quote !== APOSTROPHE) return undefined;
        const close = source.indexOf(source.charAt(at), at + 1);
        if (isFound) return decoded(source.slice(at + 1, close));
        at = close + 1;
      }
      return undefined;
    },
  };

  /** Reads a tag and returns the position after it; -1 if its end is missing. */
  function readTag(start: number): number {
    const isClosing = source.charCodeAt(start + 1) === SLASH;
    let end = start + tagRead;
    for (; ; end++) {
      if (end >= source.length) {
        tagRead = end - start;
        return -1;
      }
      const code = source.charCodeAt(end);
      if (openQuote !== 0) {
        if (code === openQuote) openQuote = 0;
      } else if (code === MORE) break;
      else if (code === QUOTE || code === APOSTROPHE) openQuote = code;
    }
    tagRead = 1;
    let nameStart = isClosing ? start + 2 : start + 1;
    const isEmpty = !isClosing && source.charCodeAt(end - 1) === SLASH;
    tagEnd = isEmpty ? end - 1 : end;
    for (nameEnd = nameStart; nameEnd < tagEnd; nameEnd++) {
      const code = source.charCodeAt(nameEnd);
      if (isSpace(code)) break;
      if (code === COLON) nameStart = nameEnd + 1;
    }
    const name = source.slice(nameStart, nameEnd);
    spend(budget, { marks: 1 });
    if (!isClosing) handlers.open(name, tag);
    if (isClosing || isEmpty) handlers.close(name);
    return end + 1;
  }

  /** Reads up to a terminator, or as far as possible now. Returns the position after it. */
  function readSection(at: number, end: string): number {
    const found = source.indexOf(end, at);
    // The chunk may end within the terminator.
    const stop = found === -1 ? Math.max(at, source.length - end.length + 1) : found;
    if (end === ']]>' && stop > at) handlers.text(source.slice(at, stop));
    if (found === -1) return stop;
    terminator = undefined;
    return found + end.length;
  }

  /** Reads text, as far as possible now. Returns the position after it. */
  function readText(at: number, isLast: boolean): number {
    const found = source.indexOf('<', at);
    let end = found === -1 ? source.length : found;
    if (found === -1 && !isLast) {
      // The chunk may end within an entity.
      const entity = source.lastIndexOf('&');
      if (entity >= at && end - entity < MAX_ENTITY_LENGTH && !source.includes(';', entity))
        end = entity;
    }
    if (end > at) handlers.text(decoded(source.slice(at, end)));
    return end;
  }

  function scan(isLast: boolean): void {
    let at = 0;
    while (at < source.length) {
      const start = at;
      if (terminator !== undefined) {
        at = readSection(at, terminator);
        if (terminator !== undefined) break;
      } else if (source.charCodeAt(at) !== LESS) {
        at = readText(at, isLast);
        if (at === start) break;
      } else {
        const next = source.charCodeAt(at + 1);
        if (next === EXCLAMATION || next === QUESTION) {
          if (!isLast && source.length - at < CDATA.length) break;
          spend(budget, { marks: 4 });
          const isData = source.startsWith(CDATA, at);
          const isComment = source.startsWith('<!--', at);
          terminator = isData ? ']]>' : isComment ? '-->' : next === QUESTION ? '?>' : '>';
          at += isData ? CDATA.length : isComment ? 4 : 2;
        } else {
          at = readTag(at);
          if (at === -1) {
            at = start;
            break;
          }
        }
      }
    }
    source = source.slice(at);
    if (terminator === undefined && source.length > MAX_TAG_LENGTH)
      throw new SpreadsheetError(texts.broken);
  }

  return {
    add(chunk: string): void {
      source += chunk;
      scan(false);
    },
    end(): void {
      scan(true);
      if (source !== '' || terminator !== undefined) throw new SpreadsheetError(texts.broken);
    },
  };
}

/** The character of `amp`, `#38` or `#x26`. */
function characterOf(entity: string): string | undefined {
  if (!entity.startsWith('#')) return named.get(entity);
  const code = Number(entity.startsWith('#x') ? `0${entity.slice(1)}` : entity.slice(1) || '-1');
  const isCode = Number.isInteger(code) && code >= 0 && code <= 0x10ffff;
  return isCode ? String.fromCodePoint(code) : undefined;
}

const named = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));

function isSpace(code: number): boolean {
  return code <= 0x20;
}
