import type { EntityConfig } from '../entities/entity-config';

export const demoTexts = {
  signInAs: (username: string, password: string) => `Sign in as ${username} / ${password}`,
  noPicture: 'The shop has no such picture.',
  seeded: ({ labelPlural }: EntityConfig, count: number) =>
    `Added ${count} ${labelPlural} for the demo.`,
  refused: ({ name, labelPlural }: EntityConfig, reasons: object | undefined) =>
    `${name}.json refuses the demo’s ${labelPlural}, so none were added: ${JSON.stringify(reasons)}`,
};
