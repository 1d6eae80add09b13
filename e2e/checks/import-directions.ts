import { posix } from 'node:path';
import type { Import } from './imports-of';

/** From the top to the bottom: a folder may import itself and what stands after it. */
const LAYERS: readonly string[] = [
  'app',
  'screens',
  'stores',
  'api',
  'spreadsheet',
  'entities',
  'field-types',
  'components',
  'table',
  'common',
];

/** The same inside `src/server`: a folder may import itself and the floors below its own. */
const SERVER_FLOORS: readonly (readonly string[])[] = [
  ['start', 'commands', 'build', 'testing'],
  ['pages'],
  ['auth', 'orders', 'custom-catalogue', 'reviews', 'documents', 'pdf-catalogue'],
  ['entity-api'],
  ['spreadsheets'],
  ['hand-written-entities'],
  ['entities'],
  ['entity-tables'],
  ['pdf', 'live-configs'],
  ['settings', 'secrets', 'threads'],
  ['http'],
  ['database'],
];

/** Folders in `screens` that every screen may use; the others are screens, which know only themselves. */
const SHARED_SCREENS = ['entity', 'bulk-update', 'row-forms', 'screen-table', 'sign-in', 'loading'];

/** The one file that loads the demo shop, when it is wanted. */
const DEMO_DOOR = 'src/server/start/start-server.ts';

/** What both the browser and the server are built from. */
const SHARED_FOLDERS = ['entities', 'spreadsheet', 'common'];

/** The registries of field types, and the entry file of a chunk, may re-export other modules. */
const REGISTRIES = /^src\/(field-types\/registry\/|app\/shell\.ts$)/;

export const REACT =
  /^(react|react-dom|react-router|react-router-dom|react-hook-form|@hookform\/.*|@headlessui\/react|@tanstack\/react-.*|lucide-react|zustand)(\/|$)/;
export const SERVER_ONLY =
  /^(node:|fastify|@fastify\/|kysely|libsql|pg|nodemailer|sharp|@node-rs\/)/;
const TEST_ONLY = /^(vitest|@testing-library\/|jsdom|axe-core|node:)/;

/** Every import that points in a wrong direction, in words. */
export function wrongImports(imports: readonly Import[]): readonly string[] {
  return imports.flatMap((found) => {
    const reason = reasonAgainst(found);
    return reason ? [`${found.from}:${found.line} imports ${nameOf(found)}: ${reason}.`] : [];
  });
}

function nameOf({ file, specifier }: Import): string {
  return file ?? specifier ?? 'what only the running program knows';
}

function reasonAgainst(found: Import): string | undefined {
  const from = placeOf(found.from);
  if (!from) return undefined;
  if (found.specifier === undefined) return 'a path that is worked out can’t be checked';
  if (found.reExport && !REGISTRIES.test(found.from)) {
    return 'only the registries gather other modules; import from the module itself';
  }
  return found.file === undefined
    ? reasonAgainstPackage(from, found.specifier)
    : reasonAgainstFile(from, found.file, found.dynamic);
}

interface Place {
  readonly path: string;
  readonly folder: string;
  readonly isTest: boolean;
  /** A test, or a file that only tests use. */
  readonly isTesting: boolean;
  /** Only in `field-types`: a file of a view half. */
  readonly isView: boolean;
}

/** Where a file stands in the house; nothing when it is outside. */
function placeOf(path: string): Place | undefined {
  const [src, folder] = path.split('/');
  if (src !== 'src' || folder === undefined) return undefined;
  const isTest = /\.test\.tsx?$/.test(path);
  const isView =
    folder === 'field-types' &&
    (path.endsWith('.tsx') || /^src\/field-types\/(registry\/|field-)?ui\.ts$/.test(path));
  const isTesting = isTest || /[/]testing(\.tsx?$|[/])/.test(path);
  return { path, folder, isTest, isTesting, isView };
}

