import type { Input } from '../entities/check-input';
import { demoInstallers } from './installers';
import type { Random } from './random';

/** Makes an entity's rows for demo mode: the same ones for the same random numbers. */
export type Seed = (random: Random) => readonly Input[];

/** The entities that have rows from the start; all others start empty. */
export const seeds: Readonly<Record<string, Seed>> = {
  installer: demoInstallers,
};
