import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useOneColumn } from '../../components/breakpoints';
import { classNames } from '../../components/class-names';
import { Button } from '../../components/controls/button';
import { ConfirmDialog } from '../../components/overlays/confirm-dialog';
import { SHARED } from '../../entities/shared-fields';
import { discardDraft, editConfig, removeConfig, saveDrafts } from '../../stores/studio/drafts';
import { loadSchema } from '../../stores/studio/publish';
import { addKeptRows, dropRows, useRows } from '../../stores/studio/sample-rows';
import {
  configNameOf,
  configOf,
  isScreen,
  textOf,
  useIsTyped,
  useStudio,
  useText,
} from '../../stores/studio/state';
import { lazyChunk } from '../loading/lazy-chunk';
import { QuickForm } from './quick-form';
import { hasField, renameField, takenNames } from './rename-field';
import { texts } from './texts';
import { VersionsDialog } from './versions-dialog';

const CodeEditor = lazyChunk(
  async () => (await import('./editor/code-editor')).CodeEditor,
  () => <p className="p-4 text-muted">{texts.loading}</p>,
);

/** One config: its form, its text and its actions. */
export function Workbench({ name }: { readonly name: string }) {
  const text = useText(name);
  const sharedText = useText(SHARED);
  const { draft, live } = useStudio(() => configOf(name)) ?? {};
  const failure = useStudio((state) => state.failure);
  const isTyped = useIsTyped();
  const sample = useRows(name);
  const [schema, setSchema] = useState<object>();
  const [dialog, setDialog] = useState<'versions' | 'remove'>();
  const configs = useStudio((state) => state.configs);
  const entities = configs.filter(({ config }) => config).map((one) => one.name);
  const edit = (next: string) => editConfig(name, next);
  // What a dialog has started may end when another one is open.
  const close = () => setDialog((now) => (now === dialog ? undefined : now));

  const textsOf = () => new Map(configs.map((config) => [config.name, textOf(config.name)]));

  function rename(from: string, to: string) {
    const isGuessed = sample?.rows.some((row) => from in row) ?? false;
    const isPublished = isGuessed || (live ? hasField(live.text, from) : false);
    const changed = renameField(textsOf(), { entity: name, from, to, isPublished });
    for (const [entity, renamed] of changed) editConfig(entity, renamed);
  }

  const isOneColumn = useOneColumn();
  const [isJson, setJson] = useState(false);
  const problem = useStudio((state) => state.shown);
  useEffect(() => {
    if (problem && configNameOf(problem) === name) setJson(true);
  }, [problem, name]);

  useEffect(() => {
    const save = () => void saveDrafts();
    window.addEventListener('online', save);
    return () => window.removeEventListener('online', save);
  }, []);

  // The schema lists the fields of the draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft has another schema.
  useEffect(() => {
    let isLast = true;
    void loadSchema(name).then((found) => {
      if (found && isLast) setSchema(found);
    });
    return () => {
      isLast = false;
    };
  }, [draft?.hash]);

  const isGone = text === '' && (draft ? draft.remove : !live);
  const form = isScreen(name) && (
    <QuickForm
      name={name}
      text={text}
      sharedText={sharedText}
      entities={entities}
      onEdit={edit}
      takenFor={(field) => takenNames(textsOf(), name, field)}
      onRename={rename}
    />
  );
  const editor = (
    <div className="h-120 min-h-0 xl:h-auto xl:flex-1">
      <CodeEditor name={name} text={text} schema={schema} onEdit={edit} />
    </div>
  );
  const status = draft ? texts.saved : live && texts.unchanged;
  return (
    <div className="flex min-h-0 min-w-0 flex-col rounded-lg border border-line bg-raised">
      <div className="flex flex-wrap items-center gap-2 border-line border-b px-4 py-2">
        <h2 className="mr-auto min-w-0 wrap-anywhere font-mono font-semibold text-sm max-sm:basis-full">
          {name}
        </h2>
        <Button size="sm" onClick={() => setDialog('versions')}>
          {texts.versions}
        </Button>
        <Button size="sm" aria-disabled={!draft} onClick={() => void discardDraft(name)}>
          {texts.discard}
        </Button>
        <Button size="sm" aria-disabled={!live || isGone} onClick={() => setDialog('remove')}>
          {texts.removeConfig}
        </Button>
      </div>
      {sample && (
        <p className="flex items-center gap-2 border-line border-b bg-accent-soft px-4 py-2 text-xs">
          <span className="mr-auto">{texts.rowsToAdd(sample, live !== null && !draft)}</span>
          {live && !draft && (
            <Button size="sm" onClick={() => void addKeptRows(name)}>
              {texts.addRows}
            </Button>
          )}
          <Button size="sm" onClick={() => dropRows(name)}>
            {texts.dontAdd}
          </Button>
        </p>
      )}
      {isGone ? (
        <p className="flex-1 px-4 py-3 text-muted text-sm">{texts.gone(live !== null)}</p>
      ) : (
        <Parts
          form={form}
          editor={editor}
          isOneColumn={isOneColumn}
          isJson={isJson}
          onJson={setJson}
        />
      )}
      <div className="flex flex-wrap justify-between gap-x-4 border-line border-t px-4 py-2 text-xs">
        <p role="status" className={failure ? 'text-danger' : 'text-muted'}>
          {failure ?? (isTyped ? texts.saving : status)}
        </p>
        {!isGone && (isJson || !isOneColumn) && (
          <p className="text-muted max-sm:hidden">{texts.keys}</p>
        )}
      </div>
      {dialog === 'versions' && <VersionsDialog name={name} onClose={close} />}
      {dialog === 'remove' && (
        <ConfirmDialog
          title={texts.removeTitle(name)}
          confirmLabel={texts.removeConfig}
          onCancel={close}
          onConfirm={() => {
            close();
            void removeConfig(name);
          }}
        >
          {texts.removeQuestion}
        </ConfirmDialog>
      )}
    </div>
  );
}

interface PartsProps {
  /** Only configs of screens have one. */
  readonly form: ReactNode;
  readonly editor: ReactNode;
  readonly isOneColumn: boolean;
  readonly isJson: boolean;
  readonly onJson: (isJson: boolean) => void;
}

/** Shows the form above the JSON or, in one column, both as tabs, so that the preview follows the form directly. */
function Parts({ form, editor, isOneColumn, isJson, onJson }: PartsProps) {
  if (!form) return editor;
  if (!isOneColumn)
    return (
      <>
        <div className="shrink-0 overflow-y-auto border-line border-b xl:max-h-[45%]">{form}</div>
        {editor}
      </>
    );
  return (
    <TabGroup selectedIndex={isJson ? 1 : 0} onChange={(index) => onJson(index === 1)}>
      <TabList className="flex gap-1 border-line border-b px-4 py-2">
        {[texts.tabs.form, texts.tabs.json].map((label) => (
          <Tab
            key={label}
            className={({ selected }) =>
              classNames(
                'rounded-md px-3 py-2 font-medium text-sm',
                selected ? 'bg-accent-soft text-accent' : 'text-muted hover:bg-sunken',
              )
            }
          >
            {label}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        <TabPanel tabIndex={-1}>{form}</TabPanel>
        <TabPanel tabIndex={-1}>{editor}</TabPanel>
      </TabPanels>
    </TabGroup>
  );
}
