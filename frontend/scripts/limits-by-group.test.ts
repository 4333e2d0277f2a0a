import { describe, expect, it } from 'vitest';
import { asNamespace } from './limits-by-group.ts';

describe('the import of limits in scripts of browsers', () => {
  it('becomes a namespace, of which bundlers take what is read', () => {
    const code =
      "import { a } from './a.ts';\nimport limits from '../../wp-plugin/config/limits.json' with { type: 'json' };\n";
    expect(asNamespace(code)).toBe(
      "import { a } from './a.ts';\nimport * as limits from '../../wp-plugin/config/limits.json';\n",
    );
  });

  it.each(["import choices from './choices.json' with { type: 'json' };\n", 'const text = "limits.json";\n'])(
    'is the only one that changes (%s)',
    (code) => {
      expect(asNamespace(code)).toBe(code);
    },
  );
});
