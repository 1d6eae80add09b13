import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { EntityConfig } from '../../entities/entity-config';
import type { Impact, StudioConfig, StudioConfigs } from '../../entities/wire/studio';
import { whenSessionEnds } from '../session/session';

/** What another editor has saved or published meanwhile. */
interface Conflict {
  readonly name: string;
  readonly mine: string;
  readonly theirs: string;
  readonly by: string | null;
  /** They have published it. */
  readonly isLive: boolean;
  /** The draft and the live file that keeping one's own replaces. */
  readonly draftHash: string | null;
  readonly liveHash: string | undefined;
}

interface StudioState extends StudioConfigs {
  readonly status: 'loading' | 'ready' | 'failed';
  /** What is typed but not saved yet, by name. */
  readonly typed: Readonly<Record<string, string>>;
  /** The last drafts without problems, by name. */
  readonly valid: Readonly<Record<string, EntityConfig>>;
  readonly isSaving: boolean;
  /** Why the last draft could not be saved. */
  readonly failure: string | undefined;
  readonly conflict: Conflict | undefined;
  /** Undefined while it is unknown. */
  readonly impact: readonly Impact[] | undefined;
}

const START: StudioState = {
  ...{ status: 'loading', configs: [], problems: [], warnings: [], typed: {}, valid: {} },
  ...{ isSaving: false, failure: undefined, conflict: undefined, impact: undefined },
};

export const studioStore = createStore<StudioState>(() => START);

whenSessionEnds(() => studioStore.setState(START));

export function useStudio<Part>(part: (state: StudioState) => Part): Part {
  return useStore(studioStore, part);
}

export const configOf = (state: StudioState, name: string): StudioConfig | undefined =>
  state.configs.find((config) => config.name === name);

/** What the editor shows: what is typed, or else the draft, or else what is live. */
export function textOf(state: StudioState, name: string): string {
  const config = configOf(state, name);
  return state.typed[name] ?? config?.draft?.text ?? config?.live?.text ?? '';
}
