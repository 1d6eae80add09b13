import { Fragment } from 'react';
import type { CellProps, FieldCell } from '../field-ui';
import { useLink } from '../link';
import { displayText } from '../read';
import { labelsOf, partsOf, type ReferenceField, reference } from '.';

/** The titles of the rows, each with a link to the row in its own screen. */
function Cell({ field, value: raw, row }: CellProps<ReferenceField>) {
  const Link = useLink();
  const value = reference.parse(raw, field);
  const { route, isSearchable, choices } = field.target ?? {};
  if (!route || !choices || !reference.isValue(value)) return displayText(field, raw, row);
  const keys = partsOf(String(value), field);
  return labelsOf(value, field).map((label, index) => (
    <Fragment key={keys[index]}>
      {index > 0 && ', '}
      <Link
        className="text-accent hover:underline"
        href={isSearchable ? `${route}?${searchFor(label, keys[index])}` : route}
      >
        {label}
      </Link>
    </Fragment>
  ));
}

/** The search for a row's title, which is its label without the key that this may end in. */
function searchFor(label: string, key: string | undefined): URLSearchParams {
  return new URLSearchParams({ search: label.replace(` (${key})`, '') });
}

export const referenceCell = { Cell, width: 180 } satisfies FieldCell<ReferenceField>;
