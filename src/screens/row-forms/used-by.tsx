import { useEffect, useState } from 'react';
import type { Row } from '../../entities/row';
import type { Uses } from '../../entities/wire/selection';
import { loadUses } from '../../stores/selection/uses';
import { dialogTexts as texts } from './dialog-texts';

interface UsedByProps {
  readonly entity: string;
  readonly rows: readonly Row[];
}

/** Says what refers to the rows that are about to be removed. */
export function UsedBy({ entity, rows }: UsedByProps) {
  const [uses, setUses] = useState<Uses>([]);
  // The dialog asks about the rows that it was opened for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => void loadUses(entity, rows).then(setUses), []);
  return (
    <div aria-live="polite">
      {uses.map(({ text, isRejected }) => (
        <p key={text} className="mt-2 font-medium">
          {texts.usedBy(text, isRejected)}
        </p>
      ))}
    </div>
  );
}
