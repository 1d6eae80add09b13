import { Pin } from 'lucide-react';
import { classNames } from '../../class-names';
import { IconButton } from '../../controls/icon-button';
import { texts } from '../texts';

interface PinToggleProps {
  readonly header: string;
  readonly isPinned: boolean;
  /** Whether it always is: the first column. */
  readonly isFixed: boolean;
  readonly onChange: (isPinned: boolean) => void;
}

/** Keeps a column in view beside the first one. A phone has no room for that. */
export function PinToggle({ header, isPinned, isFixed, onChange }: PinToggleProps) {
  return (
    <IconButton
      size="sm"
      label={texts.pin(header)}
      aria-pressed={isPinned}
      disabled={isFixed}
      icon={<Pin size={14} aria-hidden fill={isPinned ? 'currentColor' : 'none'} />}
      className={classNames('max-sm:hidden', isPinned ? '!text-accent' : '!text-muted')}
      onClick={() => onChange(!isPinned)}
    />
  );
}
