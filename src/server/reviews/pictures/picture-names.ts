import { randomUUID } from 'node:crypto';

// A picture's file, its address and what a review's row says are one name: only names of our making are
// ever looked up or removed.

const FOLDER = 'images/reviews/';
const FILE = /^[0-9a-f]{32}(-thumb)?\.jpg$/;

export interface PictureNames {
  /** The picture's site-relative path, as rows hold it. */
  readonly path: string;
  readonly file: string;
  readonly thumbnailFile: string;
}

export function newPictureNames(): PictureNames {
  const file = `${randomUUID().replaceAll('-', '')}.jpg`;
  return { path: FOLDER + file, file, thumbnailFile: thumbnailOf(file) };
}

/** The names of a picture that is kept here, by its path; a review may show pictures from elsewhere. */
export function pictureNamesAt(path: string): PictureNames | undefined {
  const file = path.startsWith(FOLDER) ? path.slice(FOLDER.length) : '';
  if (!isPictureFile(file) || file.includes('-')) return undefined;
  return { path, file, thumbnailFile: thumbnailOf(file) };
}

/** Whether it is the name of a picture's file or of its thumbnail's. */
export function isPictureFile(file: string): boolean {
  return FILE.test(file);
}

/** The path of the picture that a file belongs to. */
export function pathOfFile(file: string): string {
  return FOLDER + file.replace('-thumb', '');
}

/** Where the thumbnail of a picture of the site stands: beside it. Other pictures are their own. */
export function thumbnailPath(path: string): string {
  return /^images\/[\w/-]+\.jpg$/.test(path) ? thumbnailOf(path) : path;
}

function thumbnailOf(name: string): string {
  return name.replace(/\.jpg$/, '-thumb.jpg');
}
