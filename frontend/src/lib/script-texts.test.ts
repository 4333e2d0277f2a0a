// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { countText, pluralTexts } from './plural-texts.ts';
import { readTexts, scriptTexts, textAttributes } from './script-texts.ts';

const texts = scriptTexts<'close' | 'errorPrefix' | 'too_long' | 'go'>('sample');

describe('texts of a script', () => {
  it('are read from the page as the server wrote them', () => {
    const given = {
      close: 'Fermer « ici »',
      errorPrefix: 'Erreur\u00a0:',
      too_long: '<b>',
      go: 'Vers {{host}}',
    };
    const template = document.createElement('template');
    for (const [name, text] of Object.entries(textAttributes(texts, given)))
      template.setAttribute(name, text);
    document.body.append(template);
    expect(readTexts(texts)).toEqual(given);
  });

  it('throw where the page does not contain them', () => {
    expect(() => readTexts(scriptTexts('other'))).toThrow('The page has no texts for other');
  });
});

describe('a text that counts', () => {
  const forms = pluralTexts('found', (count) => `{{count}} for ${count}`);

  it.each([
    ['fr', ['0 for 0', '1 for 1', '2 for 2', '1\u202f200 for 2', '1\u202f000\u202f000 for 1000000']],
    ['en', ['0 for 0', '1 for 1', '2 for 2', '1,200 for 2', '1,000,000 for 2']],
  ])('has the form of its number in %s', (language, expected) => {
    document.documentElement.lang = language;
    expect([0, 1, 2, 1200, 1_000_000].map((count) => countText(forms, 'found', count))).toEqual(expected);
  });
});
