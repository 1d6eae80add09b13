import { useId } from 'react';
import type { ShapeName } from '../../components/shape-names';
import { setTheme, themes, useTheme } from '../../stores/preferences/theme';
import { texts } from './texts';

/** Chooses the light, dark or system theme. Each radio button is drawn as an icon (shapes.css). */
export function ThemeSwitch() {
  const chosen = useTheme();
  const group = useId();
  return (
    <fieldset aria-label={texts.theme} className="flex rounded-md bg-sunken p-0.5 rail:flex-col">
      {themes.map((theme) => (
        <input
          key={theme}
          type="radio"
          name={group}
          aria-label={texts.themes[theme]}
          title={texts.themes[theme]}
          className={`shape ${theme satisfies ShapeName}-shape grid h-7 max-sm:h-11 grow cursor-pointer appearance-none place-items-center rounded border border-transparent text-muted checked:border-line checked:bg-raised checked:text-ink`}
          checked={chosen === theme}
          onChange={() => setTheme(theme)}
        />
      ))}
    </fieldset>
  );
}
