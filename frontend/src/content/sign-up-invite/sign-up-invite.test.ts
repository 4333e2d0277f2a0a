import { describe, expect, it } from 'vitest';
import { archiveIds, pathTo } from '../../../shared/config/routes.ts';
import { languages } from '../../../shared/config/locales.ts';
import { fr } from './locales/fr.ts';
import { en } from './locales/en.ts';
import { renderPage } from '../../testing/render-page.ts';

const texts = { fr, en };
const visit = { id: 7, firstName: 'Awa', lastName: 'Sarr', isOnboarded: true, csrfToken: 'token' };
const places = (['home', ...archiveIds] as const).flatMap((id) =>
  languages.map((language) => ({ path: pathTo(id, language), language })),
);
const locked = { fr: '/appel-a-candidature/bourses-montage-documentaire/' };

describe('what signing up brings', () => {
  it.each(places)('is said at the end of $path, with the way back', async ({ path, language }) => {
    const { document } = await renderPage(path);
    const invite = document.querySelector('section[aria-labelledby=sign-up-invite]');
    const { title, free, read, directory, publish, follow, action } = texts[language];
    expect([...(invite?.querySelectorAll('h2, p, li, a') ?? [])].map((each) => each.textContent)).toEqual([
      title,
      free,
      read,
      directory,
      publish,
      follow,
      action,
    ]);
    const address = new URL(
      invite?.querySelector('a')?.getAttribute('href') ?? '',
      'https://passerelle.test',
    );
    expect([address.pathname, address.searchParams.get('next')]).toEqual([pathTo('signUp', language), path]);
  });

  it('is not said to those who are signed in', async () => {
    const { document } = await renderPage('/appel-a-candidature/', { visit });
    expect(document.querySelector('[data-visitors-only]')).toBeNull();
    const home = await renderPage('/', { visit });
    expect(home.document.querySelector('[data-visitors-only]')).toBeNull();
  });

  it('is said where content is locked, beside the way to sign in', async () => {
    const { document } = await renderPage(locked.fr);
    const section = document.querySelector('section[aria-labelledby=locked]');
    expect([...(section?.querySelectorAll('li') ?? [])].map((each) => each.textContent)).toEqual([
      fr.read,
      fr.directory,
      fr.publish,
      fr.follow,
    ]);
    expect([...(section?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual([
      'Se connecter',
      fr.action,
    ]);
  });
});
