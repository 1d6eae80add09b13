/** The keyboard shortcuts by where they work: each has its keys and what it does. */
export const shortcuts = {
  Anywhere: [
    ['Ctrl K', 'Search or jump to anything'],
    ['/', 'Search this screen'],
    ['n', 'Add a row'],
    ['u', 'Undo the last change'],
    ['?', 'Show these shortcuts'],
  ],
  'In a table': [
    ['↓', 'Go from Search to the rows, or to the next row'],
    ['↑', 'Go to the previous row'],
    ['Enter', 'Open the row'],
    ['e', 'Edit the focused row'],
    ['s', 'Go to the buttons for the selected rows'],
    ['Shift Enter', 'On a header: also sort by this column'],
  ],
  'On a review, or in its pictures': [
    ['a', 'Set its status to Active'],
    ['d', 'Set its status to Deactive'],
  ],
  'In a form or a dialog': [
    ['Ctrl Enter', 'Submit'],
    ['Shift Tab', 'In an HTML field: go to its buttons'],
    ['[', 'Previous row'],
    [']', 'Next row'],
    ['Esc', 'Close'],
  ],
} as const;
