import { formatBytes } from '../../common/quantities';

const seconds = (milliseconds: number) => Math.ceil(milliseconds / 1000);

/** What people are told of orders. */
export const orderTexts = {
  unknownInstaller: 'This installer is not there any more.',

  place: (place: number) => `row ${place}`,
  noOrder: 'This is no order: it must be a JSON object.',
  repeated: 'This order is listed more than once; the last one counts.',

  noFeedUrl:
    'The server does not know where the shop lists its orders: its setting ORDERS_FEED_URL is missing.',
  answered: (status: number) => `The shop answered with an error (${status}). Nothing was changed.`,
  tooSlow: (milliseconds: number) =>
    `The shop’s list of orders did not come within ${seconds(milliseconds)} s. Nothing was changed.`,
  tooLarge: (bytes: number) =>
    `The shop’s list of orders is larger than ${formatBytes(bytes)}. Nothing was changed.`,
  tooMany: (rows: number) => `The shop lists more than ${rows} orders. Nothing was changed.`,
  unreachable: (code: string | undefined) =>
    `The shop can’t be reached, or broke off${code === undefined ? '' : ` (${code})`}. Nothing was changed.`,
  noJson: 'What the shop sent is no JSON. Nothing was changed.',
  noList: 'What the shop sent is no list of orders. Nothing was changed.',
  tooCostly:
    'Reading the shop’s list of orders takes too much time or memory. Nothing was changed.',
  notSettled: 'Others are changing orders just now. Try again in a moment.',
  brokeOff: 'A sync of the orders broke off.',
  broken: 'The server could not finish. Nothing was changed.',
};
