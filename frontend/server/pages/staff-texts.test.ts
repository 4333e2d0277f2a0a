import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { render } from '../../src/app/entry-server.tsx';
import { type AuthSite, startAuthSite } from '../testing/auth-site.ts';
import { data } from '../testing/fake-wordpress.ts';

const words = '<p>Un mot de l’équipe.</p><p><a href="https://charte.example/">La charte</a></p>';
let test: AuthSite;

beforeEach(async () => {
  test = await startAuthSite({ render });
  const { answer } = test.wordpress;
  test.wordpress.answer = (asked) => {
    const { operationName, variables } = asked;
    if (operationName === 'Page') {
      const { key } = variables as { key: string };
      return data({
        passerellePage: key === 'settings' ? { title: 'Votre compte, vos choix', content: words } : null,
      });
    }
    if (operationName === 'NoticePreferences') return data({ passerelleNoticePreferences: { items: [] } });
    if (operationName === 'Settings') {
      return data({
        passerelleDeletionOptions: { isPossible: true, heirs: [], onlyOwnerOf: [] },
        passerelleReference: { sectors: [], countries: [] },
      });
    }
    return answer(asked);
  };
});
afterEach(() => test.close());

describe('the staff text of the settings', () => {
  it('is above the forms, with external links through the warning', async () => {
    const browser = test.browser();
    await browser.signIn();
    const { statusCode, body } = await browser.send('GET', '/parametres/');
    const warning = `/lien-externe/?${new URLSearchParams({ page: '/parametres/', url: 'https://charte.example/' })}`;
    expect([
      statusCode,
      /<h1>(.*?)<\/h1>/.exec(body)?.[1],
      body.includes('<p>Un mot de l’équipe.</p>'),
      body.includes(`<a href="${warning.replaceAll('&', '&amp;')}"`),
    ]).toEqual([200, 'Votre compte, vos choix', true, true]);
    const warned = await browser.send('GET', warning);
    expect([warned.statusCode, warned.body.includes('charte.example')]).toEqual([200, true]);
  });
});
