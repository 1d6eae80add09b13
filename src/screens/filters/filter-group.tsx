import { useState } from 'react';
import { flushSync } from 'react-dom';
import { EMPTY, FILLED, NONE_OF } from '../../common/filters';
import { foldText } from '../../common/fold-text';
import { formatCount } from '../../common/quantities';
import { classNames } from '../../components/class-names';
import { Checkbox } from '../../components/controls/checkbox';
import { TextBox } from '../../components/controls/text-box';
import { Icon } from '../../components/icon';
import { meaningsIn } from '../../table/filter-index';
import { FilterInputs } from './filter-inputs';
import type { FilterableColumn } from './filterable-columns';
import { panelTexts } from './panel-texts';

// `localeCompare` with options is slow in Safari.
const { compare } = new Intl.Collator('en', { numeric: true });

/** With more options, people can type to find one. */
const MANY = 10;
const MAX_SHOWN = 200;

interface FilterGroupProps {
  readonly column: FilterableColumn;
  /** Counts the rows by option; undefined until they have been read. */
  readonly count: () => ReadonlyMap<string, number> | undefined;
  /** Whether any row matches a text. */
  readonly hasRows: (text: string) => boolean;
  /** The texts of the column's filter. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The filter of one column: a line that opens. It is open from the start if the column is filtered. */
export function FilterGroup({ column, count, hasRows, chosen, onChange }: FilterGroupProps) {
  const { id, header, kind, isAlwaysFilled, meaningOf } = column;
  const [isOpen, setOpen] = useState(chosen.length > 0);
  // Rows are counted only if the numbers are needed.
  const counts = isOpen || kind === 'presence' ? count() : undefined;
  const canBeEmpty = !isAlwaysFilled || (counts?.get(EMPTY) ?? 0) > 0;
  const isBox = (text: string) => [EMPTY, FILLED, NONE_OF].includes(text);
  const isOptions = kind === 'options';
  // There would be nothing to choose from.
  if (kind === 'presence' && !canBeEmpty) return null;
  /** If no row is empty, “Not empty” would match all. */
  const hasEmpty = kind === 'presence' || !counts || (counts.get(EMPTY) ?? 0) > 0;
  const offersEmpty = canBeEmpty && (hasEmpty || chosen.some(isBox));
  const ticked = chosen.map((text) => (isOptions && !isBox(text) ? column.optionOf(text) : text));
  const boxes = { counts, chosen: ticked, onChange };
  const said = meaningsIn([{ id, value: chosen }], { id, meaningOf }).map(({ words }) => words);
  return (
    <fieldset aria-label={header}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-description={said.join(', ') || undefined}
        className="flex min-h-9 w-full items-center max-sm:min-h-11 gap-2 rounded-md px-2 text-left font-medium hover:bg-hover"
        onClick={({ currentTarget }) => {
          flushSync(() => setOpen(!isOpen));
          // Otherwise, the last lines would open out of sight.
          currentTarget.parentElement?.scrollIntoView?.({ block: 'nearest' });
        }}
      >
        <span className="flex-1">{header}</span>
        <span aria-hidden className="truncate font-normal text-accent" style={{ maxWidth: '50%' }}>
          {said.join(', ')}
        </span>
        <Icon
          name="next"
          size={14}
          className={classNames('shrink-0 text-muted', isOpen && 'rotate-90')}
        />
      </button>
      {isOpen && (
        <div className="pb-3">
          {isOptions ? (
            <Options column={column} {...boxes} />
          ) : (
            <FilterInputs
              column={column}
              hasRows={hasRows}
              typed={chosen.filter((text) => !isBox(text))}
              onChange={(typed) => onChange([...chosen.filter(isBox), ...typed])}
            />
          )}
          {offersEmpty && <Box {...boxes} option={EMPTY} label={panelTexts.empty} />}
          {offersEmpty && <Box {...boxes} option={FILLED} label={panelTexts.filled} />}
          {isOptions && column.options.length !== 2 && chosen.length > 0 && (
            <Box {...boxes} option={NONE_OF} label={panelTexts.noneOf} />
          )}
        </div>
      )}
    </fieldset>
  );
}

interface OptionsProps extends Pick<FilterGroupProps, 'column' | 'chosen' | 'onChange'> {
  readonly counts: ReadonlyMap<string, number> | undefined;
}

/**
 * Fixed options keep their own order; others are sorted by name. In a long list, which can be searched, the most frequent
 * come first, after those that were chosen when it was opened.
 */
function Options({ column, counts, chosen, onChange }: OptionsProps) {
  const [term, setTerm] = useState('');
  const { header, options, labelOf } = column;
  const others = new Set([...(counts?.keys() ?? []), ...chosen]);
  for (const known of [...options, EMPTY, FILLED, NONE_OF]) others.delete(known);
  const isLong = options.length + others.size > MANY;
  const countOf = (option: string) => (isLong && counts?.get(option)) || 0;
  const sorted = [...others].sort(
    (a, b) => countOf(b) - countOf(a) || compare(labelOf(a), labelOf(b)),
  );
  const [early] = useState(chosen);
  const all = [...options, ...sorted];
  // Otherwise, chosen options could be out of sight in a long list.
  if (isLong) all.sort((a, b) => Number(early.includes(b)) - Number(early.includes(a)));
  const found = all.filter((option) => foldText(labelOf(option)).includes(foldText(term.trim())));
  return (
    <>
      {isLong && (
        <div className="px-2 py-1">
          <TextBox
            type="search"
            aria-label={panelTexts.find(header)}
            placeholder={panelTexts.find(header)}
            value={term}
            onChange={(event) => setTerm(event.currentTarget.value)}
          />
        </div>
      )}
      {/*
       * A fixed height, so that searching doesn’t move the other columns. It cuts an option in half, to show that the list
       * goes on.
       */}
      <div
        className={classNames(
          'overflow-y-auto',
          isLong && 'mb-1 h-60.5 max-sm:h-93.5 border-line border-b',
        )}
      >
        {found.slice(0, MAX_SHOWN).map((option) => (
          <Box
            key={option}
            label={labelOf(option)}
            option={option}
            counts={counts}
            chosen={chosen}
            onChange={onChange}
          />
        ))}
      </div>
      {found.length > MAX_SHOWN && (
        <p className="px-2 text-muted text-xs">{panelTexts.more(found.length - MAX_SHOWN)}</p>
      )}
    </>
  );
}

interface BoxProps extends Omit<OptionsProps, 'column'> {
  readonly option: string;
  readonly label: string;
}

function Box({ option, label, counts, chosen, onChange }: BoxProps) {
  const isChosen = chosen.includes(option);
  const others = chosen.filter((one) => one !== option);
  return (
    <label className="flex items-center gap-2.5 rounded-md px-2 py-1 hover:bg-hover">
      <Checkbox
        checked={isChosen}
        onChange={() => onChange(isChosen ? others : [...others, option])}
      />
      <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
      <span className="text-muted text-xs">
        {counts && option !== NONE_OF && formatCount(counts.get(option) ?? 0)}
      </span>
    </label>
  );
}
