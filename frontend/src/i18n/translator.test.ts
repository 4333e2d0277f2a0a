import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import type { Language } from '../config/locales.ts';
import { createTranslator } from './translator.ts';

const catalogue = {
  plain: 'Bonjour',
  deep: { named: 'Bonjour {{name}}, {{name}} !' },
  found_zero: 'rien',
  found_one: '{{count}} trouvé',
  found_many: '{{count}} de trouvés',
  found_other: '{{count}} trouvés',
  left_one: 'dernier',
  left_other: '{{count}} restants',
};
const counts = [0, 1, 1.5, 2, 21, 1000, 1_000_000, 2_500_000];
const languages: Language[] = ['fr', 'en'];

describe('createTranslator', () => {
  it.each(languages)('chooses the plural that i18next chooses in %s', async (language) => {
    const reference = createInstance();
    await reference.init({
      lng: language,
      resources: { [language]: { translation: catalogue } },
      interpolation: { escapeValue: false },
    });
    const translate = createTranslator(language, catalogue);
    const group = new Intl.NumberFormat(language);
    const expected = counts.map((count) =>
      reference.t('found', { count }).replace(String(count), group.format(count)),
    );
    expect(counts.map((count) => translate('found', { count }))).toEqual(expected);
  });

  it('falls back to the general form when a language’s own is not written', () => {
    const translate = createTranslator('fr', catalogue);
    expect([0, 1, 1_000_000].map((count) => translate('left', { count }))).toEqual([
      'dernier',
      'dernier',
      '1\u202f000\u202f000 restants',
    ]);
  });

  it('fills values in, every time they are named', () => {
    expect(createTranslator('fr', catalogue)('deep.named', { name: '$& {{x}}' })).toBe(
      'Bonjour $& {{x}}, $& {{x}} !',
    );
  });

  it('refuses a key or a value that is missing', () => {
    const translate = createTranslator('en', catalogue);
    expect(() => translate('deep')).toThrow('No text for deep in en');
    expect(() => translate('deep.named')).toThrow('The text deep.named needs the value name');
  });
});
