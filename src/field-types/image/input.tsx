import { useEffect, useState } from 'react';
import { Icon } from '../../components/icon';
import { NO_IMAGE } from '../../components/image-viewer/no-image';
import { texts } from '../../components/image-viewer/texts';
import { Thumbnail } from '../../components/thumbnail';
import type { InputProps } from '../field-ui';
import { siteUrl } from '../site-url';
import { UploadInput } from '../upload-input';
import type { ImageField } from '.';

/** The preview waits for a pause in typing: a half-typed path is no picture. */
const TYPING_MS = 500;

export function ImageInput(props: InputProps<ImageField>) {
  const src = siteUrl(useDebounced(props.text));
  const [failed, setFailed] = useState<string>();
  return (
    <div className="flex items-center gap-2" onErrorCapture={() => setFailed(src)}>
      {/* An empty frame would look like a button that chooses a picture. */}
      {src && (src === failed ? <BrokenImage /> : <Thumbnail src={src} />)}
      <UploadInput {...props} accept="image/jpeg,image/png" />
    </div>
  );
}

/** Shown in place of the picture, at the same size. */
function BrokenImage() {
  return (
    <span
      role="img"
      aria-label={texts.broken}
      title={texts.broken}
      className="flex h-9 w-12 shrink-0 items-center justify-center rounded border border-line bg-sunken text-danger"
    >
      <Icon path={NO_IMAGE} />
    </span>
  );
}

/** The text, updated once it has not changed for a while. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
