import * as z from 'zod/mini';
import { beginning } from '../../common/beginning';
import { isRecord } from '../../common/is-record';
import type { ConfigProblem } from '../check/config-problem';
import type { EntityConfig } from '../entity-config';
import type { Row } from '../row';
import { anyBody, body, list } from './parts';
import { wireTexts as texts } from './texts';

const MAX_NOTE = 1000;

/** No entity file needs more bytes; checking many more would keep the server from answering. */
export const MAX_FILE = 256 * 1024;

/** A string without NUL, which PostgreSQL can't store, or lone surrogates, which UTF-8 can't encode. */
const replaceUnstorable = (text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD');

/** A config that the server has checked: the schema is too large for the browser. */
const checkedConfig = z.optional(z.custom<EntityConfig>());

/** An entity file as it is on the disk, even if it has problems. */
const liveFile = z.object({
  text: z.string(),
  hash: z.string(),
  publishedAt: z.string(),
  /** Null if the file was edited on the disk. */
  publishedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type LiveFile = z.output<typeof liveFile>;

/** A change of an entity file that is not published yet. Its text can be anything. */
const configDraft = z.object({
  text: z.string(),
  hash: z.string(),
  /** The hash of the live file that it changes; null for a new one. */
  basedOn: z.nullable(z.string()),
  editedAt: z.string(),
  editedBy: z.string(),
  /** Whether the draft removes the file. Then its text is empty. */
  remove: z.optional(z.literal(true)),
});
export type ConfigDraft = z.output<typeof configDraft>;

/** A file, a draft, or both; neither if the file was removed. */
const studioConfig = z.object({
  /** The name of the file without `.json`. */
  name: z.string(),
  label: z.string(),
  live: z.nullable(liveFile),
  draft: z.nullable(configDraft),
  /** The config of the draft, or else of the file, if it has no problems together with all other drafts. */
  config: checkedConfig,
});
export type StudioConfig = z.output<typeof studioConfig>;

const problem: z.ZodMiniType<ConfigProblem> = z.object({
  file: z.string(),
  line: z.number(),
  column: z.number(),
  path: z.string(),
  reason: z.string(),
  suggestion: z.optional(z.string()),
  example: z.optional(z.string()),
  fix: z.optional(z.object({ offset: z.number(), length: z.number(), content: z.string() })),
});

/** The problems that the files would have with all drafts in place. */
const checkedFiles = {
  problems: list(problem),
  /** What works but is probably a mistake. */
  warnings: list(problem),
};

/** The versions of the entities, the rows and the report, if there is one. Each changes whenever they do. */
export const currentVersions = z.object({
  configs: z.string(),
  report: z.nullable(z.string()),
  rows: z.string(),
  /** The id of the account that is signed in: another tab may have changed it. */
  user: z.number(),
  /** What the user may do on which screen, unless they may do everything. */
  rights: z.optional(z.record(z.string(), list(z.string()))),
});
export type CurrentVersions = z.output<typeof currentVersions>;

/** A report, or a file. */
export const textBody = z.object({ text: z.string() });

export const studioConfigs = z.object({ ...checkedFiles, configs: list(studioConfig) });
export type StudioConfigs = z.output<typeof studioConfigs>;

export const fileName = z.object({ name: z.string() });

/** The hash of what the editor has seen: of the draft, or else of the file; null without either. */
const replaces = z.catch(z.nullable(z.string()), null);

const draftText = body({
  text: z.string(texts.noText).check(
    z.refine((text) => new TextEncoder().encode(text).length <= MAX_FILE, texts.tooLongFile),
    z.overwrite(replaceUnstorable),
  ),
  replaces,
});
export type DraftText = z.input<typeof draftText>;

export const draftChange = z.union(
  [body({ remove: z.literal(true), replaces }), draftText],
  texts.noText,
);

export const draftToDiscard = body({ replaces });

export const savedDraft = z.object({
  ...checkedFiles,
  hash: z.string(),
  /** Only if it has no problems. */
  config: checkedConfig,
});

/** Why a draft can’t be saved, discarded or published: what is there now in place of what the editor saw. */
const draftConflict = z.object({
  name: z.string(),
  /** Whether the draft or the live file has changed. */
  what: z.enum(['draft', 'live']),
  draft: z.nullable(configDraft),
  live: z.nullable(liveFile),
});
export type DraftConflict = z.output<typeof draftConflict>;

/** The details of an error beside its message. */
export const studioError = z.object({
  conflicts: z.optional(list(draftConflict)),
  problems: z.optional(list(problem)),
  /** Columns of a file that the config doesn't have. */
  lacking: z.optional(list(z.string())),
});
export type StudioError = z.output<typeof studioError>;

const impactSample = z.object({
  id: z.number(),
  /** What people call the row. */
  title: z.string(),
  value: z.string(),
  result: z.string(),
});
export type ImpactSample = z.output<typeof impactSample>;

/** What publishing the drafts does to existing rows. */
const impact = z.object({
  entity: z.string(),
  /** Undefined if it concerns the whole entity. */
  field: z.optional(z.string()),
  kind: z.enum([
    'entityAdded',
    'entityRemoved',
    'added',
    'back',
    'removed',
    'renamed',
    'retyped',
    'unique',
    'stricter',
    'exposed',
  ]),
  /** How many rows it concerns. */
  rows: z.number(),
  /** Up to ten of them, with what happens to each. */
  samples: list(impactSample),
  /** What happens, in sentences. */
  text: z.string(),
});
export type Impact = z.output<typeof impact>;

export const impactOfDrafts = z.object({ impact: list(impact) });

/** `drafts` has the hashes of the drafts that the editor has seen, by name. */
export const publication = body({
  note: z.pipe(
    z.catch(z.string(), ''),
    z.transform((note) => beginning(replaceUnstorable(note.trim()), MAX_NOTE) || null),
  ),
  /** Whether values that are encrypted may be stored as plain text. */
  exposes: z.catch(z.boolean(), false),
  drafts: z
    .record(z.string(), z.unknown(), texts.noDrafts)
    .check(z.refine((drafts) => Object.keys(drafts).length > 0, texts.noDrafts)),
});

export const published = z.object({ published: list(z.string()), at: z.string() });

/** The file that a config was guessed from, and its rows. */
export const sampleRows = body({
  file: z.catch(z.string().check(z.maxLength(255)), ''),
  /** The rules of the config check each of them. */
  rows: z.custom<readonly Row[]>((rows) => Array.isArray(rows) && rows.every(isRecord)),
  /** Columns that the config lacks, and that are left out. */
  leftOut: z.optional(z.catch(list(z.string()), [])),
});
export type SampleRows = z.input<typeof sampleRows>;

export const addedRows = z.object({
  added: z.number(),
  /** The entry in the history; undefined if they were added by an earlier request. */
  change: z.optional(z.number()),
});

/** A text that a file has had. */
const configText = z.object({
  id: z.number(),
  at: z.string(),
  /** Null if the file was edited on the disk. */
  by: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** `removed` if the file was removed. */
  hash: z.string(),
});
export type ConfigVersion = z.output<typeof configText>;

/** The texts that a file has had, newest first. */
export const configVersions = list(configText);

export const versionName = z.object({
  name: z.string(),
  id: z.pipe(z.catch(z.string().check(z.regex(/^\d{1,9}$/)), '0'), z.transform(Number)),
});

/** A JSON schema for an editor. */
export const configSchema = anyBody;
