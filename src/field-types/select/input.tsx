import { Select } from '../../components/controls/select';
import { controlProps, type InputProps } from '../field-ui';
import { type SelectField, select } from '.';

export function SelectInput(props: InputProps<SelectField>) {
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
