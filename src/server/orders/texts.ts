import { formatBytes, formatCount } from '../../common/quantities';

const seconds = (milliseconds: number) => Math.ceil(milliseconds / 1000);

export const orderTexts = {
  row: (number: number) => `row ${number}`,
  noOrder: 'This is not an order: it must be a JSON object.',
  repeated: 'This order is listed more than once; the last one counts.',

  cut: (label: string, max: number) =>
    `${label} has more than ${formatCount(max)} characters; the rest was left out.`,

  noFeedUrl:
    'The server does not know where to find the shop’s orders: the setting ORDERS_FEED_URL is missing.',
  elsewhere:
    'The shop’s list of orders redirects to another address, which is not followed. Nothing was changed.',
  answered: (status: number) =>
    `The shop responded with an error (${status}). Nothing was changed.`,
  tooSlow: (milliseconds: number) =>
    `The shop’s list of orders did not arrive within ${seconds(milliseconds)} s. Nothing was changed.`,
  tooLarge: (bytes: number) =>
    `The shop’s list of orders is larger than ${formatBytes(bytes)}. Nothing was changed.`,
  tooMany: (rows: number) =>
    `The shop lists more than ${formatCount(rows)} orders. Nothing was changed.`,
  unreachable: (code: string | undefined) =>
    `The connection to the shop failed${code === undefined ? '' : ` (${code})`}. Nothing was changed.`,
  noJson: 'The shop did not send JSON. Nothing was changed.',
  noList: 'The shop did not send a list of orders. Nothing was changed.',
  tooCostly: 'Reading the shop’s orders takes too much time or memory. Nothing was changed.',
  importName: 'Orders from the shop',
  syncFailed: 'The orders could not be synchronized.',
};
