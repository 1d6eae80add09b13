import { Thumbnail } from '../../components/thumbnail';
import type { Row } from '../../entities/row';
import { type ReviewImage, readImages } from './review-row';
import { texts } from './texts';

/** Shows a review's images large, beginning with the one at `place`. */
export type ShowImages = (row: Row, index: number) => void;

interface ThumbnailsProps {
  readonly row: Row;
  readonly onShow: ShowImages;
}

/** A review's images, each a button that shows it large. */
export function Thumbnails({ row, onShow }: ThumbnailsProps) {
  const images = readImages(row);
  return (
    <span className="flex flex-wrap gap-1">
      {inOrder(images).map(({ image, key, number }) =>
        image.src === undefined ? (
          <span key={key} className="wrap-anywhere">
            {image.address}
          </span>
        ) : (
          <button
            key={key}
            type="button"
            aria-label={texts.showImage(number)}
            title={texts.showImage(number)}
            onClick={() => onShow(row, number - 1)}
            className="flex cursor-zoom-in rounded hover:opacity-80"
          >
            <Thumbnail src={image.thumbSrc} />
          </button>
        ),
      )}
    </span>
  );
}

/** The images with their numbers, and what React knows each by: an address may come twice. */
export function inOrder(images: readonly ReviewImage[]) {
  return images.map((image, index) => ({
    image,
    number: index + 1,
    key: `${index} ${image.address}`,
  }));
}
