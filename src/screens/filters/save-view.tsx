import { useState } from 'react';
import { describeFailure } from '../../stores/calls/describe-failure';
import { saveView } from '../../stores/views/views';
import { AskDialog } from '../ask-dialog';
import { texts as shared } from '../texts';
import { texts } from './texts';

interface SaveViewProps {
  /** The names of views that are part of the product. */
  readonly taken: readonly string[];
  readonly table: string;
  readonly address: string;
  readonly onClose: () => void;
}

/** Asks for the name of a view, and whose it is. */
export function SaveView({ taken, table, address, onClose }: SaveViewProps) {
  const [isShared, setShared] = useState(false);

  async function save(name: string): Promise<string | undefined> {
    if (taken.some((one) => one.toLowerCase() === name.toLowerCase())) return texts.taken;
    const settled = await saveView(table, { name, address, isShared });
    return settled.ok ? undefined : describeFailure(settled.failure);
  }

  return (
    <AskDialog
      title={texts.saveView}
      label={texts.viewName}
      confirmLabel={shared.save}
      size="sm"
      onConfirm={save}
      onClose={onClose}
    >
      <div role="radiogroup" aria-label={texts.forWhom} className="flex gap-4">
        {[texts.onlyMe, texts.everyone].map((whom, index) => (
          <label key={whom} className="flex items-center gap-2.5 py-1">
            <input
              type="radio"
              name="for"
              className="accent-accent"
              checked={isShared === index > 0}
              onChange={() => setShared(index > 0)}
            />
            {whom}
          </label>
        ))}
      </div>
    </AskDialog>
  );
}
