import { type CompletionContext, type CompletionResult, snippet } from '@codemirror/autocomplete';
import type { EditorView, Tooltip } from '@codemirror/view';
import { getLanguageService, type MarkupContent, TextDocument } from 'vscode-json-languageservice';

/** Completion and help from a JSON schema, with the library that VS Code uses. */
export function jsonHelp(schema: object) {
  // Whichever schema a file names, it is this one.
  const schemaRequestService = async () => JSON.stringify(schema);
  const service = getLanguageService({ schemaRequestService });
  service.configure({ schemas: [{ uri: 'schema.json', fileMatch: ['*'], schema }] });

  function read(text: string, offset: number) {
    const file = TextDocument.create('file:///config.json', 'json', 0, text);
    const parsed = service.parseJSONDocument(file);
    return { file, at: [file, file.positionAt(offset), parsed] as const };
  }

  async function complete({ state, pos }: CompletionContext): Promise<CompletionResult | null> {
    const { file, at } = read(state.doc.toString(), pos);
    const { items = [] } = (await service.doComplete(...at)) ?? {};
    const [first] = items;
    if (!first?.textEdit || !('range' in first.textEdit)) return null;
    const { start, end } = first.textEdit.range;
    return {
      from: file.offsetAt(start),
      to: file.offsetAt(end),
      options: items.map(({ label, textEdit, documentation, filterText = label }) => ({
        label: filterText,
        displayLabel: label,
        info: textIn(documentation),
        apply: snippet(templateOf(textEdit?.newText ?? label)),
      })),
    };
  }

  async function explain(view: EditorView, position: number): Promise<Tooltip | null> {
    const { file, at } = read(view.state.doc.toString(), position);
    const hover = await service.doHover(...at);
    const [text] = [hover?.contents ?? []].flat();
    if (!hover?.range || typeof text !== 'string') return null;
    const content = textIn(text);
    function create() {
      const dom = document.createElement('div');
      dom.textContent = content;
      return { dom };
    }
    const pos = file.offsetAt(hover.range.start);
    return { pos, end: file.offsetAt(hover.range.end), above: true, create };
  }

  return { complete, explain };
}

/** Markdown as text: the only Markdown in the descriptions is escapes. */
const textIn = (content: string | MarkupContent | undefined) =>
  (typeof content === 'string' ? content : (content?.value ?? '')).replace(/\\(\W)/g, '$1');

/**
 * Converts a VS Code snippet to one of CodeMirror: `$1` and `${1:text}` become fields, `${1|a,b|}` a field with `a`.
 */
const templateOf = (text: string) =>
  text
    .replace(/\$(\d)/g, '#{$1}')
    .replace(/\$\{(\d)\|([^,|]*)[^}]*\}/g, '#{$1:$2}')
    .replaceAll('${', '#{');
