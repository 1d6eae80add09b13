import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import type { LinkGroup, ScreenLink } from '../links';
import { icons } from './icons';
import { texts } from './texts';

interface ScreenLinksProps {
  readonly groups: readonly LinkGroup[];
  /** A link was followed, perhaps to where one is already. */
  readonly onFollow?: () => void;
}

/** The navigation: a link to every screen, by group. */
export function ScreenLinks({ groups, onFollow }: ScreenLinksProps) {
  return (
    <nav aria-label={texts.navigation} className="flex flex-col gap-5">
      {groups.map((group) => (
        <Group key={group.name ?? ''} group={group} onFollow={onFollow} />
      ))}
    </nav>
  );
}

interface GroupProps {
  readonly group: LinkGroup;
  readonly onFollow: (() => void) | undefined;
}

function Group({ group: { name, links }, onFollow }: GroupProps) {
  const id = useId();
  return (
    <div>
      {name && (
        <p id={id} className="px-2 pb-1 font-medium text-muted text-xs">
          {name}
        </p>
      )}
      <ul aria-labelledby={name && id} className="flex flex-col gap-px">
        {links.map((link) => (
          <li key={link.to}>
            <FrameLink link={link} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FrameLinkProps {
  readonly link: ScreenLink;
  readonly onFollow: (() => void) | undefined;
}

function FrameLink({ link: { to, name, icon }, onFollow }: FrameLinkProps) {
  const Icon = icons[icon];
  return (
    <NavLink
      to={to}
      onClick={onFollow}
      className={({ isActive }) =>
        `flex h-8 items-center gap-2.5 rounded-md px-2 text-sm transition-colors ${
          isActive ? 'bg-accent-soft font-medium text-accent' : 'text-ink hover:bg-sunken'
        }`
      }
    >
      <Icon size={16} aria-hidden className="shrink-0 opacity-80" />
      <span className="truncate">{name}</span>
    </NavLink>
  );
}
