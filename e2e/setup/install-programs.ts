/* Finds the programs that the tests need besides npm’s packages, or installs them. */
import { findOrInstallChromium } from './chromium';
import { findOrInstallPostgres, NO_POSTGRES } from './find-postgres';

findOrInstallChromium();

if (!process.env.TEST_DATABASE_URL && !findOrInstallPostgres()) {
  console.log(NO_POSTGRES);
  // Not every machine can have PostgreSQL; CI must.
  if (process.env.CI) process.exitCode = 1;
}
