import type { FastifyReply } from 'fastify';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Answers with a workbook, to be saved as `template.xlsx`. */
export function sendWorkbook(reply: FastifyReply, bytes: Uint8Array): FastifyReply {
  return reply
    .type(XLSX)
    .header('content-disposition', 'attachment; filename="template.xlsx"')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
