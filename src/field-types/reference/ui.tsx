import { Fragment, lazy, Suspense } from 'react';
import type { CellProps, FieldUi, InputProps } from '../field-ui';
import { useLink } from '../link';
import { PlainCell, PlainInput } from '../text/ui';
import { labelsOf, partsOf, type ReferenceField, reference } from '.';

const ChoiceInput = lazy(async () => ({ default: (await import('./input')).ChoiceInput }));

/** The titles of the rows, each with a link to the row in its own screen. */
function ReferenceCell(props: CellProps<ReferenceField>) {
  const { field, value: raw } = props;
  const Link = useLink();
  const value = reference.parse(raw, field);
  const { route, isSearchable, choices } = field.target ?? {};
  if (!route || !choices || !reference.isValue(value)) return <PlainCell {...props} />;
  const keys = partsOf(String(value), field);
  return labelsOf(value, field).map((label, index) => (
    <Fragment key={keys[index]}>
      {index > 0 && ', '}
      <Link
        className="text-accent hover:underline"
        href={isSearchable ? `${route}?search=${titleIn(label, keys[index])}` : route}
      >
        {label}
      </Link>
    </Fragment>
  ));
}

/** The title in the label of a row, which can have its key, too. */
function titleIn(label: string, key: string | undefined): string {
  return encodeURIComponent(label.replace(` (${key})`, ''));
}

function ReferenceInput(props: InputProps<ReferenceField>) {
  return (
    <Suspense fallback={<PlainInput {...props} />}>
      <ChoiceInput {...props} />
    </Suspense>
  );
}

export const referenceUi: FieldUi<ReferenceField> = {
  Cell: ReferenceCell,
  Input: ReferenceInput,
  width: 180,
};
