import { Field } from '../../components/controls/field';
import type { EntityConfig } from '../../entities/entity-config';
import { uiOf } from '../../field-types/ui';
import { FormSections } from './form-sections';
import { startTexts } from './form-values';

interface FieldsSkeletonProps {
  readonly config: EntityConfig;
  readonly names: readonly string[];
}

/** Empty fields, as high as those of the form that replaces them. */
export function FieldsSkeleton({ config, names }: FieldsSkeletonProps) {
  const start = startTexts(config, names);
  return (
    <FormSections
      {...{ config, names }}
      row={start}
      draw={(field, className) => {
        const { name, label, required, help } = field;
        const { Input } = uiOf(field);
        return (
          <Field key={name} {...{ className, label, required, help }}>
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
      }}
    />
  );
}

function ignore() {}
