import { SpreadsheetError } from '../spreadsheet-error';
import { fileTexts as texts } from '../texts';
import { limits } from './limits';

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

/** What reading a file has taken so far: its tags and entities. */
export interface Spent {
  marks: number;
}

/** Far more than any program writes. */
const MAX_TAG_LENGTH = 65_536;
/** Of a tag; those that follow are not looked at. */
const MAX_ATTRIBUTES = 40;
const MAX_ENTITY_LENGTH = 12;
const CDATA = '<![CDATA[';
const [LESS, MORE, SLASH, QUESTION, EXCLAMATION] = [0x3c, 0x3e, 0x2f, 0x3f, 0x21];
const [QUOTE, APOSTROPHE, EQUALS, COLON] = [0x22, 0x27, 0x3d, 0x3a];

/**
 * Reads XML from any number of chunks without storing it: each character is looked at once, and no tree is
 * built. Entities that a document defines itself stay as they are.
 */
export function xmlScanner(handlers: XmlHandlers, spent: Spent) {
  /** What has not been read. */
  let source = '';
  /** What ends the comment, instruction or CDATA section that is being read. */
  let terminator: string | undefined;
  let nameEnd = 0;
  let tagEnd = 0;

  function spend(): void {
    spent.marks += 1;
    if (spent.marks > limits.marks) throw new SpreadsheetError(texts.tooManyCells);
  }

  /** Replaces entities. */
  function decoded(text: string): string {
    let result = '';
    let done = 0;
    for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', done)) {
      spend();
      const end = text.indexOf(';', at);
      if (end === -1) break;
      const isEntity = end - at < MAX_ENTITY_LENGTH;
      const stop = isEntity ? end + 1 : at + 1;
      result += text.slice(done, at);
      result += (isEntity && characterOf(text.slice(at + 1, end))) || text.slice(at, stop);
      done = stop;
    }
    return done === 0 ? text : result + text.slice(done);
  }

  const tag: OpenTag = {
    attribute(name) {
      let at = nameEnd;
      for (let count = 0; at < tagEnd && count < MAX_ATTRIBUTES; count++) {
        while (at < tagEnd && isSpace(source.charCodeAt(at))) at++;
        let start = at;
        while (at < tagEnd && source.charCodeAt(at) !== EQUALS) {
          if (source.charCodeAt(at) === COLON) start = at + 1;
          at++;
        }
        let end = at;
        while (end > start && isSpace(source.charCodeAt(end - 1))) end--;
        at++;
        while (at < tagEnd && isSpace(source.charCodeAt(at))) at++;
        const quote = source.charCodeAt(at);
        if (quote !== QUOTE && quote !== APOSTROPHE) return undefined;
        const close = source.indexOf(source.charAt(at), at + 1);
        if (end - start === name.length && source.startsWith(name, start))
          return decoded(source.slice(at + 1, close));
        at = close + 1;
      }
      return undefined;
    },
  };

  /** Reads a tag and returns the position after it; -1 if its end is missing. */
  function readTag(start: number): number {
    const isClosing = source.charCodeAt(start + 1) === SLASH;
    let end = start + 1;
    for (let quote = 0; ; end++) {
      if (end >= source.length) return -1;
      const code = source.charCodeAt(end);
      if (quote !== 0) {
        if (code === quote) quote = 0;
      } else if (code === MORE) break;
      else if (code === QUOTE || code === APOSTROPHE) quote = code;
    }
    let nameStart = isClosing ? start + 2 : start + 1;
    const isEmpty = !isClosing && source.charCodeAt(end - 1) === SLASH;
    tagEnd = isEmpty ? end - 1 : end;
    for (nameEnd = nameStart; nameEnd < tagEnd; nameEnd++) {
      const code = source.charCodeAt(nameEnd);
      if (isSpace(code)) break;
      if (code === COLON) nameStart = nameEnd + 1;
    }
    const name = source.slice(nameStart, nameEnd);
    spend();
    if (!isClosing) handlers.open(name, tag);
    if (isClosing || isEmpty) handlers.close(name);
    return end + 1;
  }

  /** Reads up to a terminator; returns the position after what can be read now. */
  function readSection(at: number, end: string): number {
    const found = source.indexOf(end, at);
    // The terminator may have begun.
    const stop = found === -1 ? Math.max(at, source.length - end.length + 1) : found;
    if (end === ']]>' && stop > at) handlers.text(source.slice(at, stop));
    if (found === -1) return stop;
    terminator = undefined;
    return found + end.length;
  }

  /** Reads text; returns the position after what can be read now. */
  function readText(at: number, isLast: boolean): number {
    const found = source.indexOf('<', at);
    let end = found === -1 ? source.length : found;
    if (found === -1 && !isLast) {
      // An entity may have begun.
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
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

const named = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));

function isSpace(code: number): boolean {
  return code <= 0x20;
}
