import { Textarea } from '../../components/controls/textarea';
import { controlProps, type InputProps } from '../field-ui';
import { PlainInput } from '../plain-input';
import type { TextField } from '.';
import { Counted } from './text-counter';

export function TextInput(props: InputProps<TextField>) {
  return (
    <Counted {...props} recommended={props.field.recommendedMax}>
      {(describedBy) => <TextLines {...props} describedBy={describedBy} />}
    </Counted>
  );
}

/** A text of one line that is too long for one: the box has more, but the text has no line breaks. */
function TextLines(props: InputProps<TextField>) {
  const { field, onChange } = props;
  if (!field.rows || field.rows === 1) return <PlainInput {...props} />;
  const change = (text: string) => onChange(text.replaceAll(/[\r\n]+/g, ' '));
  return <Textarea {...controlProps({ ...props, onChange: change })} rows={field.rows} />;
}
