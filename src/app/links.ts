import type { EntityConfig } from '../entities/entity-config';
import { may } from '../stores/session/rights';
import { rareTexts } from './rare-texts';

export interface LinkedScreen extends Pick<EntityConfig, 'route' | 'labelPlural' | 'navigation'> {
  /** The name that its rights are given for; by default, its path. */
  readonly name?: string;
}

export interface LinkGroup {
  /** The heading above the links, if any. */
  readonly name: string | undefined;
  readonly links: readonly LinkedScreen[];
}

/** The screens that only our own server has. It offers each by its name; the menu shows those that the user may see. */
export const ownScreens = [
  {
    route: '/accounts',
    name: 'accounts',
    labelPlural: rareTexts['/accounts'],
    navigation: { icon: 'users', order: 1000 },
  },
  {
    route: '/audit',
    name: 'accounts',
    labelPlural: rareTexts['/audit'],
    navigation: { icon: 'list', order: 1000 },
  },
  {
    route: '/studio',
    name: 'studio',
    labelPlural: rareTexts['/studio'],
    navigation: { icon: 'table', order: 1000 },
  },
] as const satisfies readonly LinkedScreen[];

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

/** Whether the user may see a screen. */
export const maySee = ({ route, name = route.slice(1) }: LinkedScreen) => may(name, 'read');

/** The links to those screens that the user may see. */
export function allowedLinks(groups: readonly LinkGroup[]): readonly LinkGroup[] {
  const allowed = groups.map((group) => ({ ...group, links: group.links.filter(maySee) }));
  return allowed.filter(({ links }) => links.length > 0);
}

/** The target of /dashboard and of the button on /404: the installers, or else the first screen. */
export function homeLink(screens: readonly LinkedScreen[]): LinkedScreen | undefined {
  const all = linkGroups([...screens, ...ownScreens]);
  const links = allowedLinks(all).flatMap((group) => group.links);
  return links.find(({ route }) => route === '/installer') ?? links[0];
}
