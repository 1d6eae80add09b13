import { useMemo, useRef } from 'react';
import { isRecord } from '../../common/is-record';
import { Field } from '../../components/controls/field';
import { TextInput } from '../../components/controls/text-input';
import { actionNames } from '../../entities/entity-config';
import { type Path, withSwapped, withValue } from './edit-text';
import { Check, Items, LabelInput } from './form-parts';
import { Options } from './options';
import { texts } from './texts';

interface QuickFormProps {
  readonly text: string;
  readonly onEdit: (text: string) => void;
}

/** What is changed most, without typing JSON. It edits the text in place. */
export function QuickForm({ text, onEdit }: QuickFormProps) {
  const now = useMemo(() => readConfig(text), [text]);
  // While one types, the text is often no JSON: the form stays as it was.
  const last = useRef(now);
  last.current = now ?? last.current;
  if (!last.current) return <p className="px-4 py-3 text-muted text-xs">{texts.noForm}</p>;
  const config = last.current;
  const { actions } = config;
  const [fields, columns] = [itemsIn(config.fields), itemsIn(config.columns)];
  const names = fields.map(({ name }) => textIn(name));
  const set = (path: Path, value: unknown) => onEdit(withValue(text, path, value));
  const swapIn = (list: string) => (index: number) => onEdit(withSwapped(text, [list], index));

  const input = (
    key: 'label' | 'pageSize',
    read: (text: string) => unknown,
    inputMode: 'text' | 'numeric' = 'text',
  ) => (
    <Field label={texts[key]}>
      {({ id }) => (
        <TextInput
          {...{ id, inputMode, value: textIn(config[key]) }}
          onChange={({ currentTarget }) => set([key], read(currentTarget.value))}
        />
      )}
    </Field>
  );

  function switchAction(name: string, isWanted: boolean) {
    const key = fields.find(({ unique }) => unique === true) ?? fields[0];
    const value = name === 'bulkUpdate' ? { key: key?.name } : {};
    const known = isRecord(actions) ? text : withValue(text, ['actions'], DEFAULT_ACTIONS);
    onEdit(withValue(known, ['actions', name], isWanted ? value : undefined));
  }

  return (
    <form aria-label={texts.form} onSubmit={(event) => event.preventDefault()}>
      <fieldset disabled={!now} className="flex flex-col gap-3 px-4 py-3">
        <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
          {input('label', String)}
          {input('pageSize', numberOr, 'numeric')}
        </div>
        <fieldset className="flex flex-wrap gap-x-4 gap-y-1.5">
          <legend className="mb-1 font-medium text-muted text-xs">{texts.actions}</legend>
          {actionNames.map((name) => (
            <Check
              key={name}
              label={texts.actionNames[name]}
              checked={name in (isRecord(actions) ? actions : DEFAULT_ACTIONS)}
              onChange={(isWanted) => switchAction(name, isWanted)}
            />
          ))}
        </fieldset>
        <Items title={texts.fields(names.length)} names={names} onSwap={swapIn('fields')}>
          {(index) => {
            const [path, name = ''] = [['fields', index], names[index]];
            const { label, required, options } = fields[index] ?? {};
            return (
              <>
                <LabelInput
                  name={texts.labelOf(name)}
                  placeholder={name}
                  text={textIn(label)}
                  onChange={(value) => set([...path, 'label'], value || undefined)}
                />
                <Check
                  label={texts.required}
                  name={texts.requiredOf(name)}
                  checked={required === true}
                  onChange={(isOn) => set([...path, 'required'], isOn || undefined)}
                />
                {Array.isArray(options) && (
                  <Options
                    field={name}
                    options={options}
                    onSet={(rest, value) => set([...path, 'options', ...rest], value)}
                  />
                )}
              </>
            );
          }}
        </Items>
        {columns.length > 0 && (
          <Items
            title={texts.columns(columns.length)}
            names={columns.map(({ field }) => texts.column(textIn(field)))}
            onSwap={swapIn('columns')}
          >
            {(index) => (
              <span className="min-w-0 flex-1 truncate">{textIn(columns[index]?.field)}</span>
            )}
          </Items>
        )}
      </fieldset>
    </form>
  );
}

const DEFAULT_ACTIONS = { add: {}, update: {}, remove: {} };

function readConfig(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const config: unknown = JSON.parse(text);
    return isRecord(config) ? config : undefined;
  } catch {
    return undefined;
  }
}

const itemsIn = (list: unknown) =>
  Array.isArray(list) ? list.map((item) => (isRecord(item) ? item : {})) : [];

const textIn = (value: unknown) => (value === undefined ? '' : String(value));

/** Anything else is kept as text, for the checker to explain. */
const numberOr = (text: string) => (/^\d+$/.test(text) ? Number(text) : text || undefined);
