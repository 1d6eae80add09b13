import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Field } from '../../components/controls/field';
import { Select } from '../../components/controls/select';
import { Dialog } from '../../components/overlays/dialog';
import { type Fields, fieldOf } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { modelOf } from '../../field-types';
import { inputOf } from '../../field-types/inputs';
import { checkOf } from '../../field-types/read';
import { ChangedRows } from '../history/changed-rows';
import { texts as common } from '../texts';
import { planEdit, sharedText } from './plan-edit';
import { texts } from './texts';
import type { Change } from './use-change';

interface EditDialogProps {
  readonly title: string;
  readonly config: Fields;
  /** The fields to choose from; a single one is chosen. */
  readonly names: readonly string[];
  readonly rows: readonly Row[];
  readonly titleOf: (row: Row) => string;
  readonly change: Change;
  /** How far the change is. */
  readonly status: ReactNode;
  /** Returns whether all rows were changed. */
  readonly onSave: (values: Row, texts: Readonly<Record<string, string>>) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Gives a field of all selected rows the same value, and shows first what that would change. */
export function EditDialog(props: EditDialogProps) {
  const { title, config, names, rows, titleOf, change, status } = props;
  const { onSave, onClose } = props;
  const [name, setName] = useState(names.length === 1 ? names[0] : undefined);
  const field = name === undefined ? undefined : fieldOf(config, name);
  const [typed, setTyped] = useState<string>();
  const shared = useMemo(() => field && sharedText(field, rows), [field, rows]);
  // Where the rows differ, there is no new value before one is entered.
  const text = typed ?? shared;
  const planned = useDeferredValue(typed);
  const plan = useMemo(
    () => (field && planned !== undefined ? planEdit(field, planned, rows, titleOf) : undefined),
    [field, planned, rows, titleOf],
  );
  const isChange = plan !== undefined && plan.count > 0;
  const value = field && text !== undefined ? modelOf(field).parse(text, field) : undefined;

  async function save() {
    if (!field || text === undefined || !isChange) return;
    if (await onSave({ [field.name]: value }, { [field.name]: text })) onClose();
  }

  const Input = field && inputOf(field);
  return (
    <Dialog
      title={title}
      onClose={change.isRunning ? change.stop : onClose}
      action={{ label: common.save, disabled: !isChange, busy: change.isRunning, run: save }}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {names.length > 1 && (
            <Field label={texts.field}>
              {({ id }) => (
                <Select
                  id={id}
                  data-autofocus
                  value={name ?? ''}
                  onChange={({ currentTarget }) => {
                    change.forget();
                    setName(currentTarget.value || undefined);
                    setTyped(undefined);
                  }}
                >
                  <option value="">{texts.chooseField}</option>
                  {names.map((one) => (
                    <option key={one} value={one}>
                      {fieldOf(config, one).label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          {field && Input && (
            <Field
              key={name}
              label={field.label}
              required={field.required}
              help={field.help}
              // The server decides.
              warning={value === undefined ? undefined : checkOf(field)(value)[0]}
            >
              {(aria) => (
                <Input
                  {...aria}
                  field={field}
                  text={text ?? ''}
                  onChange={setTyped}
                  onBlur={() => {}}
                  inputRef={names.length === 1 ? focus : null}
                />
              )}
            </Field>
          )}
        </div>
        {status}
        {plan && (
          <section aria-label={texts.willChange(plan.count)}>
            <h3 className="font-semibold">{texts.willChange(plan.count)}</h3>
            {plan.unchanged > 0 && (
              <p className="text-muted text-xs">{texts.same(plan.unchanged)}</p>
            )}
            <ChangedRows rows={plan.changes} total={plan.count}>
              {(row) => <p className="font-medium">{row.title}</p>}
            </ChangedRows>
          </section>
        )}
      </form>
    </Dialog>
  );
}

function focus(input: HTMLElement | null): void {
  input?.focus();
}
