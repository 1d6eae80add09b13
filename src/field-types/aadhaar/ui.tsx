import { useEffect, useState } from 'react';
import { Button } from '../../components/controls/button';
import type { CellProps, FieldUi } from '../field-ui';
import { displayText } from '../read';
import { PlainInput } from '../text/ui';
import { type AadhaarField, aadhaar, groupAadhaar } from '.';

/** A revealed number is hidden again after this time. */
const SHOWN_FOR_MS = 30_000;

const texts = { show: 'Show', hide: 'Hide' };

function AadhaarCell({ field, value, row }: CellProps<AadhaarField>) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(false), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  const number = aadhaar.parse(value, field);
  if (number === null) return null;
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap tabular-nums">
      {shown ? groupAadhaar(String(number)) : displayText(field, value, row)}
      <Button size="sm" variant="ghost" onClick={() => setShown(!shown)}>
        {shown ? texts.hide : texts.show}
      </Button>
    </span>
  );
}

export const aadhaarUi: FieldUi<AadhaarField> = {
  Cell: AadhaarCell,
  Input: (props) => <PlainInput {...props} inputMode="numeric" />,
  width: 216,
};
