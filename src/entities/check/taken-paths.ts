/** Names and paths that our own screens and the server use, in lower case. */

import { handWritten, wholeScreens } from '../hand-written';

const OWN = [...handWritten, ...wholeScreens];

/** Names of our own screens, of their tables, and of files beside the entities. */
const NAMES = [...OWN, 'orders', 'customcatalogue', 'roles', 'schema'];

/** Addresses of our own screens (specification, Routes). */
const SCREENS = ['', 'login', 'otp', '404', 'dashboard', 'audit', ...OWN].map((name) => `/${name}`);

/** First parts of paths that are never screens: requests, files and the server's own state. */
const NOT_SCREENS =
  /^\/(api|sanctum|assets|images|invoices|otpsent|verifyotp|resendotp|logout|livez|readyz)(\/|$)/;

/** What a browser asks for instead of a screen, here or from `npm run dev`. */
const FILES = /^\/(index\.html|node_modules|src)(\/|$)/;

const REQUESTS =
  /^\/(api\/(orders|customcatalogue|review|pdf|account|accounts|audit|encrypted-values|history|selection|studio|uploads|views)|sanctum|assets|images|invoices|otpsent|verifyotp|resendotp|login|logout|livez|readyz)(\/|$)|^\/api(\/user)?$/;

/** Whether the product or JavaScript itself uses a name, so that no entity can have it. */
export const isTakenName = (name: string) =>
  NAMES.includes(name.toLowerCase()) || name in Object.prototype;

/** Whether the product itself has a screen at an address. */
export const isTakenScreen = (route: string) => SCREENS.includes(route.toLowerCase());

/** Whether the server answers an address itself, so no screen can be there. */
export const isNotScreen = (path: string) => NOT_SCREENS.test(path.toLowerCase());

/** Whether an address leads to a file instead of a screen. */
export const isFile = (route: string) => FILES.test(route.toLowerCase());

/** Whether the product itself answers a request path. */
export const isTakenRequest = (path: string) => REQUESTS.test(path.toLowerCase());
