import { useState } from 'react';
import { ImageViewer } from '../../components/image-viewer/image-viewer';
import type { Row } from '../../entities/row';
import { reviewName } from './review-name';
import { readImages } from './review-row';

interface LargeImagesProps {
  readonly row: Row;
  /** The place of the image to begin with. */
  readonly first: number;
  readonly onClose: () => void;
}

/** A review's images, large. */
export function LargeImages({ row, first, onClose }: LargeImagesProps) {
  const images = readImages(row);
  const [index, setPlace] = useState(first);
  return (
    <ImageViewer
      title={reviewName(row)}
      images={images.map(({ src, address }) => src ?? address)}
      index={index}
      onIndex={setPlace}
      onClose={onClose}
    />
  );
}
