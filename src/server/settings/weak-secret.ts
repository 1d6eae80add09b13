/** Random secrets have more distinct characters than this. */
const MIN_DIFFERENT = 10;

/** Whether a secret is short, repeats itself, or is a command that the shell should have run. */
export function isWeakSecret(secret: string): boolean {
  const isCommand = /\$\(|`|\$\{|openssl/.test(secret);
  const isRepeated = /^(.{1,20})\1+$/s.test(secret);
  return secret.length < 32 || new Set(secret).size < MIN_DIFFERENT || isCommand || isRepeated;
}
