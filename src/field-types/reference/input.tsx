import { lazy, Suspense } from 'react';
import type { InputProps } from '../field-ui';
import { PlainInput } from '../plain-input';
import type { ReferenceField } from '.';

const ChoiceInput = lazy(async () => ({ default: (await import('./choice-input')).ChoiceInput }));

export function ReferenceInput(props: InputProps<ReferenceField>) {
  return (
    <Suspense fallback={<PlainInput {...props} />}>
      <ChoiceInput {...props} />
    </Suspense>
  );
}
