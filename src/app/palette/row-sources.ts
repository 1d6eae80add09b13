import { isRecord } from '../../common/is-record';
import { memoize } from '../../common/memoize';
import { scalarText } from '../../common/plain-text';
import type { IconName } from '../../components/icon';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { type Row, rowId } from '../../entities/row';
import { displayText } from '../../field-types/read';
import { ensureList, type ListSource, listStore } from '../../stores/lists/lists';
import { rowsOf } from '../../stores/lists/rows';
import { orderList } from '../../stores/orders/list';
import { reviewList } from '../../stores/reviews/list';
import { may } from '../../stores/session/rights';
import { createSearchTexts, type SearchTexts } from '../../table/search-texts';
import { iconOf } from './icon-of';

export interface RowSource {
  /** The key of its list. */
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
  /** Fetches the rows, unless they are there. Calls back when they change, until the result is called. */
  readonly follow: (onChange: () => void) => () => void;
  readonly rows: () => readonly Row[];
  readonly texts: () => SearchTexts;
  /** The row's title, and what else it is known by. */
  readonly describe: (row: Row) => readonly string[];
  /** The address that opens the row. */
  readonly addressOf: (row: Row) => string;
}

type Reading = Pick<RowSource, 'icon' | 'describe' | 'addressOf'>;

/** The orders, the rows of all entities, and the reviews, as far as the user may see them. */
export function rowSources(configs: readonly EntityConfig[]): readonly RowSource[] {
  return allSources(configs).filter(({ key }) => may(key, 'read'));
}

/** Memoized, because the search texts take a while to create. */
const allSources = memoize((configs: readonly EntityConfig[]): readonly RowSource[] => {
  return [
    rowSource(orderList, (orders) => orders, {
      icon: iconOf('/order', configs),
      describe: ({ orderId, customerName, user, wpId }) =>
        [orderId, customerName, isRecord(user) && user.mobile, wpId].map(scalarText),
      addressOf: (order) => `/order?${new URLSearchParams({ order: rowId(order) })}`,
    }),
    ...configs.map((config) => rowSource(rowsOf(config), (rows) => rows, entityReading(config))),
    rowSource(reviewList, ({ review }) => review, {
      icon: iconOf('/review', configs),
      describe: ({ name, description }) => [name, description].map(scalarText),
      addressOf: (review) => `/review?${new URLSearchParams({ row: rowId(review) })}`,
    }),
  ];
});

function entityReading(config: EntityConfig): Reading {
  const [first, second] = config.columns.map(({ field }) => fieldOf(config, field));
  const phones = config.fields.filter(({ type }) => type === 'phone');
  const fields = new Set([first, second, ...phones].filter((field) => field !== undefined));
  const describe = (row: Row) =>
    [...fields].map((field) => displayText(field, row[field.name], row));
  return {
    icon: config.navigation.icon,
    describe,
    addressOf(row) {
      const [title = ''] = describe(row);
      const params =
        config.actions.update && may(config.name, 'update')
          ? { row: rowId(row) }
          : { search: title };
      return `${config.route}?${new URLSearchParams(params)}`;
    },
  };
}

function rowSource<Content>(
  list: ListSource<Content>,
  rowsIn: (content: Content) => readonly Row[],
  reading: Reading,
): RowSource {
  const rows = () => rowsIn(listStore(list).getState().content);
  const searchText = (row: Row) => [...reading.describe(row), rowId(row)].join('\n');
  const textsOf = memoize((all: readonly Row[]) => createSearchTexts(all, [searchText]));
  return {
    ...reading,
    key: list.key,
    label: list.label,
    follow(onChange) {
      ensureList(list);
      return listStore(list).subscribe(onChange);
    },
    rows,
    texts: () => textsOf(rows()),
  };
}
