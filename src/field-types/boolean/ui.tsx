import { Badge } from '../../components/badge';
import { Checkbox } from '../../components/checkbox';
import type { CellProps, FieldUi, InputProps } from '../field-ui';
import { PlainCell } from '../text/ui';
import { type BooleanField, boolean } from '.';

function BooleanCell(props: CellProps<BooleanField>) {
  const value = boolean.parse(props.value, props.field);
  if (!boolean.isValue(value)) return <PlainCell {...props} />;
  return <Badge tone={value ? 'success' : 'neutral'}>{boolean.format(value, props.field)}</Badge>;
}

function BooleanInput({
  field,
  text,
  onChange,
  onBlur,
  id,
  invalid,
  describedBy,
  inputRef,
}: InputProps<BooleanField>) {
  const checked = boolean.parse(text, field) === true;
  return (
    <span className="flex h-9 items-center gap-2">
      <Checkbox
        id={id}
        name={field.name}
        checked={checked}
        onChange={(event) => onChange(boolean.format(event.currentTarget.checked, field))}
        onBlur={onBlur}
        invalid={invalid}
        aria-describedby={describedBy}
        ref={inputRef}
      />
      <span aria-hidden>{boolean.format(checked, field)}</span>
    </span>
  );
}

export const booleanUi: FieldUi<BooleanField> = {
  Cell: BooleanCell,
  Input: BooleanInput,
  width: 120,
};
