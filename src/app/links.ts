import type { EntityConfig } from '../entities/entity-config';
import type { IconName } from '../entities/icon-names';

/** What a link says of the screen that it leads to. */
export type LinkedScreen = Pick<EntityConfig, 'route' | 'labelPlural' | 'navigation'>;

export interface ScreenLink {
  readonly to: string;
  readonly name: string;
  readonly icon: IconName;
}

export interface LinkGroup {
  /** The heading above the links; those without one stand alone. */
  readonly name: string | undefined;
  readonly links: readonly ScreenLink[];
}

/** The links to the screens, by group. A group stands where its first link would. */
export function linkGroups(screens: readonly LinkedScreen[]): readonly LinkGroup[] {
  const groups = new Map<string | undefined, ScreenLink[]>();
  for (const { route, labelPlural, navigation } of inOrder(screens)) {
    const links = groups.get(navigation.group) ?? [];
    links.push({ to: route, name: labelPlural, icon: navigation.icon });
    groups.set(navigation.group, links);
  }
  return [...groups].map(([name, links]) => ({ name, links }));
}

/** Where /dashboard and the way back from /404 lead: to the installers, or else the first screen. */
export function homeLink(screens: readonly LinkedScreen[]): ScreenLink | undefined {
  const links = linkGroups(screens).flatMap((group) => group.links);
  return links.find(({ to }) => to === '/installer') ?? links[0];
}

function inOrder(screens: readonly LinkedScreen[]): LinkedScreen[] {
  return screens.toSorted((a, b) => a.navigation.order - b.navigation.order);
}
