import { checks, runCheck } from '../doctor/checks';
import { type Finding, fail, ok } from '../doctor/finding';
import { doctorTexts as texts } from '../doctor/texts';
import { secretOf } from '../secrets/secret';
import { readSettings } from '../settings/settings';
import { explained, readArguments } from './run-command';

// Exits with 1 if a check fails.

await explained(async () => {
  const options = { 'send-to': { type: 'string' } } as const;
  const { 'send-to': sendTo } = readArguments({ options }, texts.usage).values;
  const result = readSettings(process.env);
  if ('problems' in result) {
    for (const problem of result.problems) print('settings', fail(problem));
    return;
  }
  const { settings } = result;
  print('settings', ok(texts.settings(settings.mode)));
  const patient = { settings, secret: await secretOf(settings), sendTo };
  for (const name of Object.keys(checks)) {
    for (const finding of await runCheck(name, patient)) print(name, finding);
  }
});

function print(about: string, { level, text }: Finding): void {
  console.log(`${level.padEnd(4)}  ${about.padEnd(8)}  ${text}`);
  if (level === 'fail') process.exitCode = 1;
}
