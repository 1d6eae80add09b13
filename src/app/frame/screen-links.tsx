import { Fragment, useId } from 'react';
import { NavLink } from 'react-router-dom';
import { classNames } from '../../components/class-names';
import { Icon } from '../../components/icon';
import type { LinkGroup } from '../links';
import { texts } from './texts';

interface ScreenLinksProps {
  readonly groups: readonly LinkGroup[];
  /** Called when a link is clicked, even one to the current screen. */
  readonly onFollow?: () => void;
  readonly className?: string;
}

export function ScreenLinks({ groups, onFollow, className }: ScreenLinksProps) {
  const id = useId();
  return (
    <nav aria-label={texts.navigation} className={className}>
      {groups.map(({ name, links }) => (
        <Fragment key={links[0]?.route}>
          {name && (
            <p
              id={`${id}-${name}`}
              className="px-2 pb-1 font-medium text-muted text-xs not-first:pt-5 rail:hidden"
            >
              {name}
            </p>
          )}
          <ul
            aria-labelledby={name && `${id}-${name}`}
            className={classNames('flex flex-col gap-px rail:pt-2', !name && 'not-first:pt-5')}
          >
            {links.map(({ route, labelPlural, navigation }) => (
              <li key={route}>
                <NavLink
                  to={route}
                  end
                  discover="none"
                  data-name={labelPlural}
                  onClick={onFollow}
                  className={({ isActive }) =>
                    `block wrap-anywhere rounded-md px-2 text-sm leading-8 max-sm:leading-11 transition-colors rail:text-center rail:leading-7 rail:text-[0px] ${
                      isActive
                        ? 'bg-accent-soft font-medium text-accent'
                        : 'text-ink hover:bg-sunken'
                    }`
                  }
                >
                  <Icon
                    name={navigation.icon}
                    className="mr-2.5 inline-block align-[-3px] opacity-80 rail:mr-0 rail:align-middle"
                  />
                  {labelPlural}
                </NavLink>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}
