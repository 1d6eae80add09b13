/** What people read on the reviews' screen. */
export const texts = {
  title: 'Reviews',
  kind: 'reviews',
  add: 'Add Review',
  update: 'Update Review Details',

  id: 'ID',
  name: 'Name',
  userName: 'User Name',
  wpIds: 'Wallpaper IDs',
  enterWpId: 'Enter Wallpaper Id',
  description: 'Description',
  status: 'Status',
  active: 'Active',
  deactive: 'Deactive',
  rating: 'Rating',
  images: 'Images',

  /** What people call a review. */
  reviewOf: (name: string) => `${name}’s review`,
  review: (id: string) => `Review ${id}`,

  showImage: (number: number) => `Show image ${number}`,
  keptImages: 'Images so far',
  removeImage: (number: number) => `Remove image ${number}`,
  keepImage: (number: number) => `Keep image ${number}`,
  removed: 'Removed',

  sending: 'Sending',
  sent: (done: string, total: string) => `${done} of ${total} sent`,
  saving: 'Saving the images …',
  someRefused: (count: number) =>
    count === 1 ? 'One of the images was refused.' : `${count} of the images were refused.`,
};
