import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import type { SourceTree } from './source-tree';

export interface Import {
  /** The file that imports. */
  readonly from: string;
  readonly line: number;
  /** The text between the quotes; undefined for a computed path. */
  readonly specifier: string | undefined;
  /** The imported file; undefined for a package. */
  readonly file: string | undefined;
  /** Removed by the compiler. */
  readonly typeOnly: boolean;
  /** `import()`. */
  readonly dynamic: boolean;
  readonly reExport: boolean;
}

/** All imports of all files: static, dynamic, `export … from`, and those of types. */
export function importsOf(tree: SourceTree): readonly Import[] {
  return [...tree].flatMap(([path, text]) =>
    /\.tsx?$/.test(path) ? importsOfFile(path, text, tree) : [],
  );
}

function importsOfFile(path: string, text: string, tree: SourceTree): readonly Import[] {
  const parsed = parseSync(path, text);
  const error = parsed.errors[0];
  if (error) throw new Error(`${path} can’t be parsed: ${error.message}`);

  const found: Import[] = [];
  const add = (
    node: ESTree.Span,
    source: ESTree.Node | null,
    { typeOnly = false, reExport = false, dynamic = false } = {},
  ) => {
    const specifier = textOf(source);
    const file = specifier?.startsWith('.') ? resolve(path, specifier, tree) : undefined;
    found.push({
      from: path,
      line: lineAt(text, node.start),
      specifier,
      file,
      typeOnly,
      reExport,
      dynamic,
    });
  };
  new Visitor({
    ImportDeclaration(node) {
      const typeOnly = node.importKind === 'type' || onlyTypes(node.specifiers);
      add(node, node.source, { typeOnly });
    },
    ExportNamedDeclaration(node) {
      const typeOnly = node.exportKind === 'type' || onlyTypes(node.specifiers);
      if (node.source) add(node, node.source, { typeOnly, reExport: true });
    },
    ExportAllDeclaration(node) {
      add(node, node.source, { typeOnly: node.exportKind === 'type', reExport: true });
    },
    ImportExpression(node) {
      add(node, node.source, { dynamic: true });
    },
    TSImportType(node) {
      add(node, node.source, { typeOnly: true });
    },
  }).visit(parsed.program);
  return found;
}

type Specifier = ESTree.ImportDeclarationSpecifier | ESTree.ExportSpecifier;

function onlyTypes(specifiers: readonly Specifier[]): boolean {
  return specifiers.length > 0 && specifiers.every(isType);
}

function isType(specifier: Specifier): boolean {
  if (specifier.type === 'ImportSpecifier') return specifier.importKind === 'type';
  return specifier.type === 'ExportSpecifier' && specifier.exportKind === 'type';
}

function textOf(node: ESTree.Node | null): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** The file that a relative import means. A file that is not in the tree is returned as written. */
function resolve(from: string, specifier: string, tree: SourceTree): string {
  const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`];
  return candidates.find((candidate) => tree.has(candidate)) ?? path;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
