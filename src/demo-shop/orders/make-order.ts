import { wallpapers } from '../catalogue/wallpapers';
import { roomPath, roomThumbnailPath, thumbnailPath } from '../pictures/picture-paths';
import type { Random } from '../random';
import type { Customer } from './customers';
import { makePayment } from './payments';
import type { ShopOrder } from './shop-order';

/** One order of a wallpaper of the shop's. `count` says which: no two have the same. */
export function makeOrder(
  random: Random,
  count: number,
  customer: Customer,
  purchaseDate: string,
): ShopOrder {
  const { wpId, name, family } = random.pick(wallpapers);
  const [width, height] = [random.between(6, 22), random.between(7, 12)];
  const isMural = family.kind === 'Mural';
  const area = width * height;
  const hasPicture = random.between(1, 40) > 1;
  // What is printed to size is cropped from a larger picture; a pattern need not be.
  const hasMural = random.between(1, 10) <= (isMural ? 9 : 5);
  return {
    orderId: `PH-${100_000 + count}`,
    customerName: customer.name,
    user: customer.mobile === null ? null : { mobile: customer.mobile },
    wpId,
    productName: name,
    productImage: hasPicture ? thumbnailPath(wpId) : null,
    muralImg: hasMural ? roomPath(wpId) : null,
    muralThumb: hasMural ? roomThumbnailPath(wpId) : null,
    ...makePayment(random),
    deliveryAddress: customer.address,
    purchaseDate,
    wallDimension: `${width} ft x ${height} ft`,
    wpLength: area,
    wpRate: family.rate,
    purchaseAmount: area * family.rate,
    billingCity: customer.city,
  };
}
