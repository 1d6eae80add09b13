import { Checkbox } from '../../components/controls/checkbox';
import { controlProps, type InputProps } from '../field-ui';
import { type BooleanField, boolean } from '.';

export function BooleanInput(props: InputProps<BooleanField>) {
  const { field, text, onChange } = props;
  const { value: _, 'aria-required': __, ...control } = controlProps(props);
  const checked = boolean.parse(text, field) === true;
  return (
    <label className="flex h-9 items-center gap-2">
      <Checkbox
        {...control}
        checked={checked}
        onChange={(event) => onChange(boolean.format(event.currentTarget.checked, field))}
      />
      <span aria-hidden>{boolean.format(checked, field)}</span>
    </label>
  );
}
