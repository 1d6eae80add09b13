const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** `₹1,23,456.50`, or `−₹50.00` with a real minus sign. */
export function rupees(paise: number): string {
  return format.format(paise / 100).replace('-', '−');
}
