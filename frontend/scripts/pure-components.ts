import type { Plugin } from 'vite';

/**
 * Marks the router's components as free of side effects, so that those that nobody uses (Link, Form, prefetching)
 * are left out of the bundle: `forwardRef` calls get a PURE mark, and `displayName`, which only tools read, goes.
 */
export function pureComponents(): Plugin {
  return {
    name: 'passerelle:pure-components',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.includes('/node_modules/react-router/')) return null;
      return {
        code: code
          .replace(/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = .*;$/gm, ''),
        map: null,
      };
    },
  };
}
