import type { FastifyReply } from 'fastify';
import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { XLSX_TYPE } from '../../spreadsheet/write/spreadsheet-plan';
import { sendRows, withThread } from './with-thread';

const TIME_LIMIT_MS = 60_000;

/** Answers with rows as an .xlsx file, to be saved as `template.xlsx`. */
export async function sendWorkbook(
  reply: FastifyReply,
  config: EntityConfig,
  pages: AsyncIterable<readonly Row[]>,
): Promise<FastifyReply> {
  const bytes = await withThread(TIME_LIMIT_MS, async (ask) => {
    await Promise.all([ask('startWriting', config), sendRows(ask, pages)]);
    return await ask('write');
  });
  return reply
    .type(XLSX_TYPE)
    .header('content-disposition', 'attachment; filename="template.xlsx"')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
