import { useEffect, useRef } from 'react';
import { classNames } from '../../components/class-names';
import { Badge } from '../../components/status/badge';
import { type EditedConfig, useStudio } from '../../stores/studio/state';
import { texts } from './texts';

/** In pixels: leaves part of the next config visible, as a hint that the list scrolls. */
const GAP = 24;

interface ConfigListProps {
  readonly chosen: string | undefined;
  readonly onChoose: (name: string) => void;
}

/** All configs, and whether they are live or changed. On narrow pages they are in one line. */
export function ConfigList({ chosen, onChoose }: ConfigListProps) {
  const configs = useStudio((state) => state.configs);
  const list = useRef<HTMLUListElement>(null);
  const isDraft = configs.some(({ name, draft }) => name === chosen && draft);
  // On narrow pages, the list scrolls sideways. `scrollIntoView` would also scroll the page, and move what is being typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both change what is chosen, or how wide it is.
  useEffect(() => {
    const inView = list.current?.getBoundingClientRect();
    const button = list.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!inView || !button) return;
    const right = Math.max(0, button.right + GAP - inView.right);
    list.current?.scrollBy?.({ left: right + Math.min(0, button.left - GAP - inView.left) });
  }, [chosen, isDraft]);
  return (
    <ul
      ref={list}
      aria-label={texts.configs}
      className="flex gap-1 max-xl:-mx-1 max-xl:overflow-x-auto max-xl:p-1 xl:flex-col xl:overflow-y-auto"
    >
      {configs.map((config) => (
        <li key={config.name} className="shrink-0">
          <ConfigButton {...config} isChosen={config.name === chosen} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

interface ConfigButtonProps extends Pick<EditedConfig, 'name' | 'label' | 'live' | 'draft'> {
  readonly isChosen: boolean;
  readonly onChoose: (name: string) => void;
}

function ConfigButton({ name, label, live, draft, isChosen, onChoose }: ConfigButtonProps) {
  /** If so, only one of them is shown. */
  const isSameName = label.toLowerCase() === name;
  return (
    <button
      type="button"
      aria-current={isChosen ? 'true' : undefined}
      onClick={() => onChoose(name)}
      className={classNames(
        'flex w-full items-center gap-x-1.5 gap-y-1 xl:flex-wrap rounded-md px-3 py-2 text-left transition-colors max-xl:border max-xl:border-line',
        isChosen ? 'bg-accent-soft text-accent' : 'text-ink hover:bg-sunken max-xl:bg-raised',
      )}
    >
      {/* First for screen readers, but below or beside the label on screen. */}
      {isSameName || <span className="order-1 truncate text-muted text-xs xl:w-full">{name}</span>}
      <span
        className={classNames(
          'max-w-full truncate font-medium',
          isSameName && (label === name.toUpperCase() ? 'uppercase' : 'first-letter:uppercase'),
        )}
      >
        {isSameName ? name : label}
      </span>
      {!live && !draft && <Badge tone="neutral">{texts.removed}</Badge>}
      {draft && <Badge tone="warning">{texts.draft}</Badge>}
    </button>
  );
}
