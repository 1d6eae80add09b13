import { useEffect, useMemo } from 'react';
import { hold } from '../../api/http/hold-back';
import { readRows } from '../../api/lists';
import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { showToast } from '../../stores/calls/notices';
import { type ListSource, listStore } from '../../stores/lists/lists';
import { rowList, rowsOf } from '../../stores/lists/rows';
import { configOf, useStudio } from '../../stores/studio/state';
import { EntityScreen } from '../entity/entity-screen';
import { Panel } from './panel';
import { nameOf } from './place';
import { texts } from './texts';

interface PreviewProps {
  readonly name: string;
  /** The entity as the page has it. */
  readonly inPage: EntityConfig | undefined;
}

/** The screen as the draft describes it, over the real rows. */
export function Preview({ name, inPage }: PreviewProps) {
  const config = useStudio((state) => state.valid[name]);
  const isBroken = useStudio(({ problems }) => problems.some(({ file }) => nameOf(file) === name));
  // It may have been published after the page was loaded.
  const isNew = useStudio((state) => configOf(state, name)?.live == null);
  const live = inPage ?? (isNew ? undefined : config);
  const source = useMemo(() => config && sourceOf(config, live), [config, live]);
  useEffect(holdWrites, []);

  const note = live ? texts.tryIt : texts.newRows;
  return (
    <Panel
      title={texts.preview}
      note={isBroken && config ? texts.oldPreview : note}
      className="xl:flex-1"
    >
      <div className="min-h-0 overflow-auto rounded-b-lg bg-surface p-4 xl:flex-1">
        {config && source ? (
          <EntityScreen
            config={{ ...config, endpoints: live?.endpoints ?? config.endpoints }}
            preview={source}
          />
        ) : (
          <p className="text-muted">{texts.noPreview}</p>
        )}
      </div>
    </Panel>
  );
}

/** Where the rows of a new entity would be: they are not asked for. */
const NO_ROWS = '/api/studio/no-rows';

function sourceOf(
  config: EntityConfig,
  live: EntityConfig | undefined,
): ListSource<readonly Row[]> {
  if (!live) {
    const source = rowList(`preview:${config.name}`, config.labelPlural, NO_ROWS);
    listStore(source).setState({ status: 'ready' });
    return source;
  }
  const renamed = config.fields.flatMap(({ name, was }) => (was ? [[name, was] as const] : []));
  if (renamed.length === 0) return rowsOf(live);
  const key = `preview:${config.name} ${renamed.join(' ')}`;
  const { patch: _, ...rows } = rowList(key, config.labelPlural, rowsOf(live).path);
  // Publishing takes the values of a renamed field along.
  return {
    ...rows,
    read: (json) =>
      readRows(json)?.map((row) => ({
        ...row,
        ...Object.fromEntries(renamed.map(([name, was]) => [name, row[name] ?? row[was]])),
      })),
  };
}

/** Nothing that the previewed screen does is sent, but for what only reads. */
function holdWrites(): () => void {
  return hold(({ method, path, isRead }) => {
    if (path === NO_ROWS) return true;
    const isOwn = /^\/(api\/(studio|account)\/|logout)/.test(path);
    const isHeld = method !== 'get' && !isRead && !isOwn;
    if (isHeld) showToast(texts.nothingSaved, undefined, 'preview');
    return isHeld;
  });
}
