import type { EntityConfig } from '../entities/entity-config';

export const demoTexts = {
  signInAs: (username: string, password: string) => `Sign in as ${username} / ${password}`,
  otpsHere: 'One-time passwords appear here.',
  noPicture: 'The shop has no such picture.',
  seeded: ({ labelPlural }: EntityConfig, count: number) =>
    `Added ${count} ${labelPlural} for the demo.`,
  rejected: ({ name, labelPlural }: EntityConfig, reason: string) =>
    `${name}.json rejects the demo’s ${labelPlural}, so none were added. ${reason}`,
};
