import { Thumbnail } from '../../components/thumbnail';
import type { FieldCell } from '../field-ui';
import { siteUrl } from '../site-url';
import { valueCell } from '../value-cell';
import { type ImageField, image } from '.';

/** Uploaded pictures have a small version. */
const thumbnailOf = (path: string) => path.replace(/^(images\/uploads\/\w+)\.jpg$/, '$1-thumb.jpg');

export const imageCell = {
  Cell: valueCell(image, (value, text) => (
    <span className="flex min-w-0 items-center gap-3">
      <Thumbnail src={siteUrl(thumbnailOf(value))} />
      <span className="min-w-0 truncate">{text}</span>
    </span>
  )),
  width: 240,
} satisfies FieldCell<ImageField>;
