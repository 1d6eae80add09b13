import { Field } from '../../components/controls/field';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { uiOf } from '../../field-types/ui';
import { startTexts } from './form-values';

interface FieldsSkeletonProps {
  readonly config: EntityConfig;
  readonly names: readonly string[];
}

/** Empty fields, as high as those of the form that replaces them. */
export function FieldsSkeleton({ config, names }: FieldsSkeletonProps) {
  const start = startTexts(config, names);
  return names.map((name) => {
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
  });
}

function ignore() {}
