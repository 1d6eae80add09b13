import { Select } from '../../components/controls/select';
import { controlProps, type InputProps } from '../field-ui';
import { optionsOf, type SelectField, select } from '.';

export function SelectInput(props: InputProps<SelectField>) {
  const { field } = props;
  const labels = optionsOf(field).map(({ label }) => label);
  const value = select.parse(props.text, field);
  // The text may be a value from before the choices were known.
  const text = select.isValue(value) ? select.format(value, field) : props.text;
  // A value that is not among the options remains selectable, so that it can be sent back unchanged.
  const isUnknown = text !== '' && !labels.includes(text);
  const canBeEmpty = text === '' || (!field.required && field.default === undefined);
  return (
    <Select {...controlProps({ ...props, text })}>
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
