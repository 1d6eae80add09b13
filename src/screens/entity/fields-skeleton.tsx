import { Field } from '../../components/controls/field';
import type { EntityConfig } from '../../entities/entity-config';
import { cellOf } from '../../field-types/cells';
import { FormSections } from './form-sections';
import { startValues } from './start-values';

interface FieldsSkeletonProps {
  readonly config: EntityConfig;
  readonly names: readonly string[];
}

/** Fields with space for their inputs, as tall as those of the form that replaces them. */
export function FieldsSkeleton({ config, names }: FieldsSkeletonProps) {
  return (
    <FormSections
      config={config}
      names={names}
      row={startValues(config)}
      renderField={(field, className) => {
        const { name, label, required, help } = field;
        const height = cellOf(field).inputHeight?.(field);
        return (
          <Field key={name} className={className} label={label} required={required} help={help}>
            {() => <div className="h-9 text-base sm:text-sm" style={{ height }} />}
          </Field>
        );
      }}
    />
  );
}
