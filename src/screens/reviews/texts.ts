export const texts = {
  title: 'Reviews',
  one: 'Review',
  add: 'Add Review',

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
  rating: 'Rating',
  images: 'Images',
  showImage: (number: number) => `Show image ${number}`,

  sending: 'Uploading images',
  saving: 'Saving images…',
  someRejected: (count: number) =>
    count === 1 ? 'One image was rejected.' : `${count} images were rejected.`,
};
