import type { IconName } from '../../components/icon';
import type { EntityConfig } from '../../entities/entity-config';
import { handWrittenScreens } from '../hand-written-screens';
import { ownScreens } from '../links';

/** The icon that the menu shows for a screen. */
export function iconOf(path: string | null, configs: readonly EntityConfig[]): IconName {
  const screens = [...configs, ...handWrittenScreens, ...ownScreens];
  return screens.find(({ route }) => route === path)?.navigation.icon ?? 'table';
}
