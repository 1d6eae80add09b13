import { useState } from 'react';
import { classNames } from './class-names';

interface ThumbnailProps {
  /** Where the picture is; without one its place stays empty. */
  readonly src: string | undefined;
  /** What it shows, for those who can't see it; nothing when a text beside it says so. */
  readonly alt?: string;
  /** As wide as there is room, and all of it to be seen; small when left out. */
  readonly large?: boolean;
}

/** A small picture in a place of fixed size, so that nothing moves when it comes, or does not come. */
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

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly fit: string;
}

function Picture({ src, alt, fit }: PictureProps) {
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
