const QUALITY = 82;

/** An SVG as a JPEG so many pixels wide. The work is done in sharp's own threads. */
export async function renderJpeg(svg: string, width: number): Promise<Buffer> {
  // Loaded with the first picture: it takes time that a start should not.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return await sharp(Buffer.from(svg))
    .resize({ width })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, progressive: true })
    .toBuffer();
}
