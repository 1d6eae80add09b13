import type { EntityConfig } from '../../entities/entity-config';
import { setTheme } from '../../stores/preferences/theme';
import { navigate } from '../../stores/session/router';
import { may } from '../../stores/sign-in/load-user';
import { focusAddForm } from '../shortcuts/activate';
import type { Choice } from './find';
import { texts } from './texts';

/** What the page has links and buttons for, forms to add rows, and settings. */
export function commandsOf(
  configs: readonly EntityConfig[],
  showShortcuts: () => void,
): readonly Choice[] {
  const command = (label: string, detail: string, run: () => void): Choice => {
    return { key: `${detail} ${label}`, label, detail, run };
  };
  const pressable = (selector: string, detail: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map((element) =>
      command(element.textContent.trim(), detail, () => {
        // The buttons of Headless UI's menus ignore a click after their last `pointerdown` was a mouse's.
        element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        element.click();
      }),
    );
  const addTo = (route: string) => async () => {
    await navigate(route);
    focusAddForm(route);
  };
  const forms = configs.flatMap(({ name, route, actions }) =>
    actions.add && may(name, 'add') ? command(actions.add.title, texts.action, addTo(route)) : [],
  );
  return [
    ...pressable('header nav a', texts.screen),
    ...forms,
    ...(may('review', 'add') ? [command(texts.addReview, texts.action, addTo('/review'))] : []),
    ...pressable('[data-commands] button:not(:disabled), [data-command]', texts.action),
    ...(['system', 'light', 'dark'] as const).map((theme) =>
      command(texts.themes[theme], texts.action, () => setTheme(theme)),
    ),
    command(texts.shortcuts, texts.action, showShortcuts),
  ];
}
