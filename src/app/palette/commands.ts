import type { EntityConfig } from '../../entities/entity-config';
import { setTheme, themes } from '../../stores/preferences/theme';
import { isOffered, may } from '../../stores/session/rights';
import { navigate, studioAddress } from '../../stores/session/router';
import { focusAddForm } from '../shortcuts/activate';
import type { Choice } from './find';
import { iconOf } from './icon-of';
import { texts } from './texts';

/** Commands for the links and buttons of the page, for the forms that add rows, and for settings. */
export function commandsOf(
  configs: readonly EntityConfig[],
  showShortcuts: () => void,
): readonly Choice[] {
  const command = (group: string, label: string, icon: Choice['icon'], run: () => void): Choice => {
    return { key: `${group} ${label}`, label, group, icon, run };
  };
  const action = (label: string, run: () => void, path?: string) =>
    command(texts.actions, label, path === undefined ? 'next' : iconOf(path, configs), run);
  const press = (element: HTMLElement) => () => {
    // Headless UI's menu buttons ignore a click if their last `pointerdown` came from a mouse.
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    element.click();
  };
  const pressable = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const addTo = (route: string) => async () => {
    await navigate(route);
    focusAddForm(route);
  };
  const forms = configs.flatMap(({ name, route, actions }) =>
    actions.add && may(name, 'add') ? action(actions.add.title, addTo(route), route) : [],
  );
  const { pathname } = location;
  const shown = configs.find(({ route }) => route === pathname);
  return [
    ...pressable('header nav a').map((link) =>
      command(
        texts.screens,
        link.textContent.trim(),
        iconOf(link.getAttribute('href'), configs),
        press(link),
      ),
    ),
    ...forms,
    ...(may('review', 'add') ? [action(texts.addReview, addTo('/review'), '/review')] : []),
    ...pressable('[data-commands] button:not(:disabled), [data-command]').map((button) =>
      // `data-command` is a name without a count, which would change the command’s key.
      action(button.dataset.command ?? button.textContent.trim(), press(button)),
    ),
    ...(shown && isOffered('studio')
      ? [action(texts.editScreen, () => navigate(studioAddress(shown.name)), '/studio')]
      : []),
    ...themes.map((theme) => action(texts.themes[theme], () => setTheme(theme))),
    action(texts.shortcuts, showShortcuts),
  ];
}
