import { useEffect, useState } from 'react';
import { Thumbnail } from '../../components/thumbnail';
import type { CellProps, FieldUi, InputProps } from '../field-ui';
import { PlainCell, PlainInput } from '../text/ui';
import { type ImageField, image } from '.';
import { pictureUrl } from './picture-url';

/** The preview waits for a pause in typing: a half-typed path is no picture. */
const TYPING_MS = 500;

function ImageCell(props: CellProps<ImageField>) {
  const value = image.parse(props.value, props.field);
  if (!image.isValue(value)) return <PlainCell {...props} />;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Thumbnail src={pictureUrl(value)} />
      <span className="min-w-0 truncate">
        <PlainCell {...props} />
      </span>
    </span>
  );
}

function ImageInput(props: InputProps<ImageField>) {
  const path = useDebounced(props.text);
  return (
    <div className="flex items-center gap-2">
      <Thumbnail src={pictureUrl(path)} />
      <PlainInput {...props} spellCheck={false} />
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

export const imageUi: FieldUi<ImageField> = { Cell: ImageCell, Input: ImageInput, width: 240 };
