import { useEffect, useState } from 'react';
import { UploadButton } from '../../components/controls/upload-button';
import { Thumbnail } from '../../components/thumbnail';
import type { InputProps } from '../field-ui';
import { PlainInput } from '../plain-input';
import type { ImageField } from '.';
import { pictureUrl } from './picture-url';

/** The preview waits for a pause in typing: a half-typed path is no picture. */
const TYPING_MS = 500;

export function ImageInput(props: InputProps<ImageField>) {
  const path = useDebounced(props.text);

  async function choose(file: File) {
    const stored = await props.onUpload?.(file);
    if (stored !== undefined) props.onChange(stored);
  }

  return (
    <div className="flex items-center gap-2">
      <Thumbnail src={pictureUrl(path)} />
      <PlainInput {...props} spellCheck={false} />
      {props.field.upload && props.onUpload && (
        <UploadButton label={`Upload ${props.field.label}`} onChoose={choose} />
      )}
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
