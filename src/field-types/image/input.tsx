import { useEffect, useState } from 'react';
import { Thumbnail } from '../../components/thumbnail';
import type { InputProps } from '../field-ui';
import { UploadInput } from '../upload-input';
import type { ImageField } from '.';
import { pictureUrl } from './picture-url';

/** The preview waits for a pause in typing: a half-typed path is no picture. */
const TYPING_MS = 500;

export function ImageInput(props: InputProps<ImageField>) {
  return (
    <div className="flex items-center gap-2">
      <Thumbnail src={pictureUrl(useDebounced(props.text))} />
      <UploadInput {...props} accept="image/jpeg,image/png" />
    </div>
  );
}

/** The text, updated when it has not changed for a while. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
