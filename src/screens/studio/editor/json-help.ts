import { type CompletionContext, type CompletionResult, snippet } from '@codemirror/autocomplete';
import type { EditorView, Tooltip } from '@codemirror/view';
import { getLanguageService, type MarkupContent, TextDocument } from 'vscode-json-languageservice';

/** As the files of the shop name it; the others get it by their address. */
const SCHEMA = './schema.json';

/** Completion and help by a JSON schema, from what VS Code uses itself. */
export function jsonHelp(schema: object) {
  const service = getLanguageService({});
  service.configure({ schemas: [{ uri: SCHEMA, fileMatch: ['*'], schema }] });

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

/** Markdown as text: the descriptions have no more of it than escapes. */
const textIn = (content: string | MarkupContent | undefined) =>
  (typeof content === 'string' ? content : (content?.value ?? '')).replace(/\\(\W)/g, '$1');

/** A snippet of VS Code as one of CodeMirror: `$1` and `${1:text}` are fields; of `${1|a,b|}`, the first. */
const templateOf = (text: string) =>
  text
    .replace(/\$(\d)/g, '#{$1}')
    .replace(/\$\{(\d)\|([^,|]*)[^}]*\}/g, '#{$1:$2}')
    .replaceAll('${', '#{');
