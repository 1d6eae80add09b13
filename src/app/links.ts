import type { EntityConfig } from '../entities/entity-config';
import type { IconName } from '../entities/icon-names';

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
export function linkGroups(configs: readonly EntityConfig[]): readonly LinkGroup[] {
  const groups = new Map<string | undefined, ScreenLink[]>();
  for (const { route, labelPlural, navigation } of inOrder(configs)) {
    const links = groups.get(navigation.group) ?? [];
    links.push({ to: route, name: labelPlural, icon: navigation.icon });
    groups.set(navigation.group, links);
  }
  return [...groups].map(([name, links]) => ({ name, links }));
}

/** Where /dashboard and the way back from /404 lead: to the installers, or else the first screen. */
export function homeLink(configs: readonly EntityConfig[]): ScreenLink | undefined {
  const links = linkGroups(configs).flatMap((group) => group.links);
  return links.find(({ to }) => to === '/installer') ?? links[0];
}

function inOrder(configs: readonly EntityConfig[]): EntityConfig[] {
  return configs.toSorted((a, b) => a.navigation.order - b.navigation.order);
}
