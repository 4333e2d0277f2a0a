import { afterEach, expect, it, vi } from 'vitest';
import fieldErrors from '../../../../../wp-plugin/config/field-errors.json' with { type: 'json' };
import fileKinds from '../../../../../wp-plugin/config/file-kinds.json' with { type: 'json' };
import { fr } from '../../field-errors/locales/fr.ts';
import { kindText } from './kind-text.ts';

const locale = '../../file-kinds/locales/fr.ts';

afterEach(() => {
  vi.doUnmock(locale);
  vi.resetModules();
});

it('names in the language of the page what a refused file is', async () => {
  const { file_is_svg: svg } = fieldErrors;
  expect([await kindText('file_is_svg', 'fr'), await kindText('file_is_svg', 'en')]).toEqual([
    svg.fr,
    svg.en,
  ]);
});

it.each(['file_type', 'file_too_large', 'toString'])('has no text for %s', async (code) => {
  expect(await kindText(code, 'fr')).toBeUndefined();
});

it('has no text where that cannot be loaded', async () => {
  vi.doMock(locale, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  expect(await kindText('file_is_svg', 'fr')).toBeUndefined();
});

it('leaves all other texts of refused values to the forms', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(fieldErrors).filter((code) => !Object.hasOwn(fileKinds, code)));
});
