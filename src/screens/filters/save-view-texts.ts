/** Texts of the dialog that saves a view, separate because they load with the first input. */
export const saveViewTexts = {
  viewName: 'View name',
  availableTo: 'Available to',
  everyone: 'Everyone',
  intoFile: 'Put it into the screen’s file',
  intoFileHelp: 'Stays a draft until you publish it in the Config Studio.',
  taken: 'A view with this name already exists. Choose another name.',
};
