import type { ConfigProblem } from '../check/config-problem';
import type { EntityConfig } from '../entity-config';

/** An entity file as it is on the disk, even if it has problems. */
export interface LiveFile {
  readonly text: string;
  readonly hash: string;
  readonly publishedAt: string;
  /** Null if the file was edited on the disk. */
  readonly publishedBy: string | null;
  readonly note: string | null;
}

/** A change of an entity file that is not published yet. Its text can be anything. */
export interface ConfigDraft {
  readonly text: string;
  readonly hash: string;
  /** The hash of the live file that it changes; null for a new one. */
  readonly basedOn: string | null;
  readonly editedAt: string;
  readonly editedBy: string;
  /** It removes the file. Its text is empty. */
  readonly remove?: true;
}

/** A file, a draft, or both; neither if the file was removed. */
export interface StudioConfig {
  /** The name of the file without `.json`. */
  readonly name: string;
  readonly label: string;
  readonly live: LiveFile | null;
  readonly draft: ConfigDraft | null;
  /** As the draft says, or else the file, if it has no problems beside all other drafts. */
  readonly config?: EntityConfig | undefined;
}

/** What is wrong with the files if all drafts are in place. */
interface CheckedFiles {
  readonly problems: readonly ConfigProblem[];
  /** What works but is probably not meant. */
  readonly warnings: readonly ConfigProblem[];
}

/** The response of `GET /api/studio/configs`. */
export interface StudioConfigs extends CheckedFiles {
  readonly configs: readonly StudioConfig[];
}

/** The response of `PUT /api/studio/drafts/NAME`. */
export interface SavedDraft extends CheckedFiles {
  readonly hash: string;
  /** Without problems. */
  readonly config?: EntityConfig | undefined;
}

/** Why a draft can’t be saved, discarded or published: what is there now instead of what the editor saw. */
export interface DraftConflict {
  readonly name: string;
  /** The draft is another one now, or the file. */
  readonly what: 'draft' | 'live';
  readonly draft: ConfigDraft | null;
  readonly live: LiveFile | null;
}

/** What publishing the drafts does to the rows that are there. */
export interface Impact {
  readonly entity: string;
  /** Undefined if it concerns the whole entity. */
  readonly field?: string | undefined;
  readonly kind:
    | ('entityAdded' | 'entityRemoved' | 'added' | 'back' | 'removed' | 'renamed' | 'retyped')
    | ('unique' | 'stricter');
  /** How many rows it concerns. */
  readonly rows: number;
  /** Up to ten of them, with what happens to each. */
  readonly samples: readonly ImpactSample[];
  /** What happens, in sentences. */
  readonly text: string;
}

export interface ImpactSample {
  readonly id: number;
  /** What people call the row. */
  readonly title: string;
  readonly value: string;
  readonly result: string;
}

/** A text that a file has had. */
export interface ConfigVersion {
  readonly id: number;
  readonly at: string;
  /** Null if the file was edited on the disk. */
  readonly by: string | null;
  readonly note: string | null;
  /** `removed` if the file was removed. */
  readonly hash: string;
}
