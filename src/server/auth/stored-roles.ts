/** The roles of an account, as they are stored. */
export function rolesIn(stored: string): readonly string[] {
  return stored === '' ? [] : stored.split(',');
}
