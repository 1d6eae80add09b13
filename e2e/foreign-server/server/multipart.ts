import type { ReceivedRequest } from './responses';

/** A part of a multipart body, as received. */
export interface MultipartPart {
  readonly name: string;
  /** Set for files only. */
  readonly fileName: string | undefined;
  readonly type: string | undefined;
  readonly bytes: Buffer;
}

const CRLF = '\r\n';

/** The parts of a body, in order; none if it is not `multipart/form-data`. */
export function multipartOf({ headers, bytes }: ReceivedRequest): readonly MultipartPart[] {
  const type = headers['content-type'] ?? '';
  const boundary = /^multipart\/form-data;\s*boundary="?([^";]+)"?$/i.exec(type)?.[1];
  if (boundary === undefined) return [];
  const parts: MultipartPart[] = [];
  const delimiter = `${CRLF}--${boundary}`;
  // The first delimiter has no line before it.
  const body = Buffer.concat([Buffer.from(CRLF), bytes]);
  let from = body.indexOf(delimiter);
  while (from >= 0) {
    const start = from + delimiter.length;
    const end = body.indexOf(delimiter, start);
    if (end < 0) break;
    parts.push(partOf(body.subarray(start + CRLF.length, end)));
    from = end;
  }
  return parts;
}

/** The files of a field. */
export function filePartsOf(request: ReceivedRequest, name: string): readonly MultipartPart[] {
  return multipartOf(request).filter((part) => part.name === name && part.fileName !== undefined);
}

/** The texts of a form by name; of two with the same name, the last one, as in PHP. */
export function textsOf(request: ReceivedRequest): Readonly<Record<string, string>> {
  const texts = multipartOf(request).filter(({ fileName }) => fileName === undefined);
  return Object.fromEntries(texts.map(({ name, bytes }) => [name, bytes.toString()]));
}

function partOf(part: Buffer): MultipartPart {
  const headEnd = part.indexOf(CRLF + CRLF);
  const head = part.subarray(0, headEnd).toString();
  const disposition =
    /^content-disposition: form-data; name="([^"]*)"(?:; filename="([^"]*)")?/im.exec(head);
  return {
    name: disposition?.[1] ?? '',
    fileName: disposition?.[2],
    type: /^content-type: (.+)$/im.exec(head)?.[1]?.trim(),
    bytes: part.subarray(headEnd + 2 * CRLF.length),
  };
}
