import { useRef, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { Row } from '../../entities/row';
import { MERGED } from '../../entities/wire/history';
import { mergedIn } from '../../stores/changes/beyond-contract';
import type { ChangeOutcome } from '../../stores/changes/run';
import { changedValues, KEEP_CONTROLS, useRowForm } from './use-row-form';

interface UpdateFormOptions<Values extends FieldValues> {
  readonly draftKey: string;
  /** The row when the dialog was opened. */
  readonly row: Row;
  readonly names: readonly Path<Values>[];
  readonly kept: readonly string[];
  readonly valuesOf: (row: Row) => Values;
  /** `base` is the row that the values are a change of. */
  readonly send: (base: Row, values: Values) => Promise<ChangeOutcome>;
  readonly onDone: () => void;
}

export type UpdateForm<Values extends FieldValues> = ReturnType<typeof useUpdateForm<Values>>;

/** The form of an update dialog, which also resolves conflicts. */
export function useUpdateForm<Values extends FieldValues>(options: UpdateFormOptions<Values>) {
  const { row, valuesOf, send, ...rest } = options;
  const base = useRef(row);
  const [current, setCurrent] = useState<Row>();
  const { form, submit, ...state } = useRowForm<Values>({
    ...rest,
    row,
    start: valuesOf(row),
    send: (values) => send(base.current, values),
    onRestore(before) {
      // As if the dialog had been open since: saving merges, or asks. Without versions, a server can't.
      if (before?.version === undefined || before.version === row.version) return;
      base.current = { ...row, ...before };
      form.reset({ ...valuesOf(base.current) }, KEEP_CONTROLS);
    },
  });

  /** Returns whether the row was saved. */
  async function save() {
    const outcome = await submit();
    setCurrent(outcome?.kind === 'conflict' ? outcome.current : undefined);
    return outcome?.kind === 'done';
  }

  /** The values of a row that someone else has changed meanwhile. `mine` are only the user's changes. */
  function conflictWith(stored: Row) {
    const before = valuesOf(base.current);
    return {
      stored: valuesOf(stored),
      before,
      changes: mergedIn(stored),
      mine: changedValues(before, form.getValues()),
      /** Goes on without an answer; the next save asks again. */
      onCancel: () => setCurrent(undefined),
      /** Saves some of the user's changes. */
      onSave(kept: readonly string[]) {
        const mine = rest.names
          .filter((name) => kept.includes(name))
          .map((name) => [name, form.getValues(name)] as const);
        base.current = { ...stored, [MERGED]: undefined };
        form.reset({ ...valuesOf(stored) }, KEEP_CONTROLS);
        for (const [name, value] of mine) form.setValue(name, value, { shouldDirty: true });
        setCurrent(undefined);
        void save();
      },
    };
  }

  return {
    ...state,
    form,
    save,
    /** The row that the values are a change of: after a conflict, the one stored by then. */
    base: base.current,
    conflict: current && conflictWith(current),
  };
}
