import { plural } from '../../common/quantities';

export const texts = {
  title: 'Command palette',
  input: 'Search or jump to',
  placeholder: 'A screen, a name, an ID, a phone number or an action',
  results: (count: number) => plural(count, 'result'),
  nothing: 'Nothing found.',
  recent: 'Recent',
  screens: 'Screens',
  actions: 'Actions',
  addReview: 'Add Review',
  editScreen: 'Edit this screen',
  themes: { system: 'Theme: System', light: 'Theme: Light', dark: 'Theme: Dark' },
  shortcuts: 'Keyboard shortcuts',
};
