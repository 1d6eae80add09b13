import { UploadButton } from '../components/controls/upload-button';
import type { FieldOfType } from '.';
import type { InputProps } from './field-ui';
import { PlainInput } from './plain-input';

// Doesn’t repeat the field’s label, so that the label identifies the input alone.
const texts = { image: 'Upload a picture', file: 'Upload a file', upload: 'Upload' };

type UploadInputProps = InputProps<FieldOfType<'image' | 'file'>> & {
  /** The endings or types of files that can be chosen. */
  readonly accept: string;
};

/** The path of a file, which can be uploaded where the server takes files. */
export function UploadInput({ accept, ...props }: UploadInputProps) {
  const { field, onUpload } = props;
  return (
    <>
      <PlainInput {...props} spellCheck={false} />
      {field.upload && onUpload && (
        <UploadButton
          label={texts[field.type]}
          word={texts.upload}
          accept={accept}
          onChoose={(file) => onUpload(file, (path) => path)}
        />
      )}
    </>
  );
}
