import { build, type Plugin, type Rolldown } from 'vite';
import type { HandWrittenRoute } from '../../entities/hand-written';

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

const SCRIPT = 'src/app/early/early.ts';

/** The modules of the hand-written screens, by address. */
const SCREENS: Readonly<Record<HandWrittenRoute, string>> = {
  '/order': 'orders/orders-screen',
  '/catalogue': 'catalogue/catalogue-screen',
  '/review': 'reviews/reviews-screen',
  '/pdf': 'pdf/pdf-screen',
};

/**
 * Puts a script into the page that asks for the first screen's files and data at once, instead of when the
 * application has loaded. Its text is the same for all addresses, so that the page can be cached.
 */
export function earlyScript(): Plugin {
  return {
    name: 'paperhanger-early-script',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const files = JSON.stringify(screenFiles(bundle ?? {}));
        const script = await compiled({ SCREEN_FILES: files });
        // Before the style sheets: a script waits for those above it.
        return html.replace('<title>', () => `<script>${script}</script>\n    <title>`);
      },
    },
  };
}

/** The files that each screen needs for its first rows, beyond those in the page. */
function screenFiles(bundle: Bundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const find = (module: string) =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  const start = filesOf(
    chunks.find(({ isEntry }) => isEntry),
    bundle,
  );
  const firstRows = filesOf(find('/src/app/chunks/first-rows.ts'), bundle);
  const more = (files: Iterable<string>) =>
    [...new Set(files)].filter((file) => !start.has(file)).map((file) => `/${file}`);
  const filesFor = (module: string) =>
    more([...firstRows, ...filesOf(find(`/src/screens/${module}.tsx`), bundle)]);
  return {
    configs: more(filesOf(find('virtual:entity-configs'), bundle)),
    '*': filesFor('entity/entity-screen'),
    '/login': more(filesOf(find('/src/screens/login/login-screen.tsx'), bundle)),
    ...Object.fromEntries(
      Object.entries(SCREENS).map(([path, module]) => [path, filesFor(module)]),
    ),
  };
}

/** A chunk's file, its styles and its imports, at any depth. */
function filesOf(chunk: Chunk | undefined, bundle: Bundle, found = new Set<string>()) {
  if (!chunk || found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') filesOf(imported, bundle, found);
  }
  return found;
}

async function compiled(define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: SCRIPT, output: { format: 'iife' } },
    },
  });
  if (!('output' in result)) throw new Error(`${SCRIPT} was not built.`);
  return result.output[0].code.trim();
}
