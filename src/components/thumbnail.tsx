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
  return (
    <span
      className={classNames(
        'shrink-0 overflow-hidden rounded border border-line bg-sunken align-middle',
        large ? 'block aspect-4/3 w-full' : 'inline-block h-9 w-12',
      )}
    >
      {src !== undefined && (
        <Picture key={src} src={src} alt={alt} fit={large ? 'object-contain' : 'object-cover'} />
      )}
    </span>
  );
}

function Picture({ src, alt, fit }: Readonly<Record<'src' | 'alt' | 'fit', string>>) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={`size-full ${fit}`}
      onError={() => setBroken(true)}
    />
  );
}
