// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { ExternalLinkTexts } from '../external-link-texts.tsx';
import { textTemplates } from '../../../testing/text-templates.ts';
import { warnBeforeLeaving } from './warn.ts';

const templates = await textTemplates(ExternalLinkTexts);
const page = '<a id="way" href="/lien-externe/?page=%2F&url=x" data-action="external">ici</a>';
const warn = (href: string) => {
  const link = document.getElementById('way') as HTMLElement;
  link.dataset['href'] = href;
  return warnBeforeLeaving(link);
};
const dialog = () => document.querySelector('dialog');
const linesOf = (within: Element | null) =>
  [...(within?.querySelectorAll('h2, p, button') ?? [])].map(({ textContent }) => textContent);

beforeEach(() => {
  document.body.innerHTML = `<main>${page}</main>${templates}`;
});

describe('the warning before another site', () => {
  it('names the host and the address, and leads there by a link', async () => {
    await warn('https://example.org/a?b=1');
    expect(linesOf(dialog())).toEqual([
      'Vous quittez Passerelle',
      'Ce lien mène à un autre site, dont nous ne sommes pas responsables\u00a0:',
      'example.org',
      'Adresse complète https://example.org/a?b=1',
      'Continuer vers example.org',
      'Rester sur Passerelle',
    ]);
    const ways = [...(dialog()?.querySelectorAll('a') ?? [])];
    expect(ways.map((way) => [way.getAttribute('href'), way.getAttribute('rel')])).toEqual([
      ['https://example.org/a?b=1', 'external nofollow noopener noreferrer'],
    ]);
  });

  it('says that a connection is not encrypted', async () => {
    await warn('http://example.org/');
    expect(dialog()?.textContent).toContain('n’est pas chiffrée');
  });

  it.each([
    'https://xn--80ak6aa92e.com/',
    'https://passerelle.test@evil.example/',
    'https://:secret@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '',
  ])('leaves %s to the page of the link, which says more', async (href) => {
    await expect(warn(href)).rejects.toThrow(Error);
    expect(dialog()).toBeNull();
  });
});
