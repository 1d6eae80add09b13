import { Select } from '../../components/controls/select';
import { Badge } from '../../components/status/badge';
import { type CellProps, controlProps, type FieldUi, type InputProps } from '../field-ui';
import { PlainCell } from '../text/ui';
import { type SelectField, select } from '.';

function SelectInput(props: InputProps<SelectField>) {
  const { field, text } = props;
  const labels = field.options.map((option) => select.format(option.value, field));
  // A value that is not among the options remains selectable, so that it can be sent back unchanged.
  const isUnknown = text !== '' && !labels.includes(text);
  const canBeEmpty = text === '' || (!field.required && field.default === undefined);
  return (
    <Select {...controlProps(props)}>
      {canBeEmpty && <option value="" />}
      {isUnknown && <option value={text}>{text}</option>}
      {labels.map((label) => (
        <option key={label} value={label}>
          {label}
        </option>
      ))}
    </Select>
  );
}

function SelectCell(props: CellProps<SelectField>) {
  const value = select.parse(props.value, props.field);
  const tone = props.field.options.find((option) => option.value === value)?.tone;
  const text = <PlainCell {...props} />;
  return tone ? <Badge tone={tone}>{text}</Badge> : text;
}

export const selectUi: FieldUi<SelectField> = { Cell: SelectCell, Input: SelectInput, width: 140 };
