import { Thumbnail } from '../../components/thumbnail';
import { uniqueKeys } from '../../components/unique-keys';
import type { Row } from '../../entities/row';
import { readImages } from './review-row';
import { texts } from './texts';

/** Shows a review's images in full size, starting with the one at `index`. */
export type ShowImages = (row: Row, index: number) => void;

interface ThumbnailsProps {
  readonly row: Row;
  readonly onShow: ShowImages;
}

/** A review's images as buttons that show them in full size. */
export function Thumbnails({ row, onShow }: ThumbnailsProps) {
  const images = readImages(row);
  const keys = uniqueKeys(images.map(({ address }) => address));
  return images.map(({ src, thumbSrc, address }, index) =>
    src === undefined ? (
      <span key={keys[index]} className="wrap-anywhere">
        {address}
      </span>
    ) : (
      <button
        key={keys[index]}
        type="button"
        aria-label={texts.showImage(index + 1)}
        title={texts.showImage(index + 1)}
        onClick={() => onShow(row, index)}
        className="my-0.5 mr-1 inline-flex cursor-zoom-in rounded align-middle hover:opacity-80"
      >
        <Thumbnail src={thumbSrc} />
      </button>
    ),
  );
}
