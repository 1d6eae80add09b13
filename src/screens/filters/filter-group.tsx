import { useState } from 'react';
import { EMPTY, FILLED } from '../../common/filters';
import { foldText } from '../../common/fold-text';
import { formatCount } from '../../common/quantities';
import { Checkbox } from '../../components/controls/checkbox';
import { TextInput } from '../../components/controls/text-input';
import { FilterInputs } from './filter-inputs';
import type { ColumnFilter } from './row-filters';
import { texts } from './texts';

/** With more options, people can type to find one. */
const MANY = 10;
const MAX_SHOWN = 200;

interface FilterGroupProps {
  readonly column: ColumnFilter;
  /** The number of rows by option; undefined until they are counted. */
  readonly counts: ReadonlyMap<string, number> | undefined;
  /** The texts of the column's filter. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** What a table can be filtered by in one column. */
export function FilterGroup(props: FilterGroupProps) {
  const { column, counts, chosen, onChange } = props;
  const [term, setTerm] = useState('');
  const options = optionsIn(props);
  const found = options.filter((key) => foldText(column.labelOf(key)).includes(foldText(term)));
  const canBeEmpty = (counts?.get(EMPTY) ?? 0) > 0 || !column.isAlwaysFilled;

  const box = (key: string, label: string) => {
    const isChosen = column.isChosen(chosen, key);
    return (
      // biome-ignore lint/a11y/noLabelWithoutControl: it contains the Checkbox.
      <label key={key} className="flex items-center gap-2.5 rounded-md px-2 py-1 hover:bg-hover">
        <Checkbox
          checked={isChosen}
          onChange={() =>
            onChange(
              isChosen ? chosen.filter((text) => !column.isChosen([text], key)) : [...chosen, key],
            )
          }
        />
        <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
        <span className="text-muted text-xs tabular-nums">
          {counts && formatCount(counts.get(key) ?? 0)}
        </span>
      </label>
    );
  };

  return (
    <fieldset className="mb-4" style={{ breakInside: 'avoid' }}>
      <legend className="px-2 pb-1 font-semibold text-sm">{column.header}</legend>
      {column.kind === 'options' ? (
        <>
          {options.length > MANY && (
            <div className="px-2 pb-1">
              <TextInput
                type="search"
                aria-label={texts.find(column.header)}
                placeholder={texts.find(column.header)}
                value={term}
                onChange={(event) => setTerm(event.currentTarget.value)}
              />
            </div>
          )}
          <div className="overflow-y-auto" style={{ maxHeight: '14rem' }}>
            {found.slice(0, MAX_SHOWN).map((key) => box(key, column.labelOf(key)))}
          </div>
          {found.length > MAX_SHOWN && (
            <p className="px-2 text-muted text-xs">{texts.more(found.length - MAX_SHOWN)}</p>
          )}
        </>
      ) : (
        <FilterInputs column={column} chosen={chosen} onChange={onChange} />
      )}
      {canBeEmpty && box(EMPTY, texts.empty)}
      {canBeEmpty && box(FILLED, texts.filled)}
    </fieldset>
  );
}

/** Fixed options in their own order, others by name. Those that are chosen stay. */
function optionsIn({ column, counts, chosen }: FilterGroupProps): readonly string[] {
  const { options, labelOf } = column;
  const known = new Set([...options, EMPTY, FILLED]);
  const others = [...new Set([...(counts?.keys() ?? []), ...chosen])]
    .filter((key) => !known.has(key) && !options.some((one) => column.isChosen([key], one)))
    .sort((a, b) => labelOf(a).localeCompare(labelOf(b), 'en', { numeric: true }));
  return [...options, ...others];
}
