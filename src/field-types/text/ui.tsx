import { TextInput } from '../../components/controls/text-input';
import { Textarea } from '../../components/controls/textarea';
import type { FieldConfig } from '..';
import type { FieldBase } from '../field-model';
import { type CellProps, controlProps, type FieldUi, type InputProps } from '../field-ui';
import { displayText } from '../read';
import type { TextField } from '.';
import { Counted } from './text-counter';

type PlainInputProps = InputProps<FieldBase> &
  Pick<React.ComponentProps<'input'>, 'inputMode' | 'type' | 'spellCheck'>;

/** A one-line input, shared by all types that are typed as text. */
export function PlainInput({ inputMode, type, spellCheck, ...input }: PlainInputProps) {
  const attributes = { inputMode, type, spellCheck };
  return <TextInput autoComplete="off" {...attributes} {...controlProps(input)} />;
}

/** Shows the value as text; enough for most types. */
export function PlainCell({ field, value, row }: CellProps<FieldConfig>) {
  return displayText(field, value, row);
}

/** A text of one line that is too long for one: the box has more, but the text has no line breaks. */
function TextLines(props: InputProps<TextField>) {
  const { field, onChange } = props;
  if (!field.rows || field.rows === 1) return <PlainInput {...props} />;
  const change = (text: string) => onChange(text.replaceAll(/[\r\n]+/g, ' '));
  return <Textarea {...controlProps({ ...props, onChange: change })} rows={field.rows} />;
}

export const textUi: FieldUi<TextField> = {
  Cell: PlainCell,
  Input: (props) => (
    <Counted {...props} recommended={props.field.recommendedMax}>
      {(describedBy) => <TextLines {...props} describedBy={describedBy} />}
    </Counted>
  ),
  width: 180,
};
