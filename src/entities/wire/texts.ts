import { formatCount } from '../../common/quantities';

/** Why a request is rejected before anything is done with it. */
export const wireTexts = {
  noObject: 'The request must be a JSON object.',
  usernameRequired: 'Username is required.',
  passwordRequired: 'Password is required.',
  otpRequired: 'One-time password is required.',
  currentRequired: 'Current password is required.',
  newRequired: 'New password is required.',
  noWallpapers: 'Choose wallpapers for the catalogue.',
  tooManyWallpapers: (max: number) =>
    `A catalogue can have at most ${formatCount(max)} wallpapers.`,
  noText: 'The text of the file is missing.',
  tooLongFile: 'An entity file can have at most 256 kB.',
  noDrafts: 'There is nothing to publish.',
  noRows: 'Select some rows.',
  tooManyRows: (max: number) => `Select at most ${formatCount(max)} rows.`,
  noOrderId: 'The ID of the order is missing.',
  noName: 'Enter a name.',
  unreadable: 'This value can’t be read.',
  unstorable: 'Some text contains a character that can’t be saved.',
  tooManyRoles: (max: number) => `An account can have at most ${max} roles.`,
  tooLong: (max: number) => `Enter at most ${max} characters.`,
};
