import type { InputProps } from '../field-ui';
import { displayText } from '../read';
import { UploadInput } from '../upload-input';
import type { FileField } from '.';
import { fileEndings } from './file-endings';
import { FileLink } from './file-link';

const ACCEPTED = fileEndings.map((ending) => `.${ending}`).join();

export function FileInput(props: InputProps<FileField>) {
  const path = props.text.trim();
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center gap-2">
        <UploadInput {...props} accept={ACCEPTED} />
      </div>
      {path !== '' && <FileLink path={path} name={displayText(props.field, path, {})} />}
    </div>
  );
}
