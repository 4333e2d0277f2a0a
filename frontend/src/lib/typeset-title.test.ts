import { describe, expect, it } from 'vitest';
import { typesetTitle } from './typeset-title.ts';

describe('typesetTitle', () => {
  it('sets a French title only', () => {
    const title = "Mode circulaire : l'atelier";
    expect([typesetTitle(title, 'FR'), typesetTitle(title, 'EN')]).toEqual([
      'Mode circulaire\u00a0: l’atelier',
      title,
    ]);
  });
});
