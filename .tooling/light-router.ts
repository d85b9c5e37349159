import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

/**
 * Vite plugin: lets the bundler drop what the site does not use of React Router. Its one file names components by assignments
 * (`Form.displayName = …`) and makes them by calls, which a bundler has to keep, with all that they use: 3 kB that each page would load.
 */
export function lightRouter(): Plugin {
  return {
    name: 'tasting-house:light-router',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