function reasonAgainstPackage(from: Place, name: string): string | undefined {
  if (from.isTest && TEST_ONLY.test(name)) return undefined;
  if (from.folder === 'server' || from.folder === 'demo-shop') {
    return REACT.test(name) ? 'the server never imports React' : undefined;
  }
  if (from.folder === 'field-types' && !from.isView && name !== 'zod/mini') {
    return 'field models import zod/mini alone';
  }
  if (
    ['api', 'spreadsheet', 'entities', 'table', 'common'].includes(from.folder) &&
    REACT.test(name)
  ) {
    return `${from.folder} knows no React`;
  }
  // Configs are read from files, but only on the server: `wayTo` holds that in check.
  if (from.folder !== 'entities' && SERVER_ONLY.test(name)) {
    return 'the browser has no such module';
  }
  return undefined;
}

function reasonAgainstFile(from: Place, file: string, dynamic: boolean): string | undefined {
  const to = placeOf(file);
  if (!to) return reasonAgainstOutside(from, file);
  if (to.isTest) return 'nothing imports a test';
  if (from.folder === 'demo-shop') {
    return to.folder === 'demo-shop' ? undefined : reasonAgainstServer(to);
  }
  if (to.folder === 'demo-shop') {
    return from.isTesting || (from.path === DEMO_DOOR && dynamic)
      ? undefined
      : `only ${DEMO_DOOR} loads the demo shop`;
  }
  if (from.folder === 'server') return reasonAgainstServer(to) ?? reasonAgainstFloor(from, to);
  if (to.folder === 'server') return 'the browser never imports the server';
  if (layerOf(from) === -1 || layerOf(to) === -1) return 'the folder is not on the map';
  if (layerOf(to) < layerOf(from)) return `${from.folder} stands below ${to.folder}`;
  if (from.folder === 'screens' && to.folder === 'screens') return reasonAgainstScreen(from, to);
  if (from.folder === 'field-types' && !from.isView) {
    return to.isView || !['field-types', 'common'].includes(to.folder)
      ? 'field models import no views and nothing below them but common'
      : undefined;
  }
  if (SHARED_FOLDERS.includes(from.folder) && (to.isView || to.folder === 'components')) {
    return `${from.folder} serves the server too, which has no views`;
  }
  return undefined;
}

function reasonAgainstOutside(from: Place, file: string): string | undefined {
  if (from.folder === 'app' && file.startsWith('entity-configs/')) return undefined;
  if (from.isTest && file.startsWith('entity-configs/')) return undefined;
  return 'it stands outside src';
}

function reasonAgainstServer(to: Place): string | undefined {
  if (to.folder === 'server' || SHARED_FOLDERS.includes(to.folder)) return undefined;
  if (to.folder === 'field-types' && !to.isView) return undefined;
  return 'the server imports only entities, spreadsheets, field models and common';
}

function reasonAgainstFloor(from: Place, to: Place): string | undefined {
  if (from.isTesting || to.folder !== 'server' || roomOf(from) === roomOf(to)) return undefined;
  const [fromFloor, toFloor] = [from, to].map((place) =>
    SERVER_FLOORS.findIndex((rooms) => rooms.includes(roomOf(place) ?? '')),
  );
  if (fromFloor === undefined || toFloor === undefined || fromFloor < 0 || toFloor < 0) {
    return 'the folder is not on the server’s list of floors';
  }
  return toFloor > fromFloor
    ? undefined
    : `server/${roomOf(from)} is not above server/${roomOf(to)}`;
}

function reasonAgainstScreen(from: Place, to: Place): string | undefined {
  const screen = roomOf(to);
  if (screen === undefined || SHARED_SCREENS.includes(screen) || screen === roomOf(from)) {
    return undefined;
  }
  return 'a screen never imports another screen';
}

/** The folder inside `server` or `screens`; nothing for a file directly in them. */
function roomOf({ path }: Place): string | undefined {
  const [, , room] = posix.dirname(path).split('/');
  return room;
}

function layerOf({ folder }: Place): number {
  return LAYERS.indexOf(folder);
}
