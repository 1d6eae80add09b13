import { useCallback } from 'react';
import { EMPTY, FILLED } from '../../common/filters';
import { Button } from '../../components/controls/button';
import { TextInput } from '../../components/controls/text-input';
import { useSearchTerm } from '../../components/data-table/use-search-term';
import type { FilterKind } from '../../field-types/field-model';
import { namedRanges, readDates } from '../../field-types/filters/date-ranges';
import { parseNumber } from '../../field-types/number-rules';
import type { ColumnFilter } from './row-filters';
import { texts } from './texts';

interface FilterInputsProps {
  readonly column: ColumnFilter;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The inputs of columns that have no options: a part of a text, or the ends of a range. */
export function FilterInputs({ column, chosen, onChange }: FilterInputsProps) {
  const { kind, words } = column;
  const isBox = (text: string) => text === EMPTY || text === FILLED;
  const typed = chosen.find((text) => !isBox(text) && words([text])) ?? '';
  const type = (text: string) => onChange([...chosen.filter(isBox), ...(text ? [text] : [])]);

  if (kind === 'text') return <FilterInput label={texts.contains} text={typed} onChange={type} />;
  if (kind === 'presence') return null;
  const [from = '', to = ''] = endsOf(kind, typed);
  const setRange = (ends: string) => type(ends === '..' ? '' : ends);
  return (
    <>
      {kind === 'dates' && (
        <div className="flex flex-wrap gap-1 px-2 pb-1">
          {Object.entries(namedRanges).map(([name, { label }]) => (
            <Button
              key={name}
              size="sm"
              aria-pressed={typed === name}
              variant={typed === name ? 'primary' : 'secondary'}
              onClick={() => type(typed === name ? '' : name)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      <div className="flex flex-wrap">
        <FilterInput
          kind={kind}
          label={texts.from}
          text={from}
          onChange={(next) => setRange(`${next}..${to}`)}
        />
        <FilterInput
          kind={kind}
          label={texts.to}
          text={to}
          onChange={(next) => setRange(`${from}..${next}`)}
        />
      </div>
    </>
  );
}

function endsOf(kind: FilterKind, text: string): readonly (string | undefined)[] {
  const range = kind === 'dates' ? readDates(text) : undefined;
  return range ? [range.from, range.to] : text.split('..');
}

interface FilterInputProps {
  readonly kind?: FilterKind;
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** An input that filters when typing pauses. */
function FilterInput({ kind, label, text, onChange }: FilterInputProps) {
  const report = useCallback(
    (typed: string) => {
      if (isWhole(kind, typed)) onChange(typed.trim());
    },
    [kind, onChange],
  );
  const { term, setTerm, flush } = useSearchTerm(text, report);
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: it contains the TextInput.
    <label className="block min-w-0 flex-1 px-2 pb-1 text-muted text-xs">
      {label}
      <TextInput
        type={kind === 'dates' ? 'date' : 'text'}
        inputMode={kind === 'numbers' ? 'decimal' : undefined}
        invalid={!isWhole(kind, term)}
        value={term}
        onChange={(event) => setTerm(event.currentTarget.value)}
        onBlur={flush}
      />
    </label>
  );
}

function isWhole(kind: FilterKind | undefined, text: string): boolean {
  return kind !== 'numbers' || text.trim() === '' || typeof parseNumber(text) === 'number';
}
