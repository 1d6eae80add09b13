import { useState } from 'react';

interface ThumbnailProps {
  /** Where the picture is; without one its place stays empty. */
  readonly src: string | undefined;
  /** What it shows, for those who can't see it; nothing when a text beside it says so. */
  readonly alt?: string;
}

/** A small picture in a place of fixed size, so that nothing moves when it comes, or does not come. */
export function Thumbnail({ src, alt = '' }: ThumbnailProps) {
  return (
    <span className="inline-block h-9 w-12 shrink-0 overflow-hidden rounded border border-line bg-sunken align-middle">
      {src !== undefined && <Picture key={src} src={src} alt={alt} />}
    </span>
  );
}

function Picture({ src, alt }: { readonly src: string; readonly alt: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      className="size-full object-cover"
      onError={() => setBroken(true)}
    />
  );
}
