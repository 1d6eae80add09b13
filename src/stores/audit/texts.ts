export const texts = {
  load: 'Load the audit log',
};
