import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const MONO = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

/** The colours are those of the design system, so both themes have them. */
export const look = EditorView.theme({
  '&': { height: '100%', fontSize: '12px', backgroundColor: 'var(--raised)', color: 'var(--ink)' },
  // Smaller text would make iOS zoom.
  '@media (width < 40rem)': { '.cm-scroller': { fontSize: '16px' } },
  '&.cm-focused': { outline: 'none' },
  // An outline would be behind the line numbers.
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: 300,
    boxShadow: 'inset 0 0 0 2px var(--accent)',
    pointerEvents: 'none',
  },
  '.cm-scroller': { fontFamily: MONO, lineHeight: '1.6' },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--ink)' },
  // Indents the wrapped parts of a line.
  '.cm-line': { paddingLeft: 'calc(6ch + 4px)', textIndent: '-6ch' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--raised)', color: 'var(--muted)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--hover)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'var(--accent-soft)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--sunken)' },
  '.cm-tooltip': {
    maxWidth: 'min(26rem, 90vw)',
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    borderRadius: '6px',
    boxShadow: '0 4px 12px var(--shade)',
  },
  '.cm-tooltip-hover > div, .cm-completionInfo, .cm-diagnostic': {
    padding: '6px 10px',
    fontSize: '12px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent-soft)',
    color: 'var(--accent)',
  },
});

export const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--accent)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--warning)' },
  { tag: tags.punctuation, color: 'var(--muted)' },
]);
