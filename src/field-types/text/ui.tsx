import { TextInput } from '../../components/controls/text-input';
import type { FieldConfig } from '..';
import type { FieldBase } from '../field-model';
import { type CellProps, controlProps, type FieldUi, type InputProps } from '../field-ui';
import { displayText } from '../read';
import type { TextField } from '.';
import { Counted } from './text-counter';

type PlainInputProps = InputProps<FieldBase> &
  Pick<React.ComponentProps<'input'>, 'inputMode' | 'type' | 'spellCheck'>;

/** A one-line input; `attributes` are the type's own. Shared by all types that are typed as text. */
export function PlainInput({ inputMode, type, spellCheck, ...input }: PlainInputProps) {
  const attributes = { inputMode, type, spellCheck };
  return <TextInput autoComplete="off" {...attributes} {...controlProps(input)} />;
}

/** A value as its type's `display` writes it. Shared by all types that need no more. */
export function PlainCell({ field, value, row }: CellProps<FieldConfig>) {
  return displayText(field, value, row);
}

export const textUi: FieldUi<TextField> = {
  Cell: PlainCell,
  Input: (props) => (
    <Counted {...props} usual={props.field.recommendedMax}>
      {(describedBy) => <PlainInput {...props} describedBy={describedBy} />}
    </Counted>
  ),
  width: 180,
};
