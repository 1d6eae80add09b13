import { Thumbnail } from '../../components/thumbnail';
import type { CellProps, FieldCell } from '../field-ui';
import { displayText } from '../read';
import { type ImageField, image } from '.';
import { pictureUrl } from './picture-url';

function Cell({ field, value: raw, row }: CellProps<ImageField>) {
  const value = image.parse(raw, field);
  const text = displayText(field, raw, row);
  if (!image.isValue(value)) return text;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Thumbnail src={pictureUrl(thumbnailOf(value))} />
      <span className="min-w-0 truncate">{text}</span>
    </span>
  );
}

/** Uploaded pictures have a small version. */
const thumbnailOf = (path: string) => path.replace(/^(images\/uploads\/\w+)\.jpg$/, '$1-thumb.jpg');

export const imageCell = { Cell, width: 240 } satisfies FieldCell<ImageField>;
