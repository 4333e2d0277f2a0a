import { describe, expect, it } from 'vitest';
import { partsOf } from './staff-texts.ts';

const own = { title: 'Se connecter', lead: 'Retrouvez votre espace.' };

describe('partsOf', () => {
  it.each([
    ['nothing', undefined, own],
    [
      'one paragraph of text',
      { title: 'Bienvenue', content: '<p>Un mot.</p>\n' },
      { title: 'Bienvenue', lead: 'Un mot.' },
    ],
    [
      'more',
      { title: 'Bienvenue', content: '<p>Un</p><p>mot</p>' },
      { title: 'Bienvenue', body: '<p>Un</p><p>mot</p>' },
    ],
    [
      'a link',
      { title: 'Bienvenue', content: '<p><a href="/x/">Un mot</a></p>' },
      { title: 'Bienvenue', body: '<p><a href="/x/">Un mot</a></p>' },
    ],
    [
      'a sign that HTML writes otherwise',
      { title: 'Bienvenue', content: '<p>Toi &amp; moi</p>' },
      { title: 'Bienvenue', body: '<p>Toi &amp; moi</p>' },
    ],
    ['a title alone', { title: 'Bienvenue', content: ' ' }, { title: 'Bienvenue' }],
    ['no title', { title: ' ', content: '<p>Un mot.</p>' }, { title: 'Se connecter', lead: 'Un mot.' }],
  ])('of %s', (_name, words, parts) => {
    expect(partsOf(words, own)).toEqual(parts);
  });
});
