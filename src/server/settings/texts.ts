import { plural } from '../../common/quantities';

export const settingsTexts = {
  heading: (count: number) =>
    count === 1 ? 'One setting is wrong or missing:' : `${count} settings are wrong or missing:`,
  problem: (name: string, reason: string, example: string) =>
    `${name} ${reason}. Example: ${name}=${example}`,
  missing: 'is missing',
  alsoSet: (name: string) => `is set, and so is ${name}; only one of them may be set`,
  unreadableFile: (file: string, reason: string) => `is ${file}, which can’t be read (${reason})`,
  emptyFile: (file: string) => `is ${file}, which is empty`,
  mode: 'must be demo or production',
  port: 'must be a whole number from 0 to 65535',
  webUrl: 'must start with http:// or https://',
  origin: 'must start with http:// or https:// and have no path or trailing slash',
  addresses: 'must be a comma-separated list of IP addresses or networks, or none',
  noProxies:
    'is missing while PAPERHANGER_ORIGIN is set: behind a proxy that is not trusted, all people share one address and its limits. List the proxies, or write none if there are none',
  duration: 'must be a whole number with s, m, h or d for seconds, minutes, hours or days',
  count: 'must be a whole number from 1 to 9999',
  demoHost:
    'must be an address of this computer, because demo mode serves only this computer (use PAPERHANGER_MODE=production for others)',
  days: 'must be a whole number of days, at least 30',
  postgresUrl: 'must start with postgres://',
  mailUrl: 'must start with smtp:// or smtps://',
  gstin: 'must be a GST number: 15 capital letters and digits',
  email: 'must be an email address',
  weakSecret: 'is easy to guess, or a command that the shell did not run; it must be random',
  secretLength: 'must have at least 32 characters',
  noSeller: 'is missing: invoices and receipts need the name of the seller',
  noDelivery:
    'is missing, and so is SMS_WEBHOOK_URL: one of them is needed to send one-time passwords',
};

export const startTexts = {
  serveUsage:
    'Usage: npm run serve   runs the last build. docs/operating.md lists the settings, which are environment variables.',
  devUsage:
    'Usage: npm run dev   runs the server, with pages that reload when you save. PORT is its port.',
  noProxies: `PAPERHANGER_TRUSTED_PROXIES ${settingsTexts.noProxies}.`,
  movedFiles: (count: number, folder: string) =>
    `Moved ${plural(count, 'file')} from ${folder} into the database.`,
  notAudited: 'This entry could not be written to the audit log.',
  sweptUploads: 'Removed unused uploads.',
  notPurged: 'Old entries of the audit log could not be deleted.',
  diskFull: (folder: string) =>
    `There is no space left on the disk of the data folder ${folder}. Free some, then start again.`,
  databaseLost: (reason: string) => `The database stopped responding (${reason}). Start again.`,
  demoData: (folder: string) =>
    `${folder} has the data of demo mode, with an account that everyone knows. Set PAPERHANGER_DATA to another folder. ` +
    `To keep this data, run npm run user -- remove demo in demo mode, set PAPERHANGER_SECRET to the content of the file "secret" in the folder, and delete that file.`,
  open: (url: string) => `Open ${url}`,
  portTaken: (port: number) =>
    `Port ${port} is taken by another program. Choose another one. Example: PORT=${port < 65_535 ? port + 1 : 3000}`,
  portForbidden: (port: number) =>
    `This user may not listen on port ${port}. Choose one above 1023. Example: PORT=3000`,
  noSuchHost: (host: string) =>
    `PAPERHANGER_HOST is ${host}, which is not an address of this computer.`,
};
