import { formatFaults } from '../../entities/faults';
import { loadConfigs } from '../../entities/load-configs';

const folder = process.env.PAPERHANGER_CONFIGS ?? 'entity-configs';
const { configs, faults } = await loadConfigs(folder);
if (faults.length > 0) {
  console.error(formatFaults(faults));
  process.exitCode = 1;
} else {
  const names = configs.map(({ name }) => name).join(', ');
  console.log(`Nothing is wrong in ${folder}: ${names}.`);
}
