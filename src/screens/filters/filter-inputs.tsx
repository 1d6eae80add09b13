import { escapeSign, unescapeSign } from '../../common/filters';
import { Button } from '../../components/controls/button';
import { TextBox } from '../../components/controls/text-box';
import { useSearchTerm } from '../../components/data-table/use-search-term';
import { Icon } from '../../components/icon';
import { futureDays, namedRanges, readDates } from '../../field-types/filters/ranges';
import type { FilterableColumn } from './filterable-columns';
import { panelTexts } from './panel-texts';
import { texts } from './texts';

interface FilterInputsProps {
  readonly column: FilterableColumn;
  /** Whether any row matches a text. */
  readonly hasRows: (text: string) => boolean;
  readonly typed: readonly string[];
  readonly onChange: (typed: readonly string[]) => void;
}

/**
 * The inputs of columns that have no options: a part of a text, or the ends of a range. A view or an address may have
 * several of these, which no input can show: buttons remove them until one is left.
 */
export function FilterInputs({ column, hasRows, typed, onChange }: FilterInputsProps) {
  const { kind, meaningOf } = column;
  const meant = [...new Set(typed)].filter(meaningOf);
  const [text = '', ...others] = meant;
  const change = (next: string) => onChange(next === '' || next === '..' ? [] : [next]);

  const input = (label: string, shown: string, written: (next: string) => string) => (
    <FilterInput
      column={column}
      label={label}
      text={shown}
      onChange={(next) => change(written(next))}
    />
  );

  if (kind === 'presence') return null;
  if (others.length > 0)
    return meant.map((one) => (
      <Button
        key={one}
        size="sm"
        aria-label={texts.remove(meaningOf(one)?.words ?? one)}
        className="mx-2 mb-2 max-w-[calc(100%-1rem)]"
        onClick={() => onChange(meant.filter((other) => other !== one))}
      >
        <span className="truncate">{meaningOf(one)?.words}</span>
        <Icon name="cross" size={14} className="shrink-0" />
      </Button>
    ));
  if (kind === 'text') return input(panelTexts.contains, unescapeSign(text), escapeSign);
  const dates = kind === 'dates' ? readDates(text) : undefined;
  // Future ranges make no sense for dates such as those of purchases.
  const ranges = Object.entries(namedRanges).filter(
    ([name, { isAhead }]) => !isAhead || text === name || hasRows(futureDays()),
  );
  const [from = '', to = from] = dates ? [dates.from, dates.to ?? ''] : text.split('..');
  return (
    <>
      {kind === 'dates' && (
        <div className="flex flex-wrap gap-1 px-2 pb-2">
          {ranges.map(([name, { label }]) => (
            <Button
              key={name}
              size="sm"
              aria-pressed={text === name}
              variant={text === name ? 'primary' : 'secondary'}
              onClick={() => change(text === name ? '' : name)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      <div className="flex flex-wrap">
        {input(panelTexts.from, from, (next) => `${next}..${to}`)}
        {input(panelTexts.to, to, (next) => `${from}..${next}`)}
      </div>
    </>
  );
}

interface FilterInputProps {
  readonly column: FilterableColumn;
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** An input that filters when typing pauses. */
function FilterInput({ column: { kind, meaningOf }, label, text, onChange }: FilterInputProps) {
  // A text can be anything; the end of a range is valid if a range can start with it.
  const isValid = (typed: string) =>
    kind === 'text' || typed.trim() === '' || meaningOf(`${typed}..`) !== undefined;
  const { term, setTerm, flush } = useSearchTerm(text, (typed) => {
    if (isValid(typed)) onChange(typed.trim());
  });
  return (
    <label className="block min-w-0 flex-1 px-2 pb-1 text-muted text-xs">
      {label}
      <TextBox
        type={kind === 'dates' ? 'date' : 'text'}
        inputMode={kind === 'numbers' ? 'decimal' : undefined}
        invalid={!isValid(term)}
        value={term}
        onChange={(event) => setTerm(event.currentTarget.value)}
        onBlur={flush}
      />
    </label>
  );
}
