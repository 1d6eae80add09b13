import type { CellProps, FieldUi } from '../field-ui';
import { PlainCell, PlainInput } from '../text/ui';
import { type EmailField, email } from '.';

function EmailCell(props: CellProps<EmailField>) {
  const value = email.parse(props.value, props.field);
  if (!email.isValue(value) || !value.includes('@')) return <PlainCell {...props} />;
  return (
    <a href={`mailto:${encodeURI(value)}`} className="text-accent hover:underline">
      {value}
    </a>
  );
}

export const emailUi: FieldUi<EmailField> = {
  Cell: EmailCell,
  Input: (props) => <PlainInput {...props} type="email" />,
  width: 220,
};
