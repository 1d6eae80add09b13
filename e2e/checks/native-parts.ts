/** A package in `package-lock.json`. */
export interface LockedPackage {
  readonly version?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly os?: readonly string[] | undefined;
  readonly cpu?: readonly string[] | undefined;
  readonly libc?: readonly string[] | undefined;
  readonly optionalDependencies?: Readonly<Record<string, string>> | undefined;
}

const PLATFORMS = [
  'darwin-arm64',
  'darwin-x64',
  'win32-arm64',
  'win32-x64',
  'linux-arm64-glibc',
  'linux-arm64-musl',
  'linux-x64-glibc',
  'linux-x64-musl',
];

/**
 * The native parts that the lock file lacks, in words. If `node_modules` already exists, npm leaves parts for other
 * machines out of the lock file that it writes.
 */
export function missingParts(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
    const names = Object.entries(optionalDependencies);
    const parts = names.map(([name, version]) => find(packages, path, name, version));
    const unlocked = names
      .filter((_, index) => !parts[index])
      .map(([name, version]) => `${path} needs ${name}@${version}, which is not locked`);
    const isNative = parts.some((part) => part && isFor(part, 'linux-x64-glibc'));
    // A part such as sharp's binding for one platform may itself have optional parts.
    if (!isNative || packages[path]?.optional) return unlocked;
    const without = PLATFORMS.filter(
      (platform) => !parts.some((part) => part && isFor(part, platform)),
    );
    return [...unlocked, ...without.map((platform) => `${path} has no part for ${platform}`)];
  });
}

/** The package that `import` would find, from `path` upwards. */
function find(
  packages: Readonly<Record<string, LockedPackage>>,
  path: string,
  name: string,
  version: string,
): LockedPackage | undefined {
  for (let folder = path; ; folder = folder.slice(0, folder.lastIndexOf('node_modules/'))) {
    const found = packages[`${folder && `${folder.replace(/\/$/, '')}/`}node_modules/${name}`];
    const isRange = !/^\d/.test(version);
    if (found && (isRange || found.version === version)) return found;
    if (folder === '') return undefined;
  }
}

function isFor({ os = [], cpu = [], libc }: LockedPackage, platform: string): boolean {
  const [wantedOs = '', wantedCpu = '', wantedLibc = ''] = platform.split('-');
  return os.includes(wantedOs) && cpu.includes(wantedCpu) && (libc?.includes(wantedLibc) ?? true);
}
