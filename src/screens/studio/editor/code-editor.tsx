import type { EditorView } from '@codemirror/view';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { ConfigProblem } from '../../../entities/check/config-problem';
import { jsonHelp } from './json-help';
import { goTo, markProblems, openEditor, showText } from './open-editor';

interface CodeEditorProps {
  readonly text: string;
  readonly onEdit: (text: string) => void;
  readonly schema: object | undefined;
  readonly problems: readonly ConfigProblem[];
  readonly warnings: readonly ConfigProblem[];
  /** Where the cursor goes; another object goes there again. */
  readonly place: Pick<ConfigProblem, 'line' | 'column'> | undefined;
}

/** CodeMirror over a config's text. */
export function CodeEditor({ text, onEdit, schema, problems, warnings, place }: CodeEditorProps) {
  const element = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const help = useMemo(() => schema && jsonHelp(schema), [schema]);
  const latest = useRef({ text, onEdit, help });
  latest.current = { text, onEdit, help };

  useLayoutEffect(() => {
    if (!element.current) return;
    const view = openEditor({
      place: element.current,
      text: latest.current.text,
      onEdit: (next) => latest.current.onEdit(next),
      help: () => latest.current.help,
    });
    editor.current = view;
    return () => view.destroy();
  }, []);

  useLayoutEffect(() => {
    if (editor.current) showText(editor.current, text);
  }, [text]);

  useEffect(() => {
    const marked = (isWarning: boolean) => (problem: ConfigProblem) => ({ ...problem, isWarning });
    const all = [...problems.map(marked(false)), ...warnings.map(marked(true))];
    if (editor.current) markProblems(editor.current, all);
  }, [problems, warnings]);

  useEffect(() => {
    if (editor.current && place) goTo(editor.current, place);
  }, [place]);

  return <div ref={element} className="h-full min-h-0 overflow-hidden" />;
}
