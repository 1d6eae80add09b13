import type { EntityConfig } from './entity-config';
import type { Fault } from './faults';

/** Addresses that belong to the screens written by hand (specification, Routes). */
const TAKEN_ROUTES = [
  '/',
  '/login',
  '/otp',
  '/404',
  '/dashboard',
  '/order',
  '/catalogue',
  '/pdf',
  '/review',
];

/** Names and first parts of paths that belong to those screens' rows and calls. */
const TAKEN_NAMES = ['order', 'review', 'customcatalogue'];
const TAKEN_ENDPOINTS = /^\/(api\/(orders|customCatalogue|review|pdf)|invoices)\//i;

/** What one file alone can't show: two entities, or an entity and a screen, at the same address. */
export function checkTogether(configs: readonly EntityConfig[], folder: string): Fault[] {
  return configs.flatMap((config, index) => {
    const others = configs.slice(0, index);
    const fault = (path: string, reason: string): Fault => ({
      file: `${folder}/${config.name}.json`,
      line: 1,
      column: 1,
      path,
      reason,
    });
    const faults: Fault[] = [];
    if (TAKEN_ROUTES.includes(config.route))
      faults.push(fault('route', `${config.route} is the address of another screen.`));
    if (TAKEN_NAMES.includes(config.name.toLowerCase()))
      faults.push(fault('name', `${config.name} is the name of another screen’s rows.`));
    const takenPath = Object.values(config.endpoints).find((path) => TAKEN_ENDPOINTS.test(path));
    if (takenPath) faults.push(fault('endpoint', `${takenPath} is a path of another screen.`));
    for (const other of others) {
      if (other.route === config.route)
        faults.push(fault('route', `${config.route} is the address of ${other.name}.json too.`));
      if (other.endpoints.fetch === config.endpoints.fetch)
        faults.push(
          fault('endpoint', `${config.endpoints.fetch} is a path of ${other.name}.json too.`),
        );
      if (other.name.toLowerCase() === config.name.toLowerCase())
        faults.push(fault('name', `The name differs from ${other.name}.json only by case.`));
    }
    return faults;
  });
}
