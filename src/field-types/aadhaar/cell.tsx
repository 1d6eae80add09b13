import { useEffect, useState } from 'react';
import { plainText } from '../../common/plain-text';
import { BusyButton } from '../../components/controls/busy-button';
import type { CellProps, FieldCell } from '../field-ui';
import { displayText } from '../read';
import { useReveal } from '../reveal';
import { type AadhaarField, aadhaar, groupAadhaar } from '.';

/** A revealed number is hidden again after this time. */
const SHOWN_FOR_MS = 30_000;

const texts = { show: 'Show', hide: 'Hide' };

function Cell({ field, value, row }: CellProps<AadhaarField>) {
  /** The number, and the row that it is of: a changed row may have another number. */
  const [revealed, setRevealed] = useState<{
    readonly number: unknown;
    readonly of: CellProps<AadhaarField>['row'];
  }>();
  const reveal = useReveal();
  const isShown = revealed?.of === row;
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setRevealed(undefined), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isShown]);

  const number = aadhaar.parse(value, field);
  if (number === null) return null;

  async function show() {
    if (!aadhaar.isMasked?.(value) || !reveal) return setRevealed({ number, of: row });
    const values = await reveal(row);
    setRevealed(values && { number: values[field.name], of: row });
  }

  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 whitespace-nowrap">
      {isShown ? groupAadhaar(plainText(revealed.number)) : displayText(field, value, row)}
      <BusyButton size="sm" variant="ghost" run={() => (isShown ? setRevealed(undefined) : show())}>
        {isShown ? texts.hide : texts.show}
      </BusyButton>
    </span>
  );
}

export const aadhaarCell = { Cell, width: 196 } satisfies FieldCell<AadhaarField>;
