/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lock */
/** @typedef {{ os: string, cpu: string, libc: string | undefined }} Machine */

/**
 * Whether `installed`, npm's record of `node_modules`, has what `lock` names: all packages, and of the
 * optional ones those built for this machine.
 *
 * @param {Lock} lock
 * @param {Lock} installed
 * @param {Machine} machine
 */
export function isInstalled(lock, installed, machine) {
  const { '': _project, ...wanted } = lock.packages;
  return (
    Object.keys(installed.packages).every((path) => path in wanted) &&
    Object.entries(wanted).every(([path, entry]) => {
      const found = installed.packages[path];
      return found
        ? found.version === entry.version && found.integrity === entry.integrity
        : entry.optional && !isBuiltFor(machine, entry);
    })
  );
}

/** @param {Machine} machine @param {LockedPackage} entry */
function isBuiltFor(machine, { os, cpu, libc }) {
  const fitsLibc = libc === undefined || libc.some((name) => name === machine.libc);
  return os?.includes(machine.os) && cpu?.includes(machine.cpu) && fitsLibc;
}
