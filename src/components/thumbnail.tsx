import { useState } from 'react';
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
  const [failed, setFailed] = useState<string>();
  const frame = classNames(
    'shrink-0 rounded border border-line bg-sunken align-middle',
    large ? 'block aspect-4/3 w-full object-contain' : 'inline-block h-9 w-12 object-cover',
  );
  // Chromium gives an empty or failed image its own border and icon.
  if (src === undefined || src === failed) return <span className={frame} />;
  return (
    <img
      // Otherwise the picture of another row would stay until the new one has loaded.
      key={src}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={frame}
      onError={() => setFailed(src)}
    />
  );
}
