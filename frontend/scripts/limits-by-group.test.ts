import { describe, expect, it } from 'vitest';
import limits from '../../wp-plugin/config/limits.json' with { type: 'json' };
import { withNumbers } from './limits-by-group.ts';

describe('the import of limits in scripts of browsers', () => {
  it('becomes a namespace, of which bundlers take what is read', () => {
    const code =
      "import { a } from './a.ts';\nimport limits from '../../wp-plugin/config/limits.json' with { type: 'json' };\n";
    expect(withNumbers(code)).toBe(
      "import { a } from './a.ts';\nimport * as limits from '../../wp-plugin/config/limits.json';\n",
    );
  });

  it('is not needed for numbers, which stand where they are read', () => {
    const code =
      "import limits from '../limits.json' with { type: 'json' };\nconst { perPage } = limits.lists;\nread(limits.text.title, limits.files.imageTypes);\n";
    expect(withNumbers(code)).toBe(
      `import * as limits from '../limits.json';\nconst { perPage } = limits.lists;\nread((${limits.text.title}), limits.files.imageTypes);\n`,
    );
  });

  it.each(["import choices from './choices.json' with { type: 'json' };\n", 'const text = "limits.json";\n'])(
    'is the only one that changes (%s)',
    (code) => {
      expect(withNumbers(code)).toBe(code);
    },
  );
});
