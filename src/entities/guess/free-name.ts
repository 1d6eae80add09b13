import { LONGEST_FIELD_NAME } from '../../field-types/field-name';
import { camelCase, checkFieldName } from '../check/rules/check-names';

/** Makes a field's name, which is not `taken`, from its heading. Adds the name to `taken` in lower case. */
export function freeName(
  header: string,
  entity: string,
  index: number,
  taken: Set<string>,
): string {
  const words = header.replaceAll(/\b[A-Z]{2,}\b/g, (word) => word.toLowerCase());
  const ascii = /^[a-z]\w*$/.test(header) ? header : camelCase(words);
  const letters = /^[a-z]/i.test(ascii) ? ascii : `field${ascii || index + 1}`;
  const isTaken = checkFieldName({ name: letters, path: [] }).length > 0;
  const own = (isTaken ? camelCase(`${entity} ${letters}`) : letters).slice(0, LONGEST_FIELD_NAME);
  let name = own;
  for (let count = 2; taken.has(name.toLowerCase()); count++)
    name = `${own.slice(0, LONGEST_FIELD_NAME - `${count}`.length)}${count}`;
  taken.add(name.toLowerCase());
  return name;
}
