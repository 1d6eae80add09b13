import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../components/controls/button';
import { Field } from '../../components/controls/field';
import { Select } from '../../components/controls/select';
import { Dialog } from '../../components/overlays/dialog';
import { type Fields, fieldOf } from '../../entities/entity-config';
import { type Row, rowId } from '../../entities/row';
import { type FieldConfig, modelOf } from '../../field-types';
import { inputOf } from '../../field-types/inputs';
import { editText } from '../../field-types/read';
import { ChangeStatus } from './change-status';
import { EditPreview } from './edit-preview';
import { planEdit } from './plan-edit';
import { texts } from './texts';
import type { Change } from './use-change';

interface EditDialogProps {
  readonly title: string;
  readonly config: Fields;
  /** The fields to choose from; a single one is chosen. */
  readonly names: readonly string[];
  /** The selected rows. */
  readonly rows: readonly Row[];
  readonly titleOf: (row: Row) => string;
  readonly change: Change;
  /** Returns whether all rows were changed. */
  readonly onSave: (values: Row, texts: Readonly<Record<string, string>>) => Promise<boolean>;
  readonly onUnselect: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Gives a field of all selected rows the same value, and shows first what that would change. */
export function EditDialog(props: EditDialogProps) {
  const { title, config, names, rows, titleOf, change, onSave, onUnselect, onClose } = props;
  const [name, setName] = useState(names.length === 1 ? names[0] : undefined);
  const [text, setText] = useState('');
  const field = name === undefined ? undefined : fieldOf(config, name);
  const planned = useDeferredValue(text);
  const plan = useMemo(
    () => field && planEdit(config, field, planned, rows),
    [config, field, planned, rows],
  );
  const isRunning = change.state?.isRunning ?? false;
  const canSave = plan !== undefined && plan.count + plan.invalid.length > 0;

  function choose(next: string) {
    change.forget();
    setName(next || undefined);
    // A value that all rows share is the start of the new one.
    const known = next ? rows.map((row) => editText(fieldOf(config, next), row[next])) : [];
    setText(new Set(known).size === 1 ? (known[0] ?? '') : '');
  }

  async function save() {
    if (!field || !canSave) return;
    const value = modelOf(field).parse(text, field);
    if (await onSave({ [field.name]: value }, { [field.name]: text })) onClose();
  }

  return (
    <Dialog
      title={title}
      onClose={isRunning ? change.stop : onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={isRunning}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            busy={isRunning}
            disabled={!canSave}
            onClick={() => void save()}
          >
            {texts.save}
          </Button>
        </>
      }
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
                  value={name ?? ''}
                  onChange={(event) => choose(event.currentTarget.value)}
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
          {field && <ValueField key={field.name} field={field} text={text} onChange={setText} />}
        </div>
        <ChangeStatus
          change={change}
          nameOf={(id) => {
            const row = rows.find((one) => rowId(one) === id);
            return row ? titleOf(row) : id;
          }}
        />
        {plan && (
          <EditPreview
            plan={plan}
            titleOf={titleOf}
            onLeaveOut={() => onUnselect(plan.invalid.map(({ row }) => rowId(row)))}
          />
        )}
      </form>
    </Dialog>
  );
}

interface ValueFieldProps {
  readonly field: FieldConfig;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function ValueField({ field, text, onChange }: ValueFieldProps) {
  const Input = inputOf(field);
  return (
    <Field label={field.label} required={field.required} help={field.help}>
      {(aria) => (
        <Input
          {...aria}
          field={field}
          text={text}
          onChange={onChange}
          onBlur={ignore}
          inputRef={null}
        />
      )}
    </Field>
  );
}

function ignore() {}
