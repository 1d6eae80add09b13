import type { EntityConfig } from '../entities/entity-config';
import type { IconName } from '../entities/icon-names';

/** The properties of a screen that its link needs. */
export type LinkedScreen = Pick<EntityConfig, 'route' | 'labelPlural' | 'navigation'>;

export interface ScreenLink {
  readonly to: string;
  readonly name: string;
  readonly icon: IconName;
}

export interface LinkGroup {
  /** The heading above the links, if any. */
  readonly name: string | undefined;
  readonly links: readonly ScreenLink[];
}

/** The links to the screens by group. The first link of a group determines its position. */
export function linkGroups(screens: readonly LinkedScreen[]): readonly LinkGroup[] {
  const groups = new Map<string | undefined, ScreenLink[]>();
  for (const { route, labelPlural, navigation } of inOrder(screens)) {
    const links = groups.get(navigation.group) ?? [];
    links.push({ to: route, name: labelPlural, icon: navigation.icon });
    groups.set(navigation.group, links);
  }
  return [...groups].map(([name, links]) => ({ name, links }));
}

/** The target of /dashboard and of the button on /404: the installers, or else the first screen. */
export function homeLink(screens: readonly LinkedScreen[]): ScreenLink | undefined {
  const links = linkGroups(screens).flatMap((group) => group.links);
  return links.find(({ to }) => to === '/installer') ?? links[0];
}

function inOrder(screens: readonly LinkedScreen[]): LinkedScreen[] {
  return screens.toSorted((a, b) => a.navigation.order - b.navigation.order);
}
