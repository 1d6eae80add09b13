export const texts = {
  title: 'Reviews',
  one: 'Review',
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
  decision: 'Decision',
  isDecision: 'The decision on this review. You can change it.',
  new: 'New',
  publish: 'Publish',
  reject: 'Reject',
  decided: 'Decided',
  /** After an update of a new review in which nothing was changed. */
  stillNew: (name: string) => `Nothing was changed. ${name} is still new.`,
  keep: (status: string) => `Keep ${status}`,
  rating: 'Rating',
  images: 'Images',

  /** In the viewer of its images. */
  steps: { previous: 'Previous review', next: 'Next review' },
  noImages: 'This review has no images.',
  changedSince: (name: string) =>
    `${name} has changed since it was loaded. Look at it again, then set its status.`,
  showImage: (number: number) => `Show image ${number}`,
  currentImages: 'Current images',
  removeImage: (number: number) => `Remove image ${number}`,
  keepImage: (number: number) => `Keep image ${number}`,
  removed: 'Removed',

  sending: 'Uploading images',
  saving: 'Saving images…',
  someRejected: (count: number) =>
    count === 1 ? 'One image was rejected.' : `${count} images were rejected.`,
};
