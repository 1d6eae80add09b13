import type { EditorView } from '@codemirror/view';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { ConfigProblem } from '../../../entities/check/config-problem';
import { configNameOf, showProblem, useStudio } from '../../../stores/studio/state';
import { jsonHelp } from './json-help';
import { goTo, markProblems, openEditor, showText } from './open-editor';

interface CodeEditorProps {
  readonly name: string;
  readonly text: string;
  readonly onEdit: (text: string) => void;
  readonly schema: object | undefined;
}

/** CodeMirror over a config's text. */
export function CodeEditor({ name, text, onEdit, schema }: CodeEditorProps) {
  const problems = useStudio((state) => state.problems);
  const warnings = useStudio((state) => state.warnings);
  const shown = useStudio((state) => state.shown);
  const element = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const help = useMemo(() => schema && jsonHelp(schema), [schema]);
  // CodeMirror ends each line with \n. Files that were written on Windows keep their \r\n.
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const edit = (next: string) => onEdit(next.replaceAll('\n', lineEnd));
  const latest = useRef({ onEdit: edit, help });
  // Before the editor is opened, which reads it.
  useLayoutEffect(() => {
    latest.current = { onEdit: edit, help };
  });

  useLayoutEffect(() => {
    if (!element.current) return;
    const view = openEditor(element.current, latest);
    editor.current = view;
    return () => view.destroy();
  }, []);

  useLayoutEffect(() => {
    if (editor.current) showText(editor.current, text.replaceAll('\r\n', '\n'));
  }, [text]);

  useEffect(() => {
    const isOfThis = (problem: ConfigProblem) => configNameOf(problem) === name;
    const view = editor.current;
    if (!view) return;
    markProblems(view, [...problems, ...warnings].filter(isOfThis), warnings);
    if (!shown || !isOfThis(shown)) return;
    goTo(view, shown);
    showProblem(undefined);
  }, [problems, warnings, shown, name]);

  return <div ref={element} className="h-full min-h-0 overflow-hidden" />;
}
