/*
 * Builds the application for the browser tests, and fails if the build prints anything: the last lines of `npm start`
 * say how to sign in, and nothing before them should look like a problem.
 */
import { spawnSync } from 'node:child_process';

const { status, stdout, stderr } = spawnSync('npm run --silent build', {
  shell: true,
  encoding: 'utf8',
});
const printed = stdout + stderr;
if (printed !== '') console.error(`${printed}\nThe build must print nothing.`);
process.exit(status === 0 && printed === '' ? 0 : 1);
