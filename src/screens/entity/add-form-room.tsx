import { Button } from '../../components/button';
import { Field } from '../../components/field';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { uiOf } from '../../field-types/ui';
import { AddFormLayout } from './add-form-layout';
import { startTexts } from './form-values';
import { texts } from './texts';

interface AddFormRoomProps {
  readonly config: EntityConfig;
  readonly title: string;
  readonly names: readonly string[];
}

/**
 * Takes the room of the add form while that is on its way, so that the table below stands where it
 * will stay. Nobody sees it.
 */
export function AddFormRoom({ config, title, names }: AddFormRoomProps) {
  const start = startTexts(config, names);
  return (
    <div aria-hidden className="invisible">
      <AddFormLayout
        title={title}
        fields={names.map((name) => {
          const field = fieldOf(config, name);
          const { Input } = uiOf(field);
          return (
            <Field key={name} label={field.label} required={field.required} help={field.help}>
              {(aria) => (
                <Input
                  {...aria}
                  field={field}
                  text={start[name] ?? ''}
                  onChange={ignore}
                  onBlur={ignore}
                  inputRef={null}
                />
              )}
            </Field>
          );
        })}
        buttons={<Button>{texts.submit}</Button>}
      />
    </div>
  );
}

function ignore() {}
