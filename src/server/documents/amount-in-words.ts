const small = (
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen ' +
  'Sixteen Seventeen Eighteen Nineteen'
).split(' ');
const tens = ['', '', ...'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')];
const units = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const;

/** An amount as written on cheques: `Rupees One Lakh Two Thousand and Fifty Paise Only`. */
export function amountInWords(paise: number): string {
  const whole = Math.abs(paise);
  const rupees = inWords(Math.floor(whole / 100));
  const rest = whole % 100;
  const sign = paise < 0 ? 'Minus ' : '';
  return `${sign}Rupees ${rupees}${rest > 0 ? ` and ${inWords(rest)} Paise` : ''} Only`;
}

function inWords(number: number): string {
  const unit = units.find(([size]) => number >= size);
  if (!unit) return belowHundred(number);
  const [size, name] = unit;
  const rest = number % size;
  const head = `${inWords(Math.floor(number / size))} ${name}`;
  return rest > 0 ? `${head} ${inWords(rest)}` : head;
}

function belowHundred(number: number): string {
  if (number < small.length) return small[number] ?? '';
  const unit = number % 10;
  const ten = tens[Math.floor(number / 10)] ?? '';
  return unit > 0 ? `${ten}-${small[unit]}` : ten;
}
