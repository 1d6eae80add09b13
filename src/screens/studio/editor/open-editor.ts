import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { Annotation } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { isRecord } from '../../../common/is-record';
import type { ConfigProblem } from '../../../entities/check/config-problem';
import { editBetween } from '../../../entities/edit-text';
import { texts } from '../texts';
import type { jsonHelp } from './json-help';
import { colours, look } from './theme';

/** A change that the editor has not made itself. */
const fromOutside = Annotation.define<boolean>();

/** The latest callbacks, which the editor reads each time that it needs them. */
interface Latest {
  readonly current: {
    readonly onEdit: (text: string) => void;
    readonly help: ReturnType<typeof jsonHelp> | undefined;
  };
}

/** An editor of JSON, with completion and help from a schema. */
export function openEditor(parent: HTMLElement, latest: Latest): EditorView {
  const extensions = [
    lineNumbers(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    highlightActiveLine(),
    lintGutter(),
    json(),
    syntaxHighlighting(colours),
    look,
    autocompletion({ override: [(at) => latest.current.help?.complete(at) ?? null], icons: false }),
    hoverTooltip((view, position) => latest.current.help?.explain(view, position) ?? null),
    // Tab leaves the editor, as it leaves every other control.
    keymap.of([...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      'aria-label': texts.config,
      spellcheck: 'false',
      tabindex: '0',
    }),
    EditorView.domEventHandlers({ beforeinput: insertLines }),
    EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      const isOwn = transactions.every((one) => !one.annotation(fromOutside));
      if (docChanged && isOwn) latest.current.onEdit(state.doc.toString());
    }),
  ];
  const view = withoutStyleElement(() => new EditorView({ parent, extensions }));
  drawAllLines(view);
  return view;
}

/** The browser itself would insert and join lines with styles in attributes, which the content security policy forbids. */
function insertLines(event: InputEvent, view: EditorView): boolean {
  const { data, inputType } = event;
  const selected = document.getSelection();
  if (!selected?.rangeCount || inputType !== 'insertText' || !data) return false;
  if (selected.isCollapsed && !data.includes('\n')) return false;
  // The editor may not know yet what is selected.
  const range = selected.getRangeAt(0);
  const from = view.posAtDOM(range.startContainer, range.startOffset);
  const to = view.posAtDOM(range.endContainer, range.endOffset);
  const selection = { anchor: from + data.length };
  view.dispatch({ changes: { from, to, insert: data }, selection, userEvent: 'input.type' });
  event.preventDefault();
  return true;
}

/**
 * Draws all lines, as for printing: otherwise, the browser's search and screen readers would find only the lines in
 * view. CodeMirror has no option for this: it draws a fixed margin around the view, whatever the height of the element.
 */
function drawAllLines(view: EditorView): void {
  const state: unknown = Reflect.get(view, 'viewState');
  if (isRecord(state)) Reflect.set(state, 'printing', true);
}

/** Shows another text. The unchanged text before and after the change keeps its selection and markers. */
export function showText(view: EditorView, text: string): void {
  const edit = editBetween(view.state.doc.toString(), text);
  if (!edit) return;
  const { offset: from, length, content: insert } = edit;
  const changes = { from, to: from + length, insert };
  view.dispatch({ changes, annotations: fromOutside.of(true) });
}

/** Marks problems in their places; those in `warnings` are marked as warnings. */
export function markProblems(
  view: EditorView,
  problems: readonly ConfigProblem[],
  warnings: readonly ConfigProblem[],
): void {
  const diagnostics = problems.map((problem): Diagnostic => {
    const from = positionOf(view, problem);
    const text = view.state.doc.sliceString(from);
    const [word = ''] = /^("(\\.|[^"\\\n])*"|[\w.-]+|.)?/.exec(text) ?? [];
    const { reason, suggestion } = problem;
    const message = suggestion ? `${reason} ${texts.didYouMean(suggestion)}` : reason;
    const severity = warnings.includes(problem) ? 'warning' : 'error';
    return { from, to: from + word.length, severity, message };
  });
  view.dispatch(setDiagnostics(view.state, diagnostics));
}

/** Puts the cursor where a problem is, and shows it. */
export function goTo(view: EditorView, problem: ConfigProblem): void {
  const anchor = positionOf(view, problem);
  const effects = EditorView.scrollIntoView(anchor, { y: 'center' });
  view.dispatch({ selection: { anchor }, effects });
  view.focus();
}

function positionOf({ state: { doc } }: EditorView, { line, column }: ConfigProblem): number {
  const { from, to } = doc.line(Math.min(Math.max(1, line), doc.lines));
  return Math.min(from + column - 1, to);
}

/**
 * CodeMirror writes its styles into a `<style>` element, which the content security policy forbids. If its root has
 * no head, it uses an adopted style sheet instead, and keeps doing so. A shadow root has no head, but would hide
 * typing from the page's shortcuts; a nonce would need a different page for each request.
 */
function withoutStyleElement<Made>(make: () => Made): Made {
  Object.defineProperty(document, 'head', { value: null, configurable: true });
  try {
    return make();
  } finally {
    Reflect.deleteProperty(document, 'head');
  }
}
