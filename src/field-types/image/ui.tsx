import { useEffect, useState } from 'react';
import { Thumbnail } from '../../components/thumbnail';
import type { CellProps, FieldUi, InputProps } from '../field-ui';
import { PlainCell, PlainInput } from '../text/ui';
import { type ImageField, image } from '.';
import { pictureUrl } from './picture-url';

/** A path is asked for when nobody has typed for so long: half a path is no picture. */
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
  const path = useSettled(props.text);
  return (
    <div className="flex items-center gap-2">
      <Thumbnail src={pictureUrl(path)} />
      <PlainInput {...props} spellCheck={false} />
    </div>
  );
}

/** The text as it was when it last rested. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

export const imageUi: FieldUi<ImageField> = { Cell: ImageCell, Input: ImageInput, width: 240 };
