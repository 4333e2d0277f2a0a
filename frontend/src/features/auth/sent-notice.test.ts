import { describe, expect, it } from 'vitest';
import { languages } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { sendActivation } from '../../../shared/config/calls/auth-calls.ts';
import { againIntent, sentAgainNotice } from '../../../shared/forms/auth-forms.ts';
import { emptyForm, sentNotice } from '../../../shared/forms/form-view-data.ts';
import { renderPage } from '../../testing/render-page.ts';
import { en } from './locales/en.ts';
import { fr } from './locales/fr.ts';

const texts = { fr, en };

describe.each(languages)('the page after sign-up in %s', (language) => {
  const outcome = async (sentTo: string, notice: string = sentNotice) => {
    const viewData = { ...emptyForm, notice, social: [], sentTo };
    return renderPage(`${pathTo('signUp', language)}?notice=${notice}`, { viewData });
  };

  it('names the address, and leads to another mail and to another address', async () => {
    const { document } = await outcome('awa@example.org');
    const own = texts[language];
    expect(document.querySelector('main output')?.textContent).toBe(
      own.signUpSentTo.replace('{{email}}', 'awa@example.org'),
    );
    const links = [...document.querySelectorAll('main ul a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [own.correctAddress, pathTo('signUp', language)],
    ]);
    const form = document.querySelector('main form');
    expect([form?.getAttribute('action'), form?.getAttribute('data-call')]).toEqual([
      pathTo('signUp', language),
      sendActivation.path,
    ]);
    expect(form?.querySelector('[name="intent"]')?.getAttribute('value')).toBe(againIntent);
    expect(form?.querySelector('[name="email"]')?.getAttribute('value')).toBe('awa@example.org');
    expect(form?.querySelector('button')?.textContent).toBe(own.sendAgain);
  });

  it('says that the mail was sent again, without saying whether there is an account', async () => {
    const { document } = await outcome('awa@example.org', sentAgainNotice);
    expect(document.querySelector('main output')?.textContent).toBe(texts[language].sentAgain);
  });

  it('asks for the address where this browser signed none up', async () => {
    const { document } = await outcome('');
    expect(document.querySelector('main form [name="email"]')?.getAttribute('type')).toBe('email');
  });

  it('names no address that this browser did not sign up, and shows one as text', async () => {
    expect((await outcome('')).document.querySelector('main output')?.textContent).toBe(
      texts[language].signUpSent,
    );
    const { document } = await outcome('<b>@example.org');
    expect(document.querySelector('main output b')).toBeNull();
    expect(document.querySelector('main output')?.textContent).toContain('<b>@example.org');
  });
});
