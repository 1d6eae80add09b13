import { MIN_PASSWORD_LENGTH } from '../../common/password-length';
import { authTexts as texts } from './texts';

/** Longer passwords would only keep the server busy. */
const MAX_PASSWORD_LENGTH = 1000;
/** Passwords with fewer distinct characters are quickly guessed. */
const MIN_DIFFERENT = 5;

/** Why a password can't be chosen; undefined if it can. */
export async function passwordProblem(
  password: string,
  username: string,
): Promise<string | undefined> {
  const characters = [...password];
  if (characters.length < MIN_PASSWORD_LENGTH) return texts.shortPassword(MIN_PASSWORD_LENGTH);
  if (characters.length > MAX_PASSWORD_LENGTH) return texts.longPassword(MAX_PASSWORD_LENGTH);
  const lower = password.normalize('NFKC').toLowerCase();
  if (new Set(lower).size < MIN_DIFFERENT) return texts.simplePassword;
  // `Princess123!` is guessed as soon as `princess` is.
  const word = lower.replace(/[\p{P}\p{S}\d]{1,4}$/u, '');
  if (word === username.toLowerCase()) return texts.simplePassword;
  const known = await knownPasswords();
  return known.has(lower) || known.has(word) ? texts.leakedPassword : undefined;
}

/** The 49,000 passwords that leaked most often. Loaded when first needed, as it takes time and memory. */
async function knownPasswords(): Promise<ReadonlySet<string | number>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
