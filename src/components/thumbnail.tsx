import { type SyntheticEvent, useCallback } from 'react';
import { classNames } from './class-names';

interface ThumbnailProps {
  /** The URL; without one the frame stays empty. */
  readonly src: string | undefined;
  /** Empty if a text next to it describes the picture. */
  readonly alt?: string;
  /** Full width and uncropped. */
  readonly large?: boolean;
}

/** A picture in a frame of fixed size, so that nothing moves when it loads or fails to. */
export function Thumbnail({ src, alt = '', large = false }: ThumbnailProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      // Without this, the picture of another row would stay until the new one has loaded.
      image?.removeAttribute('src');
      if (image && src !== undefined) Object.assign(image, { src, alt });
    },
    [src, alt],
  );
  return (
    <img
      ref={show}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={classNames(
        'shrink-0 rounded border border-line bg-sunken align-middle',
        large ? 'block aspect-4/3 w-full object-contain' : 'inline-block h-9 w-12 object-cover',
      )}
      onError={leaveEmpty}
    />
  );
}

/** Shows the empty frame instead of the browser's sign for a broken picture. */
function leaveEmpty({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.removeAttribute('src');
  currentTarget.alt = '';
}
