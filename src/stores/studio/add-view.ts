import * as api from '../../api/studio';
import { withValue } from '../../entities/edit-text';
import { viewOfAddress } from '../../entities/view-address';
import { describeFailure } from '../calls/describe-failure';
import { showToast } from '../calls/notices';
import { runCall } from '../calls/run-call';
import { navigate, studioAddress } from '../session/router';
import { texts } from './texts';

/** Adds a view to a draft of an entity’s file. Returns the reason if it failed. */
export async function addViewToFile(
  entity: string,
  name: string,
  address: string,
): Promise<string | undefined> {
  const found = await runCall({ what: texts.addView, shows: 'nothing' }, api.fetchStudio);
  if (!found.ok) return describeFailure(found.failure);
  const file = found.value.configs.find((one) => one.name === entity);
  const { draft = null, live = null, config } = file ?? {};
  if (!config) return texts.brokenFile(entity);
  const fieldOf = (field: string) => config.fields.find((one) => one.name === field);
  const view = viewOfAddress(name, address, fieldOf);
  if (!view) return texts.noWords;
  const text = draft?.text ?? live?.text ?? '';
  const change = {
    text: withView(text, config.views?.length ?? 0, view),
    replaces: (draft ?? live)?.hash ?? null,
  };
  const saved = await runCall({ what: texts.addView, shows: 'nothing' }, () =>
    api.saveDraft(entity, change),
  );
  if (!saved.ok) return describeFailure(saved.failure);
  const run = () => void navigate(studioAddress(entity));
  showToast(texts.viewAdded(name, entity), { label: texts.openStudio, run });
  return undefined;
}

const withView = (text: string, count: number, view: object) =>
  count > 0 ? withValue(text, ['views', count], view) : withValue(text, ['views'], [view]);
