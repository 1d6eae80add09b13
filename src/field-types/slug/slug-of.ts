import { withoutAccents } from '../../common/without-accents';

/** A text as part of an address: `Misty Forest №1` is `misty-forest-no1`. */
export function slugOf(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
