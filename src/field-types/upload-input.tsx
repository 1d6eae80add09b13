import { UploadButton } from '../components/controls/upload-button';
import type { FieldOfType } from '.';
import type { InputProps } from './field-ui';
import { PlainInput } from './plain-input';

// Without the field’s label, so that only the input has it.
const texts = { image: 'Upload a picture', file: 'Upload a file', upload: 'Upload' };

type UploadInputProps = InputProps<FieldOfType<'image' | 'file'>> & {
  /** The endings or types of files that can be chosen. */
  readonly accept: string;
};

/** An input for the path of a file, with an upload button if the server takes files. */
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
