import type { EntityConfig } from '../entity-config';
import type { ConfigProblem } from './config-problem';

/** Addresses of the hand-written screens (specification, Routes). */
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

/** Names and paths that the server uses for those screens. */
const TAKEN_NAMES = ['order', 'review', 'customcatalogue'];
const TAKEN_ENDPOINTS = /^\/(api\/(orders|customCatalogue|review|pdf)|invoices)\//i;

/** Finds conflicts that one file alone can't show: names, addresses or paths used twice. */
export function checkAcrossFiles(
  configs: readonly EntityConfig[],
  folder: string,
): ConfigProblem[] {
  return configs.flatMap(({ name, route, endpoints }, index) => {
    const file = `${folder}/${name}.json`;
    const found: [path: string, reason: string][] = [];
    if (TAKEN_ROUTES.includes(route))
      found.push(['route', `${route} is used by another screen. Choose another address.`]);
    if (TAKEN_NAMES.includes(name.toLowerCase()))
      found.push(['name', `The name ${name} is reserved. Choose another name.`]);
    const taken = Object.values(endpoints).find((path) => TAKEN_ENDPOINTS.test(path));
    if (taken) found.push(['endpoint', `${taken} is used by another screen. Choose another path.`]);
    for (const other of configs.slice(0, index)) {
      const otherFile = `${other.name}.json`;
      if (other.route === route)
        found.push(['route', `${otherFile} has the address ${route} too. Change one of them.`]);
      if (other.endpoints.fetch === endpoints.fetch)
        found.push([
          'endpoint',
          `${otherFile} has the path ${endpoints.fetch} too. Change one of them.`,
        ]);
      if (other.name.toLowerCase() === name.toLowerCase())
        found.push(['name', `The name differs from ${otherFile} only in case. Choose another.`]);
    }
    return found.map(([path, reason]) => ({ file, line: 1, column: 1, path, reason }));
  });
}
