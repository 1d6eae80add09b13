import { Button, type ButtonProps } from '../../components/controls/button';
import { texts } from './texts';

export interface AccountButtonProps extends ButtonProps {
  readonly username: string;
}

/** The button that opens the account menu. */
export function AccountButton({ username, ...button }: AccountButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      shape="person"
      aria-label={texts.account(username)}
      aria-haspopup="menu"
      {...button}
      className="min-w-0 shrink justify-start disabled:opacity-100 rail:justify-center rail:gap-0 rail:text-[0px]"
    >
      <span className="truncate">{username}</span>
    </Button>
  );
}
