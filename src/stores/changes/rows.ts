import * as api from '../../api/entities';
import type { EntityConfig } from '../../entities/entity-config';
import { unmaskedBy } from '../../entities/masked';
import { type Row, rowId } from '../../entities/row';
import { rowTitle } from '../../entities/row-title';
import { editText } from '../../field-types/read';
import { responseOf } from '../calls/run-call';
import { listStore } from '../lists/lists';
import { rowsOf } from '../lists/rows';
import { isOwnServer, may } from '../session/rights';
import { changeWords } from './change-words';
import { type ChangeOutcome, listActions } from './list-actions';
import { askToMerge } from './merge';
import { texts } from './texts';

export function addRow(config: EntityConfig, row: Row): Promise<ChangeOutcome> {
  return actionsFor(config).add(JSON.stringify(row), (key) => api.addRow(config, row, key));
}

/** `row` is the full row, with unknown fields unchanged, and `before` the one that it was made from. */
export async function updateRow(
  config: EntityConfig,
  before: Row,
  row: Row,
): Promise<ChangeOutcome> {
  const send = () => api.updateRow(config, askToMerge(row));
  const words = changedIn(config, before, row);
  const outcome = await actionsFor(config).update(row, JSON.stringify(row), send, words);
  if (outcome.kind !== 'conflict') return outcome;
  return { ...outcome, current: unmaskedBy(config, outcome.current, row) };
}

export function removeRow(config: EntityConfig, row: Row): Promise<ChangeOutcome> {
  return actionsFor(config).remove(row, () => api.removeRow(config, row.id));
}

/** The values of a row that its list masks. Only our own server is asked; it records who asks. */
export async function revealRow(config: EntityConfig, { id }: Row): Promise<Row | undefined> {
  if (!isOwnServer() || !may(config.name, 'reveal')) return undefined;
  return responseOf(texts.reveal(config.label), () => api.fetchEncrypted(config, id));
}

/** Send a row that is one of several to change (`changeSelected`). */
export const sendUpdate = (config: EntityConfig, row: Row) => api.updateRow(config, row);
export const sendRemoval = (config: EntityConfig, row: Row) => api.removeRow(config, row.id);

function actionsFor(config: EntityConfig) {
  const { label, name: entity } = config;
  return listActions(rowsOf(config), {
    label,
    entity,
    screen: () => config.actions.update && config.route,
    titleOf: (row) => rowTitle(config, row),
    listed: (row) => listedIn(config, row),
  });
}

/** The row as it is in the list. */
function listedIn(config: EntityConfig, row: Row): Row | undefined {
  const { content } = listStore(rowsOf(config)).getState();
  return content.find((one) => rowId(one) === rowId(row));
}

/** Describes how a row differs from `original`. The one in the list may be yet another version. */
function changedIn(config: EntityConfig, original: Row, row: Row): string {
  const before = unmaskedBy(config, original, row);
  // Other servers send values as texts, which are sent back as values.
  const changed = config.fields.filter((field) => {
    const textIn = ({ [field.name]: value }: Row) => editText(field, value);
    return textIn(row) !== textIn(before);
  });
  const [first, ...others] = changed;
  if (first && others.length === 0) return changeWords(first, row);
  return changed.map((field) => field.label).join(', ');
}
