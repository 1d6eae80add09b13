import type { Import } from './imports-of';

/** The folders of `src`, from top to bottom: each may import itself and those after it. */
const LAYERS = [
  ...['app', 'screens', 'stores', 'api', 'spreadsheet', 'entities', 'field-types', 'components'],
  ...['table', 'common'],
];

/** The floors of `src/server`, from top to bottom: a folder may import itself and the floors below. */
const SERVER_FLOORS = [
  ['app', 'commands', 'build'],
  ['pages', 'doctor', 'config-studio'],
  [
    'auth',
    'orders',
    'custom-catalogue',
    'reviews',
    'uploads',
    'documents',
    'pdf-catalogue',
    'backup',
    'history',
    'selection',
    'views',
  ],
  ['entity-api'],
  ['spreadsheets'],
  ['hand-written-entities'],
  ['entities'],
  ['entity-tables'],
  ['pdf', 'live-configs', 'pictures'],
  ['settings', 'secrets', 'threads', 'audit'],
  ['http'],
  ['database'],
];

/** Folders in `screens` that every screen may import. The others are screens. */
const SHARED_SCREENS = [
  'entity',
  'bulk-update',
  'row-forms',
  'screen-table',
  'sign-in',
  'loading',
  'history',
  'selection',
  'filters',
];

/** What runs on a server, from top to bottom: each may import those after it. */
const SERVER_SIDE = ['start', 'demo-shop', 'server'];

/** The one file that loads the demo shop, by `import()`. */
const DEMO_LOADER = 'src/start/start-server.ts';

/** What is part of both the browser and the server, besides the field models. */
const SHARED_LAYERS = ['entities', 'spreadsheet', 'common'];

/** Files that may re-export others: the registries of field types, and the entry file of a chunk. */
const REGISTRIES = /^src\/(field-types\/registry\/|app\/shell\.ts$)/;

export const REACT =
  /^(react|react-dom|react-hook-form|@hookform\/.*|@headlessui\/react|@tanstack\/react-.*|zustand)(\/|$)/;
export const SERVER_ONLY =
  /^(node:|fastify|@fastify\/|kysely|libsql|pg|nodemailer|sharp|@node-rs\/|@eslint-community\/)/;
const PATTERN_PARSER = '@eslint-community/regexpp';
const TEST_ONLY = /^(vitest|@testing-library\/|jsdom|axe-core|node:)/;

/** The imports that break a rule, in words. */
export function wrongImports(imports: readonly Import[]): readonly string[] {
  return imports.flatMap((found) => {
    const { from, line, file, specifier = 'a computed path' } = found;
    const reason = reasonAgainst(found);
    return reason ? [`${from}:${line} imports ${file ?? specifier}: ${reason}.`] : [];
  });
}

function reasonAgainst({ from, file, specifier, dynamic, reExport }: Import): string | undefined {
  const source = sourceFile(from);
  if (!source) return undefined;
  if (specifier === undefined) return 'a computed path can’t be checked';
  if (reExport && !REGISTRIES.test(from)) return 'import from the module itself; no barrels';
  if (file === undefined) return reasonAgainstPackage(source, specifier);
  const target = sourceFile(file);
  return target
    ? reasonAgainstFile(source, target, dynamic)
    : reasonAgainstOutsideFile(source, file);
}

interface SourceFile {
  readonly path: string;
  /** The folder in `src`, and the folder in that. */
  readonly folder: string;
  readonly subfolder: string;
  readonly isTest: boolean;
  /** A test, or a file for tests. */
  readonly isTesting: boolean;
  /** In `field-types`: the React half of a field type. */
  readonly isView: boolean;
}

/** Describes a file by its path; undefined outside `src`. */
function sourceFile(path: string): SourceFile | undefined {
  const [src, folder = '', subfolder = '', ...rest] = path.split('/');
  if (src !== 'src') return undefined;
  const isTest = /\.test\.tsx?$/.test(path);
  return {
    path,
    folder,
    subfolder: rest.length > 0 ? subfolder : '',
    isTest,
    isTesting: isTest || /\/testing(\.tsx?$|\/)/.test(path),
    isView: folder === 'field-types' && /\.tsx$|\/(field-ui|cells|inputs)\.ts$/.test(path),
  };
}

