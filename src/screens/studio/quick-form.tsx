import { useMemo, useRef } from 'react';
import { isRecord } from '../../common/is-record';
import { Field } from '../../components/controls/field';
import { TextInput } from '../../components/controls/text-input';
import { actionNames } from '../../entities/entity-config';
import { treeOf, valueAt, withSwapped, withValue } from './edit-text';
import { Check, MoveButtons, Part } from './form-parts';
import { OptionsEditor } from './options-editor';
import { texts } from './texts';

interface QuickFormProps {
  readonly text: string;
  readonly onEdit: (text: string) => void;
}

/** What is changed most, without typing JSON. It edits the text in place. */
export function QuickForm({ text, onEdit }: QuickFormProps) {
  const now = useMemo(() => treeOf(text), [text]);
  // While one types, the text is often no JSON: the form stays as it was.
  const last = useRef(now);
  last.current = now ?? last.current;
  const tree = last.current;
  if (!tree) return <p className="px-4 py-3 text-muted text-xs">{texts.noForm}</p>;
  const at = (...path: (string | number)[]) => valueAt(tree, path);
  const set = (path: (string | number)[], value: unknown) => onEdit(withValue(text, path, value));
  const fields = recordsIn(at('fields'));
  const columns = recordsIn(at('columns'));
  const actions = at('actions');
  const isOn = (name: string) =>
    isRecord(actions) ? name in actions : ['add', 'update', 'remove'].includes(name);

  function switchAction(name: string, isWanted: boolean) {
    const key = fields.find(({ unique }) => unique === true) ?? fields[0];
    const value = name === 'bulkUpdate' ? { key: key?.name } : {};
    const known = isRecord(actions) ? text : withValue(text, ['actions'], DEFAULT_ACTIONS);
    onEdit(withValue(known, ['actions', name], isWanted ? value : undefined));
  }

  return (
    <form
      aria-label={texts.form}
      onSubmit={(event) => event.preventDefault()}
      className="px-4 py-3"
    >
      <fieldset disabled={!now} className="flex flex-col gap-3">
        <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
          <Field label={texts.label}>
            {({ id }) => (
              <TextInput
                id={id}
                value={textIn(at('label'))}
                onChange={({ currentTarget }) => set(['label'], currentTarget.value)}
              />
            )}
          </Field>
          <Field label={texts.pageSize}>
            {({ id }) => (
              <TextInput
                id={id}
                inputMode="numeric"
                placeholder="25"
                value={textIn(at('pageSize'))}
                onChange={({ currentTarget: { value } }) =>
                  set(['pageSize'], value === '' ? undefined : numberOr(value))
                }
              />
            )}
          </Field>
        </div>
        <fieldset className="flex flex-wrap gap-x-4 gap-y-1.5">
          <legend className="mb-1 font-medium text-muted text-xs">{texts.actions}</legend>
          {actionNames.map((name) => (
            <Check
              key={name}
              label={texts.actionNames[name]}
              checked={isOn(name)}
              onChange={(isWanted) => switchAction(name, isWanted)}
            />
          ))}
        </fieldset>
        <Part title={texts.fields(fields.length)}>
          {fields.map(({ name, type, label, required, options }, index) => {
            const path = ['fields', index];
            const field = textIn(name);
            return (
              <li key={field || index} className="py-1.5">
                <div className="flex items-center gap-2">
                  <div className="min-w-0 flex-1">
                    <TextInput
                      aria-label={texts.labelOf(field)}
                      className="!h-8"
                      placeholder={field}
                      value={textIn(label)}
                      onChange={({ currentTarget: { value } }) =>
                        set([...path, 'label'], value || undefined)
                      }
                    />
                  </div>
                  <span className="w-16 shrink-0 truncate text-muted text-xs max-sm:hidden">
                    {textIn(type)}
                  </span>
                  <Check
                    label={texts.required}
                    name={texts.requiredOf(field)}
                    checked={required === true}
                    onChange={(isOn) => set([...path, 'required'], isOn || undefined)}
                  />
                  <MoveButtons
                    name={field}
                    index={index}
                    count={fields.length}
                    onSwap={(first) => onEdit(withSwapped(text, ['fields'], first))}
                  />
                </div>
                {Array.isArray(options) && (
                  <OptionsEditor
                    field={field}
                    options={options}
                    onSet={(rest, value) => set([...path, 'options', ...rest], value)}
                  />
                )}
              </li>
            );
          })}
        </Part>
        {columns.length > 0 && (
          <Part title={texts.columns(columns.length)}>
            {columns.map(({ field, label }, index) => (
              <li key={textIn(field) || index} className="flex items-center gap-2 py-1 text-xs">
                <span className="min-w-0 flex-1 truncate">{textIn(label) || textIn(field)}</span>
                <MoveButtons
                  name={texts.column(textIn(field))}
                  index={index}
                  count={columns.length}
                  onSwap={(first) => onEdit(withSwapped(text, ['columns'], first))}
                />
              </li>
            ))}
          </Part>
        )}
      </fieldset>
    </form>
  );
}

const DEFAULT_ACTIONS = { add: {}, update: {}, remove: {} };

const recordsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

const textIn = (value: unknown) => (value === undefined ? '' : String(value));

/** Anything else is kept as text, for the checker to explain. */
const numberOr = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);
