import { Textarea } from '../../components/controls/textarea';
import { controlProps, type InputProps } from '../field-ui';
import { PlainInput } from '../plain-input';
import type { TextField } from '.';
import { Counted } from './text-counter';

/** A text that may be too long for one line has a box with several lines, but no line breaks. */
export function TextInput(props: InputProps<TextField>) {
  const { rows = 1, recommendedMax } = props.field;
  // Spreadsheets have line breaks in such texts, which an `<input>` would remove, so that words run together.
  const text = onOneLine(props.text);
  const onChange = (typed: string) => props.onChange(onOneLine(typed));
  return (
    <Counted {...props} recommended={recommendedMax}>
      {(describedBy) =>
        rows === 1 ? (
          <PlainInput {...props} text={text} describedBy={describedBy} />
        ) : (
          <Textarea {...controlProps({ ...props, text, describedBy, onChange })} rows={rows} />
        )
      }
    </Counted>
  );
}

const onOneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ');
