import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { A4 } from '../../../../src/server/pdf/paper-size';
import { pixelsOf } from '../../../../src/server/pdf-catalogue/cut-picture';
import { type Frame, layOutPages } from '../../../../src/server/pdf-catalogue/layout';

// The least that a program could do with the same libraries: pdfkit and sharp, one picture after the
// other, a built-in font, no cover and no contents.

const [folder = '', file = '', count = ''] = process.argv.slice(2);
const pictures = readdirSync(folder).filter((name) => name.includes('-tile-'));
const start = performance.now();
const document = new PDFDocument({ size: [A4.width, A4.height], margin: 0, autoFirstPage: false });
const written = finished(document.pipe(createWriteStream(file)));
const indexes = Array.from({ length: Number(count) }, (_, index) => index);
for (const tiles of layOutPages([{ name: undefined, indexes }])) {
  document.addPage();
  for (const { index, frame } of tiles) await draw(index, frame);
}
document.end();
await written;
console.log(JSON.stringify({ ms: performance.now() - start, done: Number(count) }));

async function draw(index: number, frame: Frame): Promise<void> {
  const { x, y, width, height } = frame;
  const picture = readFileSync(join(folder, pictures[index % pictures.length] ?? ''));
  const options = { ...pixelsOf(frame), fit: 'cover' } as const;
  const jpeg = await sharp(picture).resize(options).jpeg({ quality: 80 }).toBuffer();
  document.image(jpeg, x, y, { width, height });
  document.fontSize(8.5).text(`Royal lotus ${index + 1}`, x, y + height + 6, { width });
  document.fontSize(8).text(`WP-${index + 1}`, { width });
}
