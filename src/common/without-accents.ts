/** Letters that Unicode doesn’t split into a plain letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
};

/** A text whose Latin letters are plain: `Größe` is `Grosse`, and `№` is `No`. */
export const withoutAccents = (text: string) =>
  text
    .replaceAll(/[^\0-\x7f]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '');
