import { describe, expect, it } from 'vitest';
import catalogue from '../../../../wp-plugin/config/errors.json' with { type: 'json' };
import { languages } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { emptyForm } from '../../../shared/forms/form-view-data.ts';
import { en } from '../../components/form/locales/en.ts';
import { fr } from '../../components/form/locales/fr.ts';
import { renderPage } from '../../testing/render-page.ts';

const general = { fr, en };

describe.each(languages)('the sign-in page in %s', (language) => {
  const lines = async (route: 'login' | 'signUp', code: 'cookies_refused' | 'csrf_invalid') => {
    const problem = { code, message: catalogue[code][language], fields: [] };
    const viewData = { ...emptyForm, next: '', social: [], problem };
    const { document } = await renderPage(pathTo(route, language), { viewData });
    const summary = document.querySelectorAll('[data-error-summary] li');
    return [...summary].map(({ textContent }) => textContent);
  };

  it('says that cookies are mandatory for login, with script too', async () => {
    expect(await lines('login', 'cookies_refused')).toEqual([catalogue.cookies_refused[language]]);
    const { attribute } = await renderPage(pathTo('login', language));
    expect(attribute('main form', 'data-catalogue-text')).toBe('cookies_refused');
  });

  it('says what to do with a page that is too old', async () => {
    expect(await lines('login', 'csrf_invalid')).toEqual([general[language].problems.csrf_invalid]);
  });

  it('has its own text, which those of other forms leave to it', async () => {
    const { cookies_refused: refused } = general[language].problems;
    expect(await lines('signUp', 'cookies_refused')).toEqual([refused]);
    expect(refused).not.toBe(catalogue.cookies_refused[language]);
  });
});
