import { holdBack } from '../../api/http/hold-back';
import { rowsIn } from '../../api/lists';
import { isRecord } from '../../common/is-record';
import { readLoosely } from '../../common/read-loosely';
import { serverUrl } from '../../common/server-url';
import type { EntityConfig } from '../../entities/entity-config';
import { mayDo, type Roles, roleActions } from '../../entities/roles/roles';
import type { Row } from '../../entities/row';
import { showToast } from '../calls/notices';
import type { ListSource } from '../lists/lists';
import { rowList, rowsOf } from '../lists/rows';
import { confirmationStore } from '../session/rights';
import { texts } from './texts';

/** The rows in the preview of a draft: those of the `live` entity, if there is one, under the draft's field names. */
export function previewedRows(
  config: EntityConfig,
  live: EntityConfig | undefined,
): ListSource<readonly Row[]> {
  if (!live) return { ...rowList('preview', config.labelPlural, ''), isFetched: false };
  const renamed = config.fields.flatMap(({ name, was }) => (was ? [[name, was] as const] : []));
  if (renamed.length === 0) return rowsOf(live);
  const key = `preview:${config.name} ${renamed.join(' ')}`;
  const { patch: _, ...rows } = rowList(key, config.labelPlural, live.endpoints.fetch);
  // Publishing keeps the values of a renamed field.
  const newNames = (row: Row) =>
    Object.fromEntries(renamed.map(([name, was]) => [name, row[name] ?? row[was]]));
  return { ...rows, read: (json) => rowsIn(json)?.map((row) => ({ ...row, ...newNames(row) })) };
}

/** What the Studio itself sends, and the frame around it. Exports save real rows, so they are recorded even here. */
const OWN_PATHS = ['/api/studio/', '/api/account/', '/logout', '/api/selection/export'];

/**
 * Blocks what the previewed screen would write, until the returned function is called. Also blocks downloads of
 * spreadsheets, which would have the columns of the published config.
 */
export function holdWrites(): () => void {
  return holdBack.start((url) => {
    const isHeld = !OWN_PATHS.some((path) => url.startsWith(serverUrl(path)));
    if (isHeld) showToast(texts.nothingSaved);
    return isHeld;
  });
}

/** The roles in the text of `roles.json`; undefined if it has none. The file's schema is too large to load for this. */
export function rolesIn(text: string): Roles | undefined {
  const file = readLoosely(text);
  if (!isRecord(file)) return undefined;
  const { $schema: _, ...roles } = file;
  return isRoles(roles) ? roles : undefined;
}

function isRoles(roles: Readonly<Record<string, unknown>>): roles is Roles {
  const isGiven = (given: unknown) => given === 'all' || Array.isArray(given);
  return Object.values(roles).every(
    (rights) => rights === 'all' || (isRecord(rights) && Object.values(rights).every(isGiven)),
  );
}

/** Shows a screen as a role sees it, until the next call; without a role, as the user sees it. */
export function previewAs({ name }: EntityConfig, roles: Roles = {}, role?: string): void {
  const holder = { roles: [role ?? ''], isEditor: false };
  const allowed = roleActions.filter((action) => mayDo(roles, holder, name, action));
  confirmationStore.setState({ previewed: role ? { [name]: allowed } : undefined });
}
