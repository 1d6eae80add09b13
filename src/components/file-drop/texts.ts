import { formatBytes } from '../../common/quantities';

export const texts = {
  drop: 'Drop files here, or',
  choose: 'choose files',
  dropNow: 'Drop to add',
  limits: (accept: readonly string[], max: number) => `${list(accept)}, at most ${max}`,
  remove: (name: string) => `Remove ${name}`,
  wrongType: (name: string, accept: readonly string[]) =>
    `${name} was skipped: only ${list(accept)} files are allowed.`,
  empty: (name: string) => `${name} was skipped: it is empty.`,
  tooMany: (name: string, max: number) => `${name} was skipped: at most ${max} files are allowed.`,
  size: formatBytes,
};

function list(extensions: readonly string[]): string {
  return extensions.join(', ');
}
