import { Checkbox } from '../../components/controls/checkbox';
import { Badge } from '../../components/status/badge';
import { type CellProps, controlProps, type FieldUi, type InputProps } from '../field-ui';
import { PlainCell } from '../text/ui';
import { type BooleanField, boolean } from '.';

function BooleanCell(props: CellProps<BooleanField>) {
  const value = boolean.parse(props.value, props.field);
  if (!boolean.isValue(value)) return <PlainCell {...props} />;
  return <Badge tone={value ? 'success' : 'neutral'}>{boolean.format(value, props.field)}</Badge>;
}

function BooleanInput(props: InputProps<BooleanField>) {
  const { field, text, onChange } = props;
  const { value: _, 'aria-required': __, ...control } = controlProps(props);
  const checked = boolean.parse(text, field) === true;
  return (
    <span className="flex h-9 items-center gap-2">
      <Checkbox
        {...control}
        checked={checked}
        onChange={(event) => onChange(boolean.format(event.currentTarget.checked, field))}
      />
      <span aria-hidden>{boolean.format(checked, field)}</span>
    </span>
  );
}

export const booleanUi: FieldUi<BooleanField> = {
  Cell: BooleanCell,
  Input: BooleanInput,
  width: 112,
};
