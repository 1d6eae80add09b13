import { useMemo, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { classNames } from '../../components/class-names';
import { Button } from '../../components/controls/button';
import { Checkbox } from '../../components/controls/checkbox';
import { Field } from '../../components/controls/field';
import { IconButton } from '../../components/controls/icon-button';
import { TextBox } from '../../components/controls/text-box';
import { Icon } from '../../components/icon';
import { type Path, withSwapped } from '../../entities/edit-text';
import { actionNames } from '../../entities/entity-config';
import { DEFAULT_PAGE_SIZE } from '../../entities/entity-defaults';
import { defaultLabel } from '../../entities/resolve-config';
import type { SharedFields } from '../../entities/shared-fields';
import { AddFieldDialog } from './add-field-dialog';
import { Items } from './items';
import {
  actionsIn,
  itemsIn,
  type JsonObject,
  newOption,
  readConfig,
  sharedFieldOf,
  textIn,
  withAction,
  withNewField,
  withPart,
} from './quick-edits';
import { RenameFieldDialog } from './rename-field-dialog';
import { texts } from './texts';

/** What the form shows of a config. */
type QuickValues = ReturnType<typeof valuesOf>;

interface QuickFormProps {
  readonly name: string;
  readonly text: string;
  /** The text of the file with shared fields. */
  readonly sharedText: string;
  /** The entities that references can refer to. */
  readonly entities: readonly string[];
  readonly onEdit: (text: string) => void;
  /** The names that a field can’t have. */
  readonly takenFor: (field: string) => readonly string[];
  /** Renames a field, also in other files. */
  readonly onRename: (from: string, to: string) => void;
}

/** A form for common changes, without JSON. It edits the text in place. */
export function QuickForm(props: QuickFormProps) {
  const { name: entity, text, sharedText, entities, takenFor, onEdit, onRename } = props;
  const [isAdding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<string>();
  const now = useMemo(() => readConfig(text), [text]);
  // While someone types, the text often isn't valid JSON: the form keeps its last state.
  const [last, setLast] = useState(now);
  if (now && now !== last) setLast(now);
  const shown = now ?? last;
  const shared = useMemo(() => readConfig(sharedText) ?? {}, [sharedText]);
  const { register } = useForm<QuickValues>({ values: valuesOf(shown ?? {}, shared) });
  if (!shown) return <p className="px-4 py-3 text-muted text-xs">{texts.noForm}</p>;
  const fields = itemsIn(shown.fields);
  const columns = itemsIn(shown.columns);
  const bases = fields.map((field) => sharedFieldOf(field, shared));
  const set = (path: Path, value: unknown) => onEdit(withPart(text, path, value, shared));
  const names = fields.map(({ name, field }) => textIn(name ?? field));
  const sharedLabel = (name: string) =>
    textIn(bases[names.indexOf(name)]?.label) || defaultLabel(name);
  const labelIn = (name: string) => textIn(fields[names.indexOf(name)]?.label) || sharedLabel(name);
  const swapIn = (list: string) => (index: number) => onEdit(withSwapped(text, [list], index));

  const input = (key: 'label' | 'pageSize', read: (text: string) => unknown) => (
    <Field label={texts[key]}>
      {({ id }) => (
        <TextBox
          {...register(key, { onChange: ({ target }) => set([key], read(target.value)) })}
          id={id}
          inputMode={key === 'label' ? 'text' : 'numeric'}
          placeholder={key === 'label' ? undefined : String(DEFAULT_PAGE_SIZE)}
        />
      )}
    </Field>
  );

  const labelInput = (name: string, path: Path, placeholder?: string) => (
    <TextBox
      {...register(inputName([...path, 'label']), {
        // Without a label, a field gets the shared one or one made from its name, and a column gets that of its field.
        onChange: ({ target: { value } }) =>
          set([...path, 'label'], placeholder === undefined ? value : value || undefined),
      })}
      aria-label={name}
      placeholder={placeholder}
      className={classNames(
        'h-7! w-auto! min-w-0 flex-1',
        // There is more beside the label of a field than a phone has room for.
        path[0] === 'fields' && 'max-sm:basis-full',
      )}
    />
  );

  const check = (
    [label, name]: readonly [string, string],
    path: Path,
    onChange: (checked: boolean) => void,
  ) => (
    <label
      key={name}
      htmlFor={idOf(name)}
      className="flex max-sm:min-w-11 items-center gap-1.5 text-xs"
    >
      <Checkbox
        {...register(inputName(path), { onChange: ({ target }) => onChange(target.checked) })}
        id={idOf(name)}
        // For screen readers, because the visible label alone may say too little.
        aria-label={name}
      />
      {label}
    </label>
  );

  const optionsOf = (field: string, path: Path, options: readonly JsonObject[]) => (
    <div className="order-last flex w-full flex-wrap items-center gap-1.5">
      {options.map(({ label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options have no other identity while they are typed.
        <span key={index} className="flex w-34 items-center">
          {labelInput(texts.optionOf(field, index + 1), [...path, index])}
          <IconButton
            size="sm"
            label={texts.removeOption(textIn(label))}
            icon={<Icon name="cross" size={12} />}
            onClick={() => set([...path, index], undefined)}
          />
        </span>
      ))}
      <Button size="sm" onClick={() => set([...path, options.length], newOption(options))}>
        {texts.addOption}
      </Button>
    </div>
  );

  return (
    <form aria-label={texts.form} onSubmit={(event) => event.preventDefault()}>
      <fieldset disabled={!now} className="flex flex-col gap-3 px-4 py-3">
        <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
          {input('label', String)}
          {input('pageSize', numberOr)}
        </div>
        <fieldset className="flex flex-wrap gap-x-4 gap-y-1.5">
          <legend className="mb-1 font-medium text-muted text-xs">{texts.actions}</legend>
          {actionNames.map((name) => {
            const label = texts.actionNames[name];
            return check([label, label], ['actions', name], (isOn) =>
              onEdit(withAction(text, name, isOn, shared)),
            );
          })}
        </fieldset>
        <Items title={texts.fields(fields.length)} names={names} onSwap={swapIn('fields')}>
          {(index, name) => {
            const { required: isShared = false, options: sharedOptions } = bases[index] ?? {};
            const { options = sharedOptions } = fields[index] ?? {};
            const path = ['fields', index];
            return (
              <>
                {labelInput(texts.labelOf(name), path, sharedLabel(name))}
                {check([texts.required, texts.requiredOf(name)], [...path, 'required'], (isOn) =>
                  set([...path, 'required'], isOn === isShared ? undefined : isOn),
                )}
                {/* Not “Rename”, which people take for changing the label. */}
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={texts.renameOf(name)}
                  title={texts.renameOf(name)}
                  className="font-mono"
                  onClick={() => setRenamed(name)}
                >
                  {name}
                </Button>
                {Array.isArray(options) && optionsOf(name, [...path, 'options'], itemsIn(options))}
              </>
            );
          }}
        </Items>
        <Button size="sm" className="self-start" onClick={() => setAdding(true)}>
          {texts.addField}
        </Button>
        {columns.length > 0 && (
          <Items
            title={texts.columns(columns.length)}
            names={columns.map(({ field }) => texts.column(textIn(field)))}
            onSwap={swapIn('columns')}
          >
            {(index, name) =>
              labelInput(
                texts.labelOf(name),
                ['columns', index],
                labelIn(textIn(columns[index]?.field)),
              )
            }
          </Items>
        )}
      </fieldset>
      {isAdding && (
        <AddFieldDialog
          entity={entity}
          taken={names}
          entities={entities}
          onAdd={(added) => onEdit(withNewField(text, added))}
          onClose={() => setAdding(false)}
        />
      )}
      {renamed !== undefined && (
        <RenameFieldDialog
          field={renamed}
          taken={takenFor(renamed)}
          onRename={(to) => onRename(renamed, to)}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </form>
  );
}

function valuesOf({ label, pageSize, actions, fields, columns }: JsonObject, shared: SharedFields) {
  return {
    label: textIn(label),
    pageSize: textIn(pageSize),
    actions: Object.fromEntries(actionNames.map((name) => [name, name in actionsIn(actions)])),
    fields: itemsIn(fields).map((field) => {
      const { required, options } = { ...sharedFieldOf(field, shared), ...field };
      return {
        label: textIn(field.label),
        required: required === true,
        options: itemsIn(options).map((option) => ({ label: textIn(option.label) })),
      };
    }),
    columns: itemsIn(columns).map((column) => ({ label: textIn(column.label) })),
  };
}

/** A path as the name of a react-hook-form field. */
const inputName = (path: Path) => path.join('.') as FieldPath<QuickValues>;

const idOf = (name: string) => name.replace(/\W+/g, '-');

/** Anything else is kept as text, for the checker to explain. */
const numberOr = (text: string) => (/^\d+$/.test(text) ? Number(text) : text || undefined);
