import type { EntityConfig } from '../entities/entity-config';

export type LinkedScreen = Pick<EntityConfig, 'route' | 'labelPlural' | 'navigation'>;

export interface LinkGroup {
  /** The heading above the links, if any. */
  readonly name: string | undefined;
  readonly links: readonly LinkedScreen[];
}

/** The links to the screens by group. The first link of a group determines its position. */
export function linkGroups(screens: readonly LinkedScreen[]): readonly LinkGroup[] {
  const groups = new Map<string | undefined, LinkedScreen[]>();
  const inOrder = screens.toSorted((a, b) => a.navigation.order - b.navigation.order);
  for (const screen of inOrder) {
    const { group } = screen.navigation;
    groups.set(group, [...(groups.get(group) ?? []), screen]);
  }
  return [...groups].map(([name, links]) => ({ name, links }));
}

/** The target of /dashboard and of the button on /404: the installers, or else the first screen. */
export function homeLink(screens: readonly LinkedScreen[]): LinkedScreen | undefined {
  const links = linkGroups(screens).flatMap((group) => group.links);
  return links.find(({ route }) => route === '/installer') ?? links[0];
}
