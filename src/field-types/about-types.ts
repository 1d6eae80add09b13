import type { FieldTypeName } from '.';

/** What each field type is for, with an example of a value. The most used types come first. */
export const aboutTypes: Readonly<Record<FieldTypeName, readonly [use: string, example: string]>> =
  {
    text: ['One line of text', 'Misty forest'],
    textarea: ['Several lines of text', 'Call before delivery.'],
    number: ['A number', '12'],
    money: ['An amount in rupees', '₹1,250'],
    boolean: ['Yes or no, as a checkbox', 'Active'],
    select: ['One of a few options', 'General or Special'],
    date: ['A date', '31 Dec 2026'],
    datetime: ['A date and time', '31 Dec 2026, 6:30 pm'],
    reference: ['A row of another screen', 'The supplier of a purchase'],
    phone: ['An Indian mobile number', '98765 43210'],
    email: ['An email address', 'asha@example.com'],
    url: ['The address of a web page', 'https://example.com'],
    image: ['A picture, uploaded or by its path', 'images/forest.jpg'],
    file: ['A file, uploaded or by its path', 'A contract as PDF'],
    list: ['Several short texts in one field', '12|15|20'],
    slug: ['The part of a web address that names a page', 'misty-forest'],
    html: ['A piece of a web page, with a preview', '<p>Made in Jaipur</p>'],
    aadhaar: ['An Aadhaar number, stored encrypted', '1234 5678 9012'],
  };