function reasonAgainstPackage(from: SourceFile, name: string): string | undefined {
  if (from.isTest && TEST_ONLY.test(name)) return undefined;
  const { folder } = from;
  if (SERVER_SIDE.includes(folder)) {
    return REACT.test(name) ? 'the server never imports React' : undefined;
  }
  if (folder === 'field-types' && !from.isView && name !== 'zod/mini') {
    // Only configs need it; `pathTo` ensures that the browser doesn’t load it.
    if (from.subfolder === 'pattern' && name === PATTERN_PARSER) return undefined;
    return 'field models import no package but zod/mini';
  }
  if ([...SHARED_LAYERS, 'api', 'table'].includes(folder) && REACT.test(name)) {
    return `${folder} is free of React`;
  }
  // The server reads configs from files; `pathTo` ensures that the browser does not.
  return folder !== 'entities' && SERVER_ONLY.test(name)
    ? 'the browser has no such module'
    : undefined;
}

function reasonAgainstFile(from: SourceFile, to: SourceFile, dynamic: boolean): string | undefined {
  if (to.isTest) return 'nothing imports a test';
  if (to.folder === 'demo-shop' && from.folder !== 'demo-shop') {
    const isLoaded = from.isTesting || (from.path === DEMO_LOADER && dynamic);
    return isLoaded ? undefined : `only an import() in ${DEMO_LOADER} loads the demo shop`;
  }
  if (SERVER_SIDE.includes(from.folder)) {
    return reasonAgainstForServer(from, to) ?? reasonAgainstFloor(from, to);
  }
  if (SERVER_SIDE.includes(to.folder)) return 'the browser never imports the server';
  const [fromLayer, toLayer] = [LAYERS.indexOf(from.folder), LAYERS.indexOf(to.folder)];
  if (fromLayer < 0 || toLayer < 0) return 'the folder is not in the list of layers';
  if (toLayer < fromLayer) return `${from.folder} is below ${to.folder}`;
  if (from.folder === 'screens' && to.folder === 'screens') {
    const isShared = ['', from.subfolder, ...SHARED_SCREENS].includes(to.subfolder);
    return isShared ? undefined : 'a screen never imports another screen';
  }
  if (from.folder === 'field-types' && !from.isView) {
    const isModel = ['field-types', 'common'].includes(to.folder) && !to.isView;
    return isModel ? undefined : 'field models import only each other and common';
  }
  return SHARED_LAYERS.includes(from.folder) && (to.isView || to.folder === 'components')
    ? `${from.folder} is part of the server, which has no views`
    : undefined;
}

function reasonAgainstOutsideFile(from: SourceFile, file: string): string | undefined {
  const isConfig = file.startsWith('entity-configs/') && (from.folder === 'app' || from.isTest);
  return isConfig ? undefined : 'it is outside src';
}

function reasonAgainstForServer(
  from: SourceFile,
  { folder, isView }: SourceFile,
): string | undefined {
  if (SERVER_SIDE.includes(folder)) {
    const isAbove = SERVER_SIDE.indexOf(folder) < SERVER_SIDE.indexOf(from.folder);
    return isAbove && !from.isTesting ? `${from.folder} is below ${folder}` : undefined;
  }
  if (SHARED_LAYERS.includes(folder)) return undefined;
  if (folder === 'field-types' && !isView) return undefined;
  return 'the server imports only entities, spreadsheet, field models and common';
}

function reasonAgainstFloor(from: SourceFile, to: SourceFile): string | undefined {
  if (from.isTesting || from.folder !== 'server' || to.folder !== 'server') return undefined;
  if (from.subfolder === to.subfolder) return undefined;
  const [fromFloor = -1, toFloor = -1] = [from, to].map(({ subfolder }) =>
    SERVER_FLOORS.findIndex((folders) => folders.includes(subfolder)),
  );
  if (fromFloor < 0 || toFloor < 0) return 'the folder is not in the list of the server’s floors';
  return toFloor > fromFloor
    ? undefined
    : `server/${from.subfolder} is not above server/${to.subfolder}`;
}
