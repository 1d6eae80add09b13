import { faults } from '../seeded-faults/faults';
import { SeededCopy } from '../seeded-faults/seeded-copy';
import type { Trial, TrialRow } from '../trial';

const MISSED_AT_MOST = 2;

export const trial: Trial = {
  name: 'seeded-faults',
  what: 'seeds a fault in a copy of the source, which the tests made from entity files must find',
  async run({ rounds = faults.length }) {
    const first = Number(process.env.FIRST_FAULT ?? 0);
    const some = faults.slice(first, first + rounds);
    const copy = await SeededCopy.build();
    const rows: TrialRow[] = [];
    const add = (name: string, measured: string, limit: string, passed: boolean) => {
      console.log(`${passed ? '✓' : '✗'} ${name}: ${measured}`);
      rows.push({ case: name, measured, limit, passed });
    };
    const entities = [...new Set(some.flatMap((fault) => fault.entities))];
    const isSound = await copy.passes('none', entities);
    add('without a fault', isSound ? 'passes' : 'fails', 'passes', isSound);
    let missed = 0;
    for (const fault of some) {
      const isMissed = await copy.passes(fault.name, fault.entities);
      missed += Number(isMissed);
      add(
        fault.name,
        isMissed ? 'missed' : 'found',
        'found',
        !isMissed || missed <= MISSED_AT_MOST,
      );
    }
    copy.remove();
    add(
      'found',
      `${some.length - missed} of ${some.length}`,
      `${some.length - MISSED_AT_MOST}`,
      missed <= MISSED_AT_MOST,
    );
    return rows;
  },
};
