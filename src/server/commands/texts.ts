import { plural } from '../../common/quantities';
import type { ConfigProblem } from '../../entities/check/config-problem';
import type { EntityConfig } from '../../entities/entity-config';
import type { Manifest } from '../backup/manifest';

const contents = ({ rows, files }: Manifest) => {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${plural(total, 'row')} in ${plural(Object.keys(rows).length, 'table')}, ${plural(Object.keys(files).length, 'file')}`;
};

const fixedLine = ({ path, reason, suggestion }: ConfigProblem) => {
  const now = suggestion ? ` It is "${suggestion}" now.` : '';
  return `  corrected${path && ` ${path}`}: ${reason}${now}`;
};

export const commandTexts = {
  diskFull: 'The disk is full. Free some space, then run the command again.',
  userUsage: `Usage:
  npm run user -- add NAME [--contact EMAIL,MOBILE] [--role ROLE] [--editor]
                                                        adds an account; one contact is enough
  npm run user -- role NAME ROLE ...                    gives it these roles of roles.json instead of
                                                        those that it has
  npm run user -- role NAME --not                       removes its roles
  npm run user -- editor NAME [--not]                   lets it change the entity files, or not, while
                                                        there is no roles.json
  npm run user -- password NAME                         gives it a new password and signs it out
  npm run user -- block NAME [--not]                    signs it out and blocks it, or unblocks it
  npm run user -- remove NAME                           removes it
  npm run user -- list                                  lists all
The password is asked for, or read from the first line of the standard input.`,
  unknown: (name: string) => `There is no account ${name}.`,
  noContact:
    'Add --contact with an email address or a mobile number: one-time passwords are sent there.',
  password: 'Password: ',
  passwordAgain: 'Repeat the password: ',
  differentPasswords: 'The passwords do not match.',
  added: (name: string) => `Added ${name}.`,
  changed: (name: string) => `Changed the password of ${name}.`,
  removed: (name: string) => `Removed ${name}.`,
  madeEditor: (name: string, isEditor: boolean) =>
    `${name} may ${isEditor ? 'now' : 'no longer'} change the entity files.`,
  madeEditorBesideRoles: (name: string, isEditor: boolean) =>
    `${name} is ${isEditor ? 'now' : 'no longer'} an editor. Because there is a roles.json, only its roles decide who may change the entity files.`,
  blocked: (name: string, isBlocked: boolean) =>
    isBlocked ? `${name} is signed out, and can’t sign in.` : `${name} can sign in again.`,
  hasRoles: (name: string, roles: readonly string[]) =>
    roles.length > 0
      ? `${name} now has the ${roles.length === 1 ? 'role' : 'roles'} ${roles.join(', ')}.`
      : `${name} has no role.`,
  noRoles: 'Until there is a roles.json, everybody may do everything.',
  noRole: (name: string) =>
    `It can do nothing until it has a role: npm run user -- role ${name} ROLE`,
  auditUsage: `Usage:
  npm run -s audit -- [--person NAME] [--day YYYY-MM-DD] [--kind KIND]
prints who did what, one JSON object per line, oldest first. Days and times are the shop’s.`,
  badDay: 'The day must be written like 2026-11-20.',
  badKind: (kinds: readonly string[]) => `The kind must be one of ${kinds.join(', ')}.`,
  eraseUsage: `Usage:
  npm run erase -- ENTITY       lists the removed rows of an entity, such as installer
  npm run erase -- ENTITY ID    permanently erases one of them, with its history and files`,
  noEntity: (entity: string) => `There is no entity ${entity}.`,
  removedRow: (row: { id: number; at: string; username: string | null }, title: string) =>
    `${row.id}\t${title}\tremoved ${row.at.slice(0, 10)} by ${row.username ?? 'the server'}`,
  noneRemoved: 'The history has no removed rows.',
  stillThere: (entity: string, id: string) =>
    `${entity} ${id} still exists. Remove it first, on its screen.`,
  nothingToErase: (entity: string, id: string) => `The history has nothing about ${entity} ${id}.`,
  erased: (entity: string, id: string, entries: number) =>
    `Erased the values of the ${entity} ${id} from ${plural(entries, 'entry', 'entries')} of the history. Backups still have them.`,
  stillInLog:
    'Another program is reading the database, such as a backup. SQLite’s write-ahead log keeps the values until the server is stopped.',

  noSecret: 'Set PAPERHANGER_SECRET to the secret that the values are encrypted with now.',
  weakNewSecret:
    'Set PAPERHANGER_NEW_SECRET to a new secret of at least 32 random characters, for instance from: openssl rand -base64 48',
  rotated: (count: number) =>
    `Encrypted ${plural(count, 'value')} with the new secret, and signed everyone out. Start the server with PAPERHANGER_SECRET set to the new secret. Older backups need the old one.`,
  rotateUsage: `Usage: npm run rotate-secret   encrypts all values again, with PAPERHANGER_NEW_SECRET`,
  none: 'There are no accounts.',
  checkUsage: `Usage:
  npm run check                              checks the entity files
  npm run check -- --fix                     first corrects what has one right answer
  npm run check -- --data                    also says what they would do to existing rows
  npm run check -- --data --url URL --user NAME
                                             compares them with the rows of a running server`,
  nothingToFix: 'No file was corrected.\n',
  fixed: (file: string, problems: readonly ConfigProblem[]) =>
    [file, ...problems.map(fixedLine), ''].join('\n'),
  schemaUsage: `Usage: npm run schema   writes schema.json, roles.schema.json, shared-fields.schema.json and REFERENCE.md in entity-configs, for the config format`,
  manualUsage: `Usage: npm run manual [-- FILE]   writes the manual of all screens, by default to manual.html`,

  newDatabase: (file: string) => `${file} did not exist. A new, empty database was created.`,
  entityUsage: `Usage:
  npm run entity -- new NAME [--group GROUP]
                               writes a first entity-configs/NAME.json, for you to edit; its link is in this group
                               of the menu, or in the last one
  npm run entity -- use NAME   copies entity-configs/examples/NAME.json, and the examples it refers to
  npm run entity -- use        lists the examples
  npm run entity -- from FILE [--with-rows]
                               writes one that fits the rows of a file (.xlsx, .csv or .json), and adds them`,
  examples: 'npm run entity -- use NAME copies one of these:',
  noExample: (name: string, examples: readonly string[]) =>
    `There is no example "${name}". The examples are: ${examples.join(', ')}.`,
  fileExists: (path: string) => `There is a file ${path} already.`,
  wrote: (files: readonly string[]) => `Wrote ${files.join(' and ')}.`,
  editFields: 'Edit its fields, then: npm run check',
  changeExample: 'Change what you like, then: npm run check',
  correctGuess: 'Correct what is wrong, then: npm run check',
  noFile: (path: string) => `There is no file ${path}.`,
  imported: (count: number, { label, labelPlural }: EntityConfig) =>
    `Added ${plural(count, label, labelPlural)}. You can roll this back in the history of their screen.`,
  notImported: (reason: string) =>
    `No row was added. ${reason} Correct the rows, remove the new entity file, and try again.`,

  backupUsage: `Usage:
  npm run backup               backs up to a new folder in BACKUP_FOLDER
  npm run backup -- FOLDER     backs up to this folder, which must be new or empty`,
  restoreUsage: `Usage:
  npm run restore -- FOLDER    replaces all data with a backup`,
  migrateUsage: `Usage:
  npm run migrate -- --to postgres://USER:PASSWORD@HOST/DATABASE    copies all data from SQLite
  npm run migrate -- --to … --replace                               replaces what that database has`,
  backedUp: (folder: string, manifest: Manifest) =>
    `Backed up ${contents(manifest)} to ${folder}, and checked that it can be restored.`,
  restored: (folder: string, manifest: Manifest) =>
    `Restored ${contents(manifest)} as of ${manifest.madeAt} from ${folder}. Start the server now.`,
};
