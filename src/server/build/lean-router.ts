import type { Plugin } from 'vite';

/**
 * Lets the build leave out the router's components that nobody uses: their names for developers' tools
 * and the unmarked calls that make them would else keep them.
 */
export function leanRouter(): Plugin {
  return {
    name: 'paperhanger-lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/(?<== )(?=\w+\.(?:forwardRef|createContext)\()/g, '/* @__PURE__ */ '),
    },
  };
}
