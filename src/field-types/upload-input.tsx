import { UploadButton } from '../components/controls/upload-button';
import type { FieldOfType } from '.';
import type { InputProps } from './field-ui';
import { PlainInput } from './plain-input';

type UploadInputProps = InputProps<FieldOfType<'image' | 'file'>> & {
  /** The endings or types of files that can be chosen. */
  readonly accept: string;
};

/** The path of a file, which can be uploaded where the server takes files. */
export function UploadInput({ accept, ...props }: UploadInputProps) {
  const { field, onUpload } = props;
  return (
    <div className="flex grow items-center gap-2">
      <PlainInput {...props} spellCheck={false} />
      {field.upload && onUpload && (
        <UploadButton label={`Upload ${field.label}`} accept={accept} onChoose={onUpload} />
      )}
    </div>
  );
}
