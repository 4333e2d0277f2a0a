import { expect, it } from 'vitest';
import { languages } from '../../shared/config/locales.ts';
import { pathTo } from '../../shared/config/routes.ts';
import { isUndisturbed } from './undisturbed.ts';

it.each<[boolean, Parameters<typeof pathTo>[0][]]>([
  [true, ['welcome', 'noProfile', 'stopNotices', 'letter', 'receipt', 'cookies']],
  [false, ['home', 'directory', 'search', 'contact']],
])('undisturbed: %s', (expected, names) => {
  for (const language of languages)
    expect(names.map((name) => isUndisturbed(pathTo(name, language), language))).toEqual(
      names.map(() => expected),
    );
});
