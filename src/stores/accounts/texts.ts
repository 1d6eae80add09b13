export const texts = {
  load: 'Load the accounts',
  block: (name: string, isBlocked: boolean) => `${isBlocked ? 'Block' : 'Unblock'} ${name}`,
  blocked: (name: string, isBlocked: boolean) =>
    isBlocked ? `${name} is signed out, and can’t sign in.` : `${name} can sign in again.`,
  signOut: (name: string) => `Sign ${name} out everywhere`,
  signedOut: (name: string) => `${name} is signed out everywhere.`,
  newPassword: (name: string) => `Change the password of ${name}`,
};
