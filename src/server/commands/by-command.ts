/** How the audit log says that someone at the server's terminal did it. */
export function byCommand() {
  const { SUDO_USER, USER, USERNAME } = process.env;
  return { by: 'command line', systemUser: SUDO_USER ?? USER ?? USERNAME };
}
