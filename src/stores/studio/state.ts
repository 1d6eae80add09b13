import { useStore } from 'zustand';
import { isRecord } from '../../common/is-record';
import type { ConfigProblem } from '../../entities/check/config-problem';
import { ROLES } from '../../entities/roles/roles';
import { SHARED } from '../../entities/shared-fields';
import type {
  ConfigDraft,
  DraftConflict,
  DraftText,
  Impact,
  StudioConfig,
  StudioConfigs,
} from '../../entities/wire/studio';
import { browserStorage, keptStore } from '../browser-storage';
import { draftStore, readDraft } from '../session/draft-store';
import { dropDraft, writeDraft } from '../session/drafts';
import { whenSessionEnds } from '../session/session';

export interface EditedConfig extends Omit<StudioConfig, 'draft'> {
  readonly draft: Pick<ConfigDraft, 'text' | 'hash' | 'remove'> | null;
}

/** A change that the server rejected because another editor was faster. */
export interface EditConflict extends DraftConflict {
  /** What this editor wanted: to save a text, to remove the config, or to discard its draft. */
  readonly wanted: 'text' | 'removal' | 'discard';
  /** Whether the other editor has discarded the draft, and published nothing. */
  readonly isDiscarded: boolean;
}

interface StudioState extends Omit<StudioConfigs, 'configs'> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly configs: readonly EditedConfig[];
  /** Why the last draft could not be saved. */
  readonly failure: string | undefined;
  readonly conflict: EditConflict | undefined;
  /** Undefined while it is unknown. */
  readonly impact: readonly Impact[] | undefined;
  /** Whether the drafts have changed since `impact` was loaded, and the new one is still loading. */
  readonly isImpactOutdated: boolean;
  /** The config that opens when the address names none: the last one that it named. */
  readonly latest: string | null;
  /** The note of a publication that failed, for the next try. */
  readonly note: string;
  /** The problem that the editor shows next. */
  readonly shown: ConfigProblem | undefined;
}

const START: StudioState = {
  status: 'loading',
  configs: [],
  problems: [],
  warnings: [],
  failure: undefined,
  conflict: undefined,
  impact: undefined,
  isImpactOutdated: false,
  latest: null,
  note: '',
  shown: undefined,
};

/** The config that was open last survives the reload that shows what was published. */
export const studioStore = keptStore<StudioState>({
  name: 'studio',
  initial: START,
  storage: browserStorage(() => sessionStorage),
  partialize: ({ latest }) => ({ latest }),
  merge: (kept, now) => ({
    ...now,
    latest: isRecord(kept) && typeof kept.latest === 'string' ? kept.latest : null,
  }),
});

whenSessionEnds(() => studioStore.setState(START));

/** Opens a config whenever the address names none. */
export const rememberConfig = (latest: string) => studioStore.setState({ latest });

/** Lets the editor show a problem; `undefined` once it has. */
export const showProblem = (shown: ConfigProblem | undefined) => studioStore.setState({ shown });

/** Closes the question of a conflict; the next save asks again. */
export const closeConflict = () => studioStore.setState({ conflict: undefined });

export function useStudio<Part>(part: (state: StudioState) => Part): Part {
  return useStore(studioStore, part);
}

export const configOf = (name: string) =>
  studioStore.getState().configs.find((config) => config.name === name);

/** What is typed is kept like that of a form: people are asked before they leave, and an expired session keeps it. */
const KEY = 'studio:';
const keyOf = (name: string) => `${KEY}${name}`;

/** What is typed, and what it replaces. */
interface Typed extends DraftText {
  /** A text that is being saved. The server may have it, even if no response came. */
  readonly sent?: string;
}

export const writeTyped = (name: string, typed: Typed) =>
  writeDraft(keyOf(name), { values: { typed } });

export const dropTyped = (name: string) => dropDraft(keyOf(name));

/** The hash of what the editor sees. */
export function seenHash(name: string): string | null {
  const { draft, live } = configOf(name) ?? {};
  return (draft ?? live)?.hash ?? null;
}

/** What is typed but not saved yet. */
export const typedOf = (name: string) => readDraft(keyOf(name))?.values.typed as Typed | undefined;

/** The configs whose text is not saved yet. */
export const typedNames = () =>
  Object.keys(draftStore.getState().byForm).flatMap((key) =>
    key.startsWith(KEY) ? [key.slice(KEY.length)] : [],
  );

export const useIsTyped = () => useStore(draftStore, () => typedNames().length > 0);

/** The config that a problem is in. */
export const configNameOf = ({ file }: Pick<ConfigProblem, 'file'>) =>
  file.replace(/.*[/\\]|\.json$/g, '');

/** The groups of the menu, in its order. */
export function menuGroups(configs: readonly Pick<StudioConfig, 'config'>[]): readonly string[] {
  const links = configs.flatMap(({ config }) => config ?? []);
  links.sort((one, other) => one.navigation.order - other.navigation.order);
  return [...new Set(links.flatMap(({ navigation }) => navigation.group ?? []))];
}

/** Whether a file is a screen: those of the roles and of the shared fields are not. */
export const isScreen = (name: string) => name !== ROLES && name !== SHARED;

/** What the editor shows: what is typed, or else the draft, or else what is live. */
export function textOf(name: string): string {
  const config = configOf(name);
  return typedOf(name)?.text ?? config?.draft?.text ?? config?.live?.text ?? '';
}

export function useText(name: string): string {
  useStudio(() => textOf(name));
  return useStore(draftStore, () => textOf(name));
}
