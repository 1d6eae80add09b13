import type { EntityConfig } from '../entities/entity-config';

export const demoTexts = {
  signInAs: (username: string, password: string) => `Sign in as ${username} / ${password}`,
  noPicture: 'The shop has no such picture.',
  seeded: ({ labelPlural }: EntityConfig, count: number) =>
    `Made up ${count} ${labelPlural} for the demo.`,
  refused: ({ name, labelPlural }: EntityConfig, reasons: object | undefined) =>
    `${name}.json does not accept the demo’s ${labelPlural}, so there are none: ${JSON.stringify(reasons)}`,
};
