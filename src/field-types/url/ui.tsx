import type { CellProps, FieldUi } from '../field-ui';
import { PlainCell, PlainInput } from '../text/ui';
import { isWebAddress, type UrlField, url } from '.';

function UrlCell(props: CellProps<UrlField>) {
  const value = url.parse(props.value, props.field);
  if (!url.isValue(value) || !isWebAddress(value)) return <PlainCell {...props} />;
  return (
    <a
      href={value}
      target="_blank"
      rel="noreferrer"
      className="wrap-anywhere text-accent hover:underline"
    >
      {value}
    </a>
  );
}

export const urlUi: FieldUi<UrlField> = {
  Cell: UrlCell,
  Input: (props) => <PlainInput {...props} type="url" />,
  width: 240,
};
