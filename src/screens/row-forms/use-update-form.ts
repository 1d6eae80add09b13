import { useRef, useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { Row } from '../../entities/row';
import type { ChangeOutcome } from '../../stores/changes/run';
import { KEEP_CONTROLS, type RowForm, useRowForm } from './use-row-form';

interface UpdateFormOptions<Values extends FieldValues> {
  readonly draftKey: string;
  /** The row as it was when it was chosen. */
  readonly row: Row;
  readonly names: readonly Path<Values>[];
  /** What the form holds of a row while nothing is changed. */
  readonly valuesOf: (row: Row) => Values;
  /** `base` is the row that the values are to be compared with. */
  readonly send: (base: Row, values: Values) => Promise<ChangeOutcome>;
  readonly onDone: () => void;
}

/** Both sides when somebody else changed the row in the meantime. */
interface RowConflict<Values> {
  readonly stored: Values;
  readonly before: Values;
  /** Only what was changed here. */
  readonly mine: Partial<Values>;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

export interface UpdateForm<Values extends FieldValues> extends Omit<RowForm<Values>, 'submit'> {
  readonly save: () => void;
  /** The row that the values are compared with: after a conflict, the one that is stored now. */
  readonly base: Row;
  readonly conflict: RowConflict<Values> | undefined;
}

/** The form of an update dialog, and what becomes of it when somebody else was quicker. */
export function useUpdateForm<Values extends FieldValues>(
  options: UpdateFormOptions<Values>,
): UpdateForm<Values> {
  const { row, valuesOf, send, ...rest } = options;
  const base = useRef(row);
  const [current, setCurrent] = useState<Row>();
  const { form, submit, ...state } = useRowForm<Values>({
    ...rest,
    row,
    start: valuesOf(row),
    send: (values) => send(base.current, values),
  });

  async function save() {
    const outcome = await submit();
    setCurrent(outcome?.kind === 'conflict' ? outcome.current : undefined);
  }

  /** Goes on from the row that is stored now, with `mine` over it. */
  function rebase(stored: Row, mine: Partial<Values>) {
    base.current = stored;
    form.reset({ ...valuesOf(stored) }, KEEP_CONTROLS);
    // The names and values of a form's values are its own, which entries() forgets.
    for (const [name, value] of Object.entries(mine))
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      });
    setCurrent(undefined);
  }

  function conflictWith(stored: Row): RowConflict<Values> {
    const before = valuesOf(base.current);
    const mineNow = () => changedValues(before, form.getValues());
    return {
      stored: valuesOf(stored),
      before,
      mine: mineNow(),
      keepMine() {
        rebase(stored, mineNow());
        void save();
      },
      takeTheirs: () => rebase(stored, {}),
    };
  }

  return {
    ...state,
    form,
    save: () => void save(),
    base: base.current,
    conflict: current && conflictWith(current),
  };
}

/** Those of a form's values that differ from what it held first. */
function changedValues<Values extends FieldValues>(before: Values, now: Values): Partial<Values> {
  // Some of the entries of `Values` are some of `Values`, which fromEntries() forgets.
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => !isSameValue(value, before[name])),
  ) as Partial<Values>;
}

function isSameValue(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
