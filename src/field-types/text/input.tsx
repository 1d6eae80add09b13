import { Textarea } from '../../components/controls/textarea';
import { controlProps, type InputProps } from '../field-ui';
import { onOneLine, PlainInput } from '../plain-input';
import type { TextField } from '.';
import { Counted } from './text-counter';

/** A text that may be too long for one line has a box with several lines, but no line breaks. */
export function TextInput(props: InputProps<TextField>) {
  const { rows = 1, recommendedMax } = props.field;
  const text = onOneLine(props.text);
  const onChange = (typed: string) => props.onChange(onOneLine(typed));
  return (
    <Counted {...props} recommended={recommendedMax}>
      {(describedBy) =>
        rows === 1 ? (
          <PlainInput {...props} describedBy={describedBy} />
        ) : (
          <Textarea {...controlProps({ ...props, text, describedBy, onChange })} rows={rows} />
        )
      }
    </Counted>
  );
}
