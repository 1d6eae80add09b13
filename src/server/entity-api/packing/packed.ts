/** Compressed text that can be joined with others. */
export interface Packed {
  /** May be moved into a body that has it. */
  bytes: Buffer;
  /** Of the text, in bytes. */
  readonly length: number;
  /** For gzip. */
  readonly checksum?: { readonly value: number; readonly shift: number };
}
