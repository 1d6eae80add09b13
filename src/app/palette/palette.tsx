import { type KeyboardEvent, useEffect, useId, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { indexByKey } from '../../components/combobox/list-keys';
import { comboboxAria, optionId } from '../../components/combobox/option-list';
import { TextInput } from '../../components/controls/text-input';
import { Dialog } from '../../components/overlays/dialog';
import { recentKeys, rememberKey } from '../../stores/preferences/recent';
import { whenIdle } from '../../table/when-idle';
import { type Choice, findChoices, knownChoices } from './find';
import type { RowSource } from './row-sources';
import { texts } from './texts';

interface PaletteProps {
  readonly commands: readonly Choice[];
  readonly sources: readonly RowSource[];
  readonly onClose: () => void;
}

/** Finds screens, rows and actions by typing. Before that, what was chosen recently. */
export function Palette({ commands, sources, onClose }: PaletteProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [term, setTerm] = useState('');
  const [active, setActive] = useState(0);
  const version = useIndexes(sources);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version changes with what the sources have.
  const found = useMemo(() => {
    if (term.trim() !== '') return findChoices(term, commands, sources);
    const recent = knownChoices(recentKeys(), commands, sources);
    return [...new Set([...recent, ...commands])];
  }, [term, commands, sources, version]);

  useEffect(() => list.current?.children[active]?.scrollIntoView({ block: 'nearest' }), [active]);

  function choose(choice: Choice | undefined) {
    if (!choice) return;
    rememberKey(choice.key);
    // First the dialog gives the focus back.
    flushSync(onClose);
    setTimeout(choice.run);
  }

  function press(event: KeyboardEvent) {
    const index = indexByKey(event, active, found.length);
    if (index !== undefined && event.key !== 'Home' && event.key !== 'End') setActive(index);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(found[active]);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <TextInput
        {...comboboxAria({ label: texts.input }, { listId: id, active, count: found.length })}
        // Also after the first render: on touch screens, dialogs take the focus from their inputs.
        ref={(input) => input?.focus()}
        placeholder={texts.placeholder}
        value={term}
        onChange={({ currentTarget }) => {
          setTerm(currentTarget.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      <p role="status" className={found.length > 0 ? 'sr-only' : 'pt-4 text-muted'}>
        {found.length > 0 ? texts.results(found.length) : texts.nothing}
      </p>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={texts.title}
        className="-mx-2 mt-3 h-96 max-h-[55dvh] overflow-y-auto"
      >
        {found.map((choice, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which handles keys.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
          <div
            key={choice.key}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            className="flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-md px-2 py-1.5 hover:bg-hover aria-selected:bg-accent-soft max-sm:min-h-11"
            onClick={() => choose(choice)}
          >
            <span className="max-w-[60%] shrink-0 truncate">{choice.label}</span>
            <span className="truncate text-muted text-xs">{choice.detail}</span>
          </div>
        ))}
      </div>
    </Dialog>
  );
}

/** Fetches the lists and makes them searchable, while the page is idle. The result differs when that changes. */
function useIndexes(sources: readonly RowSource[]): number {
  const [changes, countChange] = useReducer((count: number) => count + 1, 0);
  const [indexed, countIndexed] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const stops = sources.map(({ follow }) => follow(countChange));
    return () => {
      for (const stop of stops) stop();
    };
  }, [sources]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has changed is read again.
  useEffect(() => {
    const work = whenIdle((milliseconds) => {
      const deadline = performance.now() + milliseconds;
      const isDone = sources.every(({ texts }) => texts().work(deadline));
      if (isDone) countIndexed();
      return isDone;
    });
    return () => work.cancel();
  }, [sources, changes]);
  return changes + indexed;
}
