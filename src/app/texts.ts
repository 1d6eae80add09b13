/** What people read before any screen stands, and where one can't. */
export const texts = {
  title: (screen: string) => `${screen} · Paperhanger`,
  login: 'Login',
  otp: 'OTP',
  notFound: 'Error 404',
  orders: 'Orders',
  catalogue: 'Custom Catalogue',
  reviews: 'Reviews',
  pdf: 'PDF',
  sales: 'Sales',
  content: 'Content',
  marketing: 'Marketing',
  loading: 'Loading',
  reload: 'Reload',
  chunkMissing: 'This page couldn’t be loaded',
  chunkMissingHelp:
    'The connection is slow or broken, or there is a new version of the application.',
  userUnknown: 'The server did not say who is signed in',
  crashed: 'This screen stopped working',
  crashedHelp: 'The error is in the browser’s console. Nothing on the server has changed by it.',
};
