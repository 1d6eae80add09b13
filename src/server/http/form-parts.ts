import type { FastifyRequest } from 'fastify';
import { invalid } from './errors';
import { httpTexts as texts } from './texts';

export type FormPart =
  | { readonly kind: 'field'; readonly name: string; readonly value: unknown }
  | {
      readonly kind: 'file';
      readonly name: string;
      readonly fileName: string;
      readonly bytes: Buffer;
      /** Whether the file exceeds the limit; `bytes` is only its beginning then. */
      readonly isTooLarge: boolean;
    };

/** The only characters that browsers escape in a file's name. */
const ESCAPED = /%(?:0A|0D|22)/g;
/** As long as file systems allow, because the history keeps the name. */
const MAX_FILE_NAME = 255;

/** The parts of a multipart form as they arrive. Throws a 422 when it is cut off or malformed. */
export async function* formParts(request: FastifyRequest): AsyncGenerator<FormPart> {
  if (!request.isMultipart()) return;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        yield { kind: 'field', name: part.fieldname, value: part.value };
        continue;
      }
      const { fieldname: name, file } = part;
      // Despite its type, `filename` is undefined if the name is empty.
      const written = (part.filename ?? '').replace(ESCAPED, decodeURIComponent);
      // Drops the second half of a surrogate pair that was cut in two.
      const fileName = written.slice(-MAX_FILE_NAME).replace(/^[\udc00-\udfff]/, '');
      const bytes = await part.toBuffer();
      yield { kind: 'file', name, fileName, bytes, isTooLarge: file.truncated };
    }
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
    // The parser's own errors have no status.
    throw invalid({ file: [texts.brokenForm] });
  }
}
