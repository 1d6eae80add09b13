import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import type { LinkGroup } from '../links';
import { icons } from './icons';
import { texts } from './texts';

interface ScreenLinksProps {
  readonly groups: readonly LinkGroup[];
  /** Called when a link is clicked, even one to the current screen. */
  readonly onFollow?: () => void;
}

/** Links to all screens, by group. */
export function ScreenLinks({ groups, onFollow }: ScreenLinksProps) {
  const id = useId();
  return (
    <nav aria-label={texts.navigation} className="flex flex-col gap-5">
      {groups.map(({ name, links }) => (
        <div key={name ?? ''}>
          {name && (
            <p id={`${id}-${name}`} className="px-2 pb-1 font-medium text-muted text-xs">
              {name}
            </p>
          )}
          <ul aria-labelledby={name && `${id}-${name}`} className="flex flex-col gap-px">
            {links.map((link) => {
              const Icon = icons[link.icon];
              return (
                <li key={link.to}>
                  <NavLink
                    to={link.to}
                    onClick={onFollow}
                    className={({ isActive }) =>
                      `flex h-8 items-center gap-2.5 rounded-md px-2 text-sm transition-colors ${
                        isActive
                          ? 'bg-accent-soft font-medium text-accent'
                          : 'text-ink hover:bg-sunken'
                      }`
                    }
                  >
                    <Icon size={16} aria-hidden className="shrink-0 opacity-80" />
                    <span className="truncate">{link.name}</span>
                  </NavLink>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
