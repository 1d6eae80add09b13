import { wallpapers } from '../catalogue/wallpapers';
import payments from '../content/payments.json' with { type: 'json' };
import { roomPath, roomThumbnailPath, thumbnailPath } from '../pictures/picture-paths';
import type { Random } from '../random';
import type { Customer } from './customers';

/** How an order was paid for, in the words of the shop and its bank. */
interface Payment {
  readonly paymentStatus: string;
  readonly transaction: { readonly status: string } | null;
}

/** An order as the shop's feed lists it. */
export type ShopOrder = ReturnType<typeof makeOrder>;

/** An order of a wallpaper. `count` numbers the orders; `purchaseDate` is the shop's: `2026-11-20 18:05:00`. */
export function makeOrder(random: Random, count: number, customer: Customer, purchaseDate: string) {
  const { wpId, name, family } = random.pick(wallpapers);
  const [width, height] = [random.between(6, 22), random.between(7, 12)];
  const area = width * height;
  const hasPicture = random.between(1, 40) > 1;
  // A mural is printed to size, from a larger picture that is cropped; a pattern need not be.
  const hasMural = random.between(1, 10) <= (family.noun.includes('Mural') ? 9 : 5);
  return {
    orderId: `PH-${100_000 + count}`,
    customerName: customer.name,
    user: customer.mobile === null ? null : { mobile: customer.mobile },
    wpId,
    productName: name,
    productImage: hasPicture ? thumbnailPath(wpId) : null,
    muralImg: hasMural ? roomPath(wpId) : null,
    muralThumb: hasMural ? roomThumbnailPath(wpId) : null,
    // Not every bank writes in capitals, and cash on delivery has no transaction.
    ...random.pick<Payment>(random.between(1, 4) === 1 ? payments.others : payments.usual),
    deliveryAddress: customer.address,
    purchaseDate,
    wallDimension: `${width} ft x ${height} ft`,
    /** The area in square feet. */
    wpLength: area,
    /** Rupees a square foot. */
    wpRate: family.rate,
    purchaseAmount: area * family.rate,
    billingCity: customer.city,
  };
}
