/** The offset of the shop's time, which is India's, all year. */
export const SHOP_ZONE = '+05:30';
const OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** A moment as the clock in the shop shows it: `YYYY-MM-DDTHH:MM:SS.mmm`. */
export const inShop = (time: number) => new Date(time + OFFSET_MS).toISOString().slice(0, -1);

/** Today's date in the shop, as `YYYY-MM-DD`. */
export const todayInShop = () => inShop(Date.now()).slice(0, 10);
