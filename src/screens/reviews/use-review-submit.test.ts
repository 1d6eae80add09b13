import { expect, test } from 'vitest';
import { assignErrors } from './use-review-submit';

const [first, second] = [new File(['1'], '1.jpg'), new File(['2'], '2.jpg')] as const;
const files = [first, second];

test('an error of a file is assigned to it by its index', () => {
  const { fields, files: ofFiles } = assignErrors({ 'file.1': 'No picture.' }, files);
  expect([...ofFiles]).toEqual([[second, 'No picture.']]);
  expect(fields).toEqual({ files: expect.stringContaining('One image') });
});

test.each(['file', 'newImage', 'newImage.7', 'file[9]'])(
  'an error of %s without a file is shown below Images',
  (name) => {
    const assigned = assignErrors({ [name]: 'Too many.' }, files);
    expect(assigned.fields).toEqual({ files: 'Too many.' });
    expect(assigned.files.size).toBe(0);
  },
);

test('other names are mapped to the form’s fields, and unknown names kept', () => {
  const { fields } = assignErrors(
    {
      name: 'N',
      'wpId.2': 'W',
      wpId: 'later',
      rating: 'R',
      review_images: 'I',
      'user.id': 'U',
      '': 'All',
    },
    files,
  );
  expect(fields).toEqual({
    name: 'N',
    wpId: 'W',
    rate: 'R',
    removed: 'I',
    'user.id': 'U',
    '': 'All',
  });
});
