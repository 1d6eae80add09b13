import { Textarea } from '../../components/textarea';
import type { FieldUi, InputProps } from '../field-ui';
import { Counted } from '../text/text-counter';
import { PlainCell } from '../text/ui';
import type { TextareaField } from '.';

function TextareaInput({
  field,
  text,
  onChange,
  onBlur,
  id,
  invalid,
  describedBy,
  inputRef,
}: InputProps<TextareaField>) {
  return (
    <Textarea
      id={id}
      name={field.name}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
      invalid={invalid}
      aria-describedby={describedBy}
      aria-required={field.required}
      rows={4}
      ref={inputRef}
    />
  );
}

export const textareaUi: FieldUi<TextareaField> = {
  Cell: PlainCell,
  Input: (props) => (
    <Counted {...props} usual={props.field.recommendedMax}>
      {(describedBy) => <TextareaInput {...props} describedBy={describedBy} />}
    </Counted>
  ),
  width: 320,
};
