import type { Input } from '../server/entities/check-input';
import { demoArticles } from './content/articles/articles';
import { demoCategories } from './content/categories';
import { demoCoupons } from './content/coupons';
import { demoFaqs } from './content/faqs';
import { demoPages } from './content/pages';
import { demoProducts } from './content/products';
import { demoInstallers } from './installers';
import type { Random } from './random';

/**
 * Makes an entity's rows for demo mode: the same ones for the same random numbers and the same day,
 * which is the shop's today as `YYYY-MM-DD`.
 */
export type Seed = (random: Random, today: string) => readonly Input[];

/** The entities that have rows from the start; all others start empty. */
export const seeds: Readonly<Record<string, Seed>> = {
  installer: demoInstallers,
  category: demoCategories,
  product: demoProducts,
  faq: demoFaqs,
  page: demoPages,
  article: demoArticles,
  coupon: demoCoupons,
};
