import type { Input } from '../../server/entities/check-input';
import type { Random } from '../random';

/** Coupons that run, that ran out and that wait, seen from today (`YYYY-MM-DD`). */
export function demoCoupons(_random: Random, today: string): Input[] {
  const inDays = (days: number) => dayAfter(today, days);
  return [
    coupon('Welcome Offer', 'WELCOME250', {
      amount: 250,
      validTill: inDays(180),
      description: '₹250 off the first order above ₹2,500. Once a customer.',
    }),
    coupon('Festive Season', 'FESTIVE15', {
      type: 1,
      amount: 15,
      validTill: inDays(21),
      description: '15% off everything, up to ₹3,000.',
    }),
    coupon('Monsoon Murals', 'MONSOON10', {
      type: 1,
      amount: 10,
      validTill: inDays(-48),
      status: false,
      description: '10% off all murals during the rains.',
    }),
    coupon('Kids’ Room Weekend', 'LITTLEONES', {
      type: 1,
      amount: 12.5,
      validTill: inDays(2),
      description: '12.5% off category 105, this weekend only.',
    }),
    coupon('Ends Tonight', 'FLASH500', {
      amount: 500,
      validTill: today,
      description: '₹500 off above ₹6,000, until midnight.',
    }),
    coupon('Architect Partner', 'STUDIO15', {
      application: 1,
      type: 1,
      amount: 15,
      validTill: inDays(365),
      phoneNo: '9810042317',
      description: 'Trade discount for Studio Verma, Gurugram.',
    }),
    coupon('Sorry for the Delay', 'SORRY-4471', {
      application: 1,
      amount: 750,
      validTill: inDays(30),
      phoneNo: '9822076540',
      description: 'For order 4471, which came a week late.',
    }),
    coupon('Referral Reward', 'REFER-ANITA', {
      application: 1,
      amount: 400,
      validTill: inDays(60),
      phoneNo: '9741135098',
      description: 'For Anita Rao, who brought us two customers.',
    }),
    coupon('Independence Sale', 'AZAADI75', {
      amount: 750,
      validTill: inDays(-97),
      status: false,
      description: '₹750 off above ₹7,500.',
    }),
    coupon('Office Bulk Order', 'OFFICE20', {
      application: 1,
      type: 1,
      amount: 20,
      validTill: inDays(90),
      status: false,
      phoneNo: '8095512640',
      description: 'From 2,000 sq. ft. Switch on when the purchase order is in.',
    }),
  ];
}

interface CouponTerms {
  readonly application?: 0 | 1;
  readonly type?: 0 | 1;
  readonly amount: number;
  readonly validTill: string;
  readonly status?: boolean;
  readonly description: string;
  readonly phoneNo?: string;
}

function coupon(name: string, code: string, terms: CouponTerms): Input {
  return { name, code, application: 0, type: 0, status: true, ...terms };
}

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
