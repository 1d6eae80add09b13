import { coldLoad } from './cold-load';
import { loading, paging, searching, searchingAtOnce, sorting } from './orders';
import { manyWallpapers } from './wallpapers';
import type { Workload } from './workload';

/** The goals are ratios to the floor. */
export const workloads: readonly Workload[] = [
  coldLoad,
  searching(100_000, 1.2),
  searching(10_000, 1.2),
  searchingAtOnce(100_000),
  sorting(100_000, 1),
  sorting(10_000, 1.2),
  paging(100_000, 1),
  paging(10_000, 1),
  manyWallpapers,
  loading(100_000, 1.2),
  loading(10_000, 1.2),
];
