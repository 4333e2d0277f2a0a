import { expect, it } from 'vitest';
import { pureComponents } from './pure-components.ts';

const code = [
  'const Link = React$1.forwardRef(function LinkWithRef() {});',
  'Link.displayName = "Link";',
  'const useThing = () => React$1.useContext(Thing);',
].join('\n');

function transform(id: string): unknown {
  const plugin = pureComponents();
  if (typeof plugin.transform !== 'function') throw new Error('The plugin transforms nothing');
  return plugin.transform.call({} as never, code, id);
}

it('marks the router’s components and drops their names for tools', () => {
  expect(transform('/x/node_modules/react-router/dist/lib.js')).toEqual({
    code: [
      'const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {});',
      '',
      'const useThing = () => React$1.useContext(Thing);',
    ].join('\n'),
    map: null,
  });
});

it('leaves everything else alone', () => {
  expect(transform('/x/frontend/src/app/root.tsx')).toBeNull();
});
