import { createContext } from 'react';
import { isRecord } from '../../common/is-record';
import type { Option } from '../../components/combobox/option';

/** Installers as a combobox offers them. */
export interface InstallerChoice {
  readonly options: readonly Option[];
  /** The ids as the server has them: it may compare them strictly. */
  readonly ids: ReadonlyMap<string, unknown>;
}

interface SharedInstallers {
  readonly rows: readonly unknown[];
  readonly isLoading: boolean;
}

/** The installers for orders that bring none along: read in many cells, and listened to in one place. */
export const InstallersContext = createContext<SharedInstallers>({ rows: [], isLoading: false });

const choices = new WeakMap<readonly unknown[], InstallerChoice>();

/** What there is to choose of a list of installers; made once for each list. */
export function installerChoice(installers: readonly unknown[]): InstallerChoice {
  const known = choices.get(installers);
  if (known) return known;
  const ids = new Map<string, unknown>();
  const labels = new Map<string, string>();
  for (const installer of installers) {
    if (!isRecord(installer)) continue;
    const { id, name, phone } = installer;
    ids.set(String(id), id);
    labels.set(String(id), [name, phone].map(textOf).filter(Boolean).join(' - ') || String(id));
  }
  const choice = { options: [...labels].map(([value, label]) => ({ value, label })), ids };
  choices.set(installers, choice);
  return choice;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
