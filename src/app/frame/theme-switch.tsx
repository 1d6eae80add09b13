import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { setTheme, type Theme, useTheme } from '../../stores/preferences/theme';
import { texts } from './texts';

const THEMES = [
  { theme: 'system', Icon: Monitor },
  { theme: 'light', Icon: Sun },
  { theme: 'dark', Icon: Moon },
] as const satisfies { theme: Theme; Icon: typeof Sun }[];

/** Chooses the light, dark or system theme. */
export function ThemeSwitch() {
  const chosen = useTheme();
  const group = useId();
  return (
    <fieldset className="flex rounded-md bg-sunken p-0.5">
      <legend className="sr-only">{texts.theme}</legend>
      {THEMES.map(({ theme, Icon }) => (
        <label
          key={theme}
          title={texts.themes[theme]}
          className="grid h-7 flex-1 cursor-pointer place-items-center rounded border border-transparent text-muted has-checked:border-line has-checked:bg-raised has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={group}
            className="sr-only"
            checked={chosen === theme}
            onChange={() => setTheme(theme)}
          />
          <Icon size={14} aria-hidden />
          <span className="sr-only">{texts.themes[theme]}</span>
        </label>
      ))}
    </fieldset>
  );
}
