import { formatCount, plural } from '../../common/quantities';
import type { SampleRows } from '../../entities/wire/studio';

export const texts = {
  title: 'Config Studio',
  intro: 'Change what a screen shows, preview it with real rows, then publish it for everyone.',
  notEditor:
    'Only editors can change the screens. Your administrator can make you one: npm run user -- editor NAME.',
  loading: 'Loading',
  loadFailed: 'The configs couldn’t be loaded.',

  configs: 'Configs',
  draft: 'draft',

  newConfig: 'New config',
  publish: 'Publish',
  discard: 'Discard draft',
  removeConfig: 'Remove config',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeQuestion:
    'Publishing this removes the screen for everyone. Its rows stay in the database, and return if you restore a version of the config.',
  removed: 'removed',
  gone: (isLive: boolean) =>
    isLive
      ? 'Publishing removes this screen. Its rows stay in the database. To keep the screen, discard the draft.'
      : 'This screen was removed. Its rows are still in the database. To restore it, restore one of its versions and publish that.',
  versions: 'Versions',

  config: 'Config',
  keys: 'Ctrl+Space shows suggestions. Tab leaves the editor.',
  saved: 'Draft saved',
  unchanged: 'Same as live',
  saving: 'Saving…',
  fix: 'Fix',
  fixOf: (place: string) => `Fix ${place}`,
  didYouMean: (name: string) => `Did you mean "${name}"?`,

  tabs: { form: 'Form', json: 'JSON' },
  form: 'Common changes',
  noForm: 'The form returns once the JSON is valid.',
  label: 'Label',
  pageSize: 'Page size',
  actions: 'Actions',
  actionNames: {
    add: 'Add',
    update: 'Update',
    remove: 'Remove',
    bulkUpdate: 'Bulk update',
    download: 'Download',
  },
  fields: (count: number) => plural(count, 'field'),
  columns: (count: number) => plural(count, 'column'),
  column: (field: string) => `column ${field}`,
  labelOf: (field: string) => `Label of ${field}`,
  requiredOf: (field: string) => `Required: ${field}`,
  required: 'Required',
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  optionOf: (field: string, number: number) => `Option ${number} of ${field}`,
  removeOption: (label: string) => `Remove option ${label}`,
  addOption: 'Add option',
  newOption: 'New option',
  numberedOption: (number: number) => `Option ${number}`,
  addField: 'Add field',
  fieldLabelHelp: 'What people call it, such as Delivery date.',
  type: 'Type',
  suchAs: (example: string) => `such as ${example}`,
  mustBeFilledIn: 'Must be filled in',
  showInTable: 'Show in the table',
  rename: 'Rename',
  renameOf: (field: string) => `Rename ${field}`,
  renameHelp: (from: string) =>
    `${from} is renamed wherever a file names it. The rows keep their values. People see the label, not the name.`,
  nameTaken: 'A field with this name already exists.',
  nameInvalid: 'Start with a letter; use only letters, digits and _.',

  preview: 'Preview',
  asOnPhone: 'As on a phone',
  tryIt: 'Real rows. Try anything – nothing is saved.',
  newRows: 'A new screen with no rows yet.',
  oldPreview: 'The draft has problems. This is its last valid version.',
  previewAs: 'As role',
  asYourself: 'As yourself',
  notSeen: (role: string) => `${role} may not see this screen.`,
  noScreen: 'This file is not a screen. To see what it does, choose a screen that it affects.',
  noPreview: 'The preview appears once the config has no problems.',

  problems: 'Problems',
  noProblems: 'No problems.',
  warning: 'Warning',
  place: (file: string, line: number) => `${file}, line ${line}`,
  example: (example: string) => `Example: ${example}`,

  impact: 'Impact',
  impactUnknown: 'What publishing does to the rows is not known yet.',
  noImpact: 'Publishing changes no rows.',
  sample: (title: string, value: string, result: string) =>
    value ? `${title}: “${value}” – ${result}` : `${title}: ${result}`,
  more: (count: number) => `and ${formatCount(count)} more`,

  nameHelp: 'Letters and digits, starting with a lowercase letter, such as supplier.',
  menuGroup: 'Menu group',
  menuGroupHelp: 'The heading above its link: an existing one, a new one, or none.',
  sampleFile: 'Sample rows',
  sampleHelp:
    'The config is guessed from this spreadsheet (.xlsx, .csv) or JSON file. It stays on this computer unless you add its rows.',
  reading: 'Reading the rows…',
  guesses: 'Guessed from the rows',
  withRows: (count: number) => `Add its ${plural(count, 'row')} when this is published`,
  rowsToAdd: ({ file, rows, leftOut = [] }: SampleRows, isLive: boolean) =>
    `${isLive ? '“Add rows”' : 'Publishing'} adds the ${plural(rows.length, 'row')} of ${file}${leftOut.map((name) => `, without “${name}”`).join('')}.`,
  addRows: 'Add rows',
  dontAdd: 'Don’t add',
  create: 'Create',

  note: 'Note',
  noteHelp: 'What you changed and why, for anyone who looks at the versions later.',
  exposes: 'Store these encrypted values as plain text',
  nothingToPublish: 'There are no drafts to publish.',
  changed: 'changed',
  added: 'new',
  problemsLeft: (count: number) =>
    `${plural(count, 'problem')} must be corrected before the drafts can be published.`,

  live: 'live',
  versionsFailed: 'The versions couldn’t be loaded.',
  noVersions: 'This config has no versions yet.',
  compare: 'Compare',
  restoring: 'Restoring a version makes a draft of it, which you can then publish.',
  restored: 'Restored as a draft. Publish it to make it live.',
  versionBy: (by: string | null) => by ?? 'From the file',
  same: 'The two texts are the same.',
  lines: { '-': 'removed:', '+': 'added:' } as Readonly<Record<string, string>>,

  conflictTitle: (name: string) => `${name} has changed`,
  conflict: (by: string | null | undefined, isLive: boolean) =>
    `${by ?? 'Someone'} has ${isLive ? 'published' : 'saved'} another version. Lines with − are theirs, lines with + are yours.`,
  ownConflict: (isLive: boolean) =>
    `You have ${isLive ? 'published' : 'saved'} another version in another window. Lines with − are in that one, lines with + in this one.`,
  discardedConflict:
    'This draft has been discarded. Lines with − are in the published version, lines with + in yours.',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
};
