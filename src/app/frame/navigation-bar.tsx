import { Menu } from 'lucide-react';
import { Button } from '../../components/controls/button';
import { Brand } from '../../screens/brand';
import { ActivityButton } from './activity-button';
import { texts } from './texts';

interface NavigationBarProps {
  readonly onMenu: () => void;
  readonly onActivity: () => void;
}

/** The bar at the head of a narrow page, from which the navigation opens. */
export function NavigationBar({ onMenu, onActivity }: NavigationBarProps) {
  return (
    <header className="sticky top-0 z-30 flex items-center gap-2 border-line border-b bg-raised px-2 py-1.5 lg:hidden">
      <Button
        variant="ghost"
        aria-label={texts.menu}
        aria-haspopup="dialog"
        icon={<Menu size={20} aria-hidden />}
        onClick={onMenu}
      />
      <Brand />
      <div className="ml-auto">
        <ActivityButton onClick={onActivity} />
      </div>
    </header>
  );
}
