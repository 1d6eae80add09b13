import sharp from 'sharp';

const DIFFERENT = 48;

/** Pictures of the size and detail of thumbnails, made before anything is measured. */
export async function makePictures(): Promise<(path: string) => Buffer> {
  const pictures = await Promise.all(
    Array.from({ length: DIFFERENT }, (_, hue) => makePicture(hue)),
  );
  return (path) => {
    const number = Number(/\d+/.exec(path)?.[0] ?? 0);
    return pictures[number % DIFFERENT] ?? Buffer.alloc(0);
  };
}

function makePicture(place: number): Promise<Buffer> {
  const hue = (place * 360) / DIFFERENT;
  const shapes = Array.from({ length: 60 }, (_, n) => {
    const [x, y, size] = [(n * 97 + place * 31) % 320, (n * 61) % 240, 8 + ((n * 13) % 32)];
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="hsl(${(hue + n * 3) % 360} 45% ${30 + (n % 50)}%)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="hsl(${hue} 40% 70%)"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 75 }).toBuffer();
}
