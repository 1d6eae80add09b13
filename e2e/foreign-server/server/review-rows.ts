import { type ForeignRow, STAMPS } from './rows';

/** Ids as a list, as JSON and as text; pictures by path, by address, and none. */
export function reviewRows(origin: string): readonly ForeignRow[] {
  return [
    {
      id: 71,
      name: 'Asha Rao',
      description: 'Lovely paper.',
      rating: '4',
      status: 1,
      wpId: ['WP101', 'wp102'],
      review_images: ['images/reviews/71-1.jpg', `${origin}/images/reviews/71-2.png`],
      user_id: '31',
      ...STAMPS,
    },
    {
      id: '72',
      name: 'Imran Khan',
      description: 'Came late.',
      rating: 2,
      status: '0',
      wpId: '["wp103"]',
      review_images: null,
      user_id: null,
      ...STAMPS,
    },
    {
      id: 73,
      name: 'Sara Thomas',
      description: null,
      rating: '5.0',
      status: '1',
      wpId: 'WP101,WP104',
      review_images: ['/images/reviews/73-1.jpg'],
      ...STAMPS,
    },
    {
      id: '74',
      name: null,
      description: 'जंगल सुंदर है',
      rating: null,
      status: 0,
      wpId: [],
      review_images: [],
      ...STAMPS,
    },
  ];
}
