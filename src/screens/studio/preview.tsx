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
import { nameOf, texts } from './texts';

interface PreviewProps {
  readonly name: string;
  /** The entity as the page has it. */
  readonly inPage: EntityConfig | undefined;
}

/** The screen as the draft describes it, over the real rows. */
export function Preview({ name, inPage }: PreviewProps) {
  const { config, live: file } = useStudio(() => configOf(name)) ?? {};
  const isBroken = useStudio((state) => state.problems.some((one) => nameOf(one) === name));
  // It may have been published after the page was loaded.
  const live = inPage ?? (file ? config : undefined);
  const source = useMemo(() => config && sourceOf(config, live), [config, live]);
  useEffect(holdWrites, []);

  const note = isBroken ? texts.oldPreview : live ? texts.tryIt : texts.newRows;
  return (
    <Panel title={texts.preview} note={config && note} className="xl:flex-1">
      {config ? (
        <EntityScreen
          config={{ ...config, endpoints: live?.endpoints ?? config.endpoints }}
          preview={source}
        />
      ) : (
        <p className="text-muted">{texts.noPreview}</p>
      )}
    </Panel>
  );
}

/** Where the rows of a new entity would be: they are not asked for. */
const NO_ROWS = '/api/studio/no-rows';

function sourceOf(
  config: EntityConfig,
  live: EntityConfig | undefined,
): ListSource<readonly Row[]> {
  const renamed = config.fields.flatMap(({ name, was }) => (was ? [[name, was] as const] : []));
  if (live && renamed.length === 0) return rowsOf(live);
  const key = live ? `preview:${config.name} ${renamed.join(' ')}` : 'preview';
  const { patch: _, ...rows } = rowList(key, config.labelPlural, live?.endpoints.fetch ?? NO_ROWS);
  if (!live) listStore(rows).setState({ status: 'ready' });
  // Publishing takes the values of a renamed field along.
  const newNames = (row: Row) =>
    Object.fromEntries(renamed.map(([name, was]) => [name, row[name] ?? row[was]]));
  return { ...rows, read: (json) => readRows(json)?.map((row) => ({ ...row, ...newNames(row) })) };
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
