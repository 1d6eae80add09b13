import type { ReactNode } from 'react';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { isShown } from '../../entities/shown-fields';
import type { FieldConfig } from '../../field-types';
import { cellOf } from '../../field-types/cells';

interface FormSectionsProps {
  readonly config: EntityConfig;
  readonly names: readonly string[];
  /** Decides which fields are shown. */
  readonly row: Row;
  /** Renders a field; the class sets its width. */
  readonly renderField: (field: FieldConfig, className: string) => ReactNode;
}

/**
 * Two columns wide only where there are two: columns are at least 15rem wide in a large update dialog, and the preview in
 * the Config Studio has room for one.
 */
const WIDTHS = { normal: '', wide: '@min-[31rem]:col-span-2', full: 'col-span-full' };

/** The fields of a form, below the headings of their sections; they are items of a grid around them. */
export function FormSections({ config, names, row, renderField }: FormSectionsProps) {
  const { sections = [] } = config;
  const placed = new Set(sections.flatMap(({ fields }) => fields));
  const others = names.filter((name) => !placed.has(name));

  const renderAll = (some: readonly string[]) =>
    some
      .filter((name) => names.includes(name))
      .map((name) => fieldOf(config, name))
      .filter((field) => isShown(config, field, row))
      .map((field) =>
        renderField(field, WIDTHS[field.width ?? cellOf(field).formWidth ?? 'normal']),
      );

  return (
    <>
      {renderAll(others)}
      {sections.map(({ label, fields }) => {
        const rendered = renderAll(fields);
        if (rendered.length === 0) return null;
        return (
          <fieldset key={label} className="contents">
            <legend className="col-span-full mt-2 w-full border-line border-b pb-1 font-semibold text-ink text-sm">
              {label}
            </legend>
            {rendered}
          </fieldset>
        );
      })}
    </>
  );
}
