import { SpreadsheetError } from '../spreadsheet-error';
import { fileTexts as texts } from '../texts';
import { limits } from './limits';

/** A part of a package, as declared in the directory. */
export interface PackagePart {
  readonly name: string;
  readonly isDeflated: boolean;
  /** The position of its local header. */
  readonly offset: number;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  /** CRC-32; zero if the program that wrote the file left it out. */
  readonly checksum: number;
}

/** [MS-CFB]: old .xls files, and the envelope around password-protected ones. */
const OLE_SIGNATURE = 0xe011cfd0;
const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const DIRECTORY_END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const ENTRY_BYTES = 46;
/** Says that the number is in a ZIP64 record, which only files over 4 GB need. */
const IN_ZIP64 = 0xffffffff;
const LOCAL_HEADER_BYTES = 30;
const ENCRYPTED = 1;
const SIZES_FOLLOW = 8;
const STORED = 0;
const DEFLATED = 8;

/** Reads a ZIP file's directory. Before unpacking, it rejects other formats and files beyond `limits`. */
export function readZipDirectory(bytes: Uint8Array): readonly PackagePart[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length > limits.fileBytes) throw new SpreadsheetError(texts.fileTooLarge);
  if (bytes.length >= 4 && view.getUint32(0, true) === OLE_SIGNATURE)
    throw new SpreadsheetError(texts.oldOrProtected);
  if (bytes.length < DIRECTORY_END_BYTES || view.getUint32(0, true) !== LOCAL_HEADER)
    throw new SpreadsheetError(texts.noWorkbook);
  const end = findDirectoryEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > limits.parts) throw new SpreadsheetError(texts.tooManyParts);
  if (view.getUint32(end + 12, true) === IN_ZIP64) throw new SpreadsheetError(texts.broken);
  return readEntries(view, view.getUint32(end + 16, true), count);
}

function findDirectoryEnd(view: DataView): number {
  const last = view.byteLength - DIRECTORY_END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_BYTES); at--) {
    if (view.getUint32(at, true) === DIRECTORY_END) return at;
  }
  throw new SpreadsheetError(texts.broken);
}

function readEntries(view: DataView, start: number, count: number): PackagePart[] {
  const parts: PackagePart[] = [];
  let at = start;
  let unpacked = 0;
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY)
      throw new SpreadsheetError(texts.broken);
    const nameBytes = view.getUint16(at + 28, true);
    if (at + ENTRY_BYTES + nameBytes > view.byteLength) throw new SpreadsheetError(texts.broken);
    const part = readEntry(view, at, nameBytes);
    unpacked += part.unpackedBytes;
    if (unpacked > limits.unpackedBytes) throw new SpreadsheetError(texts.unpacksTooLarge);
    parts.push(part);
    at += ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  assertSeparate(parts);
  return parts;
}

/** Rejects parts that share a name or bytes: programs read them differently, or unpack the same bytes many times. */
function assertSeparate(parts: readonly PackagePart[]): void {
  const names = new Set(parts.map(({ name }) => name));
  if (names.size < parts.length) throw new SpreadsheetError(texts.broken);
  let end = 0;
  for (const { offset, packedBytes } of parts.toSorted((one, other) => one.offset - other.offset)) {
    if (offset < end) throw new SpreadsheetError(texts.broken);
    end = offset + LOCAL_HEADER_BYTES + packedBytes;
  }
}

function readEntry(view: DataView, at: number, nameBytes: number): PackagePart {
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const packedBytes = view.getUint32(at + 20, true);
  const unpackedBytes = view.getUint32(at + 24, true);
  const offset = view.getUint32(at + 42, true);
  if (flags & ENCRYPTED) throw new SpreadsheetError(texts.oldOrProtected);
  if (packedBytes === IN_ZIP64 || unpackedBytes === IN_ZIP64)
    throw new SpreadsheetError(texts.unpacksTooLarge);
  // Without sizes in the directory, readers look for them elsewhere, where the sizes can differ.
  const hasSizes = !(flags & SIZES_FOLLOW && packedBytes === 0);
  // Packing makes incompressible data slightly larger.
  const isPacked = method === DEFLATED && packedBytes <= unpackedBytes * 1.1 + 1024;
  const isSound = isPacked || (method === STORED && packedBytes === unpackedBytes);
  if (!isSound || !hasSizes || offset + LOCAL_HEADER_BYTES > view.byteLength)
    throw new SpreadsheetError(texts.broken);
  const name = new TextDecoder().decode(
    new Uint8Array(view.buffer, view.byteOffset + at + ENTRY_BYTES, nameBytes),
  );
  const checksum = view.getUint32(at + 16, true);
  return { name, isDeflated: method === DEFLATED, offset, packedBytes, unpackedBytes, checksum };
}

/** A part's packed data, after its local header. */
export function packedData(bytes: Uint8Array, part: PackagePart): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { offset, packedBytes } = part;
  if (view.getUint32(offset, true) !== LOCAL_HEADER) throw new SpreadsheetError(texts.broken);
  const nameAndExtra = view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const start = offset + LOCAL_HEADER_BYTES + nameAndExtra;
  if (start + packedBytes > bytes.length) throw new SpreadsheetError(texts.broken);
  return bytes.subarray(start, start + packedBytes);
}
