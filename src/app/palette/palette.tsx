import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../components/class-names';
import { ListControl } from '../../components/combobox/list-control';
import { controlClasses } from '../../components/controls/control-classes';
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
  const input = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState('');
  const version = useIndexes(sources);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version changes with what the sources have.
  const found = useMemo(() => {
    if (term.trim() !== '') return findChoices(term, commands, sources);
    const recent = knownChoices(recentKeys(), commands, sources);
    return [...new Set([...recent, ...commands])];
  }, [term, commands, sources, version]);

  // Also after the first render: on touch screens, dialogs take the focus from their inputs.
  useEffect(() => input.current?.focus());

  function choose(choice: Choice | null) {
    if (!choice) return;
    rememberKey(choice.key);
    // First the dialog gives the focus back.
    flushSync(onClose);
    setTimeout(choice.run);
  }

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <Combobox immediate value={null} onChange={choose}>
        <ComboboxInput
          as={ListControl}
          ref={input}
          data-autofocus
          aria-label={texts.input}
          placeholder={texts.placeholder}
          className={classNames(controlClasses, 'h-9')}
          value={term}
          displayValue={() => term}
          onChange={({ currentTarget }) => setTerm(currentTarget.value)}
          isOwnKey={({ key }) => {
            if (key === 'Escape') onClose();
            // The others move in the text.
            return ['Escape', 'Home', 'End'].includes(key);
          }}
        />
        <p role="status" className={found.length > 0 ? 'sr-only' : 'pt-4 text-muted'}>
          {found.length > 0 ? texts.results(found.length) : texts.nothing}
        </p>
        <ComboboxOptions
          // A new list for each term: its first option is active.
          key={term}
          static
          modal={false}
          aria-label={texts.title}
          className="-mx-2 mt-3 h-96 max-h-[55dvh] overflow-y-auto"
        >
          {found.map((choice) => (
            <ComboboxOption
              key={choice.key}
              value={choice}
              className="flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-md px-2 py-1.5 data-focus:bg-accent-soft max-sm:min-h-11"
            >
              <span className="max-w-[60%] shrink-0 truncate">{choice.label}</span>
              <span className="truncate text-muted text-xs">{choice.detail}</span>
            </ComboboxOption>
          ))}
        </ComboboxOptions>
      </Combobox>
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
