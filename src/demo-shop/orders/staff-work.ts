import { orderSteps } from '../../entities/order-steps';
import { day } from '../../server/time/clock';
import type { Random } from '../random';
import type { ShopOrder } from './make-order';

/** An installer who can be sent. */
export interface Fitter {
  readonly id: number;
  readonly city: string | null;
}

type Step = (typeof orderSteps)[number];

/** What staff have entered about an order so far. */
type StaffWork = Readonly<Record<Step, boolean>> & { readonly installerId: number | null };

/** Most orders progress step by step as the days pass; a few have boxes ticked in any order. */
export function staffWork(
  random: Random,
  order: ShopOrder,
  fitters: readonly Fitter[],
  now: number,
): StaffWork {
  const age = (now - Date.parse(`${order.purchaseDate.replace(' ', 'T')}Z`)) / day;
  // Pune has been short of installers for two months.
  const isWaiting = order.billingCity === 'Pune' && age < 62;
  const done =
    order.paymentStatus === 'Paid' ? Math.min(isWaiting ? 3 : 4, stepsDone(random, age)) : 0;
  const isOdd = !isWaiting && random.between(1, 25) === 1;
  const bits = isOdd ? random.between(0, 15) : 2 ** done - 1;
  const ticked = (step: Step) => ((bits >> orderSteps.indexOf(step)) & 1) === 1;
  const isAssigned = !isWaiting && (done >= 2 || isOdd) && random.between(1, 6) > 1;
  const hasInstaller = isAssigned && fitters.length > 0;
  return {
    installerId: hasInstaller ? random.pick(near(fitters, order.billingCity)).id : null,
    packed: ticked('packed'),
    shipped: ticked('shipped'),
    delivered: ticked('delivered'),
    installed: ticked('installed'),
  };
}

/** The days after which the steps are done, more or less. */
const DAYS = [1, 3, 8, 14];

function stepsDone(random: Random, age: number): number {
  const isLate = random.between(1, 15) === 1;
  const days = age - random.between(0, 3);
  const done = DAYS.filter((needed) => days > needed).length;
  return isLate ? random.between(0, done) : done;
}

function near(fitters: readonly Fitter[], city: string): readonly Fitter[] {
  const inCity = fitters.filter((fitter) => fitter.city === city);
  return inCity.length > 0 ? inCity : fitters;
}
