import { parseArgs } from 'node:util';
import { checksOf } from '../doctor/checks';
import { type Finding, fail, ok, runCheck } from '../doctor/finding';
import { doctorTexts as texts } from '../doctor/texts';
import { secretOf } from '../secrets/secret';
import { readSettings } from '../settings/settings';

// Exits with 1 if something must be mended.

const sendTo = readArguments();
const result = readSettings(process.env);
if ('problems' in result) {
  for (const problem of result.problems) print({ ...fail(problem), about: 'settings' });
} else {
  const { settings } = result;
  print({ ...ok(texts.settings(settings.mode)), about: 'settings' });
  const secret = await secretOf(settings);
  for (const check of checksOf({ settings, secret, sendTo })) {
    for (const finding of await runCheck(check)) print(finding);
  }
}

function print({ level, about, text }: Finding): void {
  console.log(`${level.padEnd(4)}  ${about.padEnd(8)}  ${text}`);
  if (level === 'fail') process.exitCode = 1;
}

function readArguments(): string | undefined {
  try {
    return parseArgs({ options: { 'send-to': { type: 'string' } } }).values['send-to'];
  } catch {
    console.error(texts.usage);
    process.exit(2);
  }
}
