import { describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { emptyForm } from '../../../shared/forms/form-view-data.ts';
import { renderPage } from '../../testing/render-page.ts';

const hash = 'h'.repeat(43);
const invitation = { inviter: 'Awa Ndour', name: 'Kossi Amouzou', role: null, title: 'Théâtre en cale' };
const visit = { id: 7, firstName: 'Fatou', lastName: 'Bâ', isOnboarded: true, csrfToken: 'token' };

const intents = (document: Document) =>
  [...document.querySelectorAll('main form')].map((form) => [
    form.getAttribute('action'),
    form.querySelector('input[name=intent]')?.getAttribute('value'),
    form.querySelector('input[name=hash]')?.getAttribute('value'),
  ]);

describe.each(['fr', 'en'] as const)('the page of an invitation in %s', (language) => {
  const path = pathTo('invitation', language);
  const open = (viewData: object, more: object = {}) =>
    renderPage(`${path}?hash=${hash}`, { viewData: { ...emptyForm, hash, ...viewData }, ...more });
  it('says who invites to what, and leads to sign-in and back', async () => {
    const { status, document, text } = await open({ invitation });
    expect(status).toBe(200);
    for (const part of [invitation.inviter, invitation.name, invitation.title])
      expect(text('main')).toContain(part);
    expect(intents(document)).toEqual([[path, 'decline', hash]]);
    const back = new URLSearchParams({ next: `${path}?hash=${hash}` });
    for (const route of ['login', 'signUp'] as const)
      expect(document.querySelector(`main a[href="${pathTo(route, language)}?${back}"]`)).not.toBeNull();
  });

  it.each(['owner', 'member', 'guest'] as const)(
    'says what the role %s in a structure allows',
    async (role) => {
      const { document, text } = await open({ invitation: { ...invitation, role } }, { visit });
      expect(text('main')).toContain('Théâtre en cale');
      expect(text('main')).not.toContain(invitation.name);
      expect(intents(document)).toEqual([
        [path, 'join', hash],
        [path, 'refuse', hash],
      ]);
      const visitors = await open({ invitation: { ...invitation, role, inviter: null } });
      expect(intents(visitors.document)).toEqual([[path, 'refuse', hash]]);
    },
  );

  it('offers an ownership to its recipient alone', async () => {
    const offer = { owner: 'Awa Ndour', title: 'Théâtre en cale', isForViewer: true };
    const own = await open({ offer }, { visit });
    expect([own.status, intents(own.document)]).toEqual([
      200,
      [
        [path, 'acceptTransfer', hash],
        [path, 'refuseTransfer', hash],
      ],
    ]);
    const foreign = { ...offer, isForViewer: false, owner: null };
    const other = await open({ offer: foreign }, { visit });
    expect(intents(other.document)).toEqual([]);
    expect(other.document.querySelector('main [role=alert]')).not.toBeNull();
    const visitor = await open({ offer: foreign });
    expect(intents(visitor.document)).toEqual([]);
    expect(visitor.document.querySelector('main [role=alert]')).toBeNull();
  });

  it('lets whoever is signed in accept or decline', async () => {
    const { document, text } = await open({ invitation: { ...invitation, inviter: null } }, { visit });
    expect(text('main')).toContain('Fatou Bâ');
    expect(text('main')).not.toContain('null');
    expect(intents(document)).toEqual([
      [path, 'accept', hash],
      [path, 'decline', hash],
    ]);
  });

  it('says that a link is no longer valid, without a form', async () => {
    const { status, document } = await open({});
    expect([status, intents(document)]).toEqual([410, []]);
    expect(document.querySelector('main [role=alert]')).not.toBeNull();
    const incomplete = await renderPage(path, { viewData: { ...emptyForm, hash: '' } });
    expect([incomplete.status, intents(incomplete.document)]).toEqual([200, []]);
  });

  it.each(['accept', 'decline', 'join', 'refuse', 'acceptTransfer', 'refuseTransfer'])(
    'confirms the answer %s',
    async (notice) => {
      const { status, document } = await renderPage(`${path}?notice=${notice}`, {
        viewData: { ...emptyForm, hash: '', notice },
      });
      expect([status, intents(document)]).toEqual([200, []]);
      expect(document.querySelector('main output')).not.toBeNull();
    },
  );
});
