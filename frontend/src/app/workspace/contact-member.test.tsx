// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { refused, workspaceServer } from '../../testing/workspace-server.ts';

const member = {
  __typename: 'PasserelleMemberContact',
  acceptsContact: true,
  hasProfile: true,
  id: 30,
  isBlocked: false,
  isOwn: false,
  mayReply: false,
  name: 'Fatou Ndiaye',
};
let known: typeof member;
let check: object | undefined;
let wait: Promise<void>;
let answer: () => Response;
let sent: Record<string, unknown>[];

beforeEach(() => {
  known = member;
  check = { provider: 'none', proof: 'age.of.the.form' };
  answer = () => Response.json({ data: { accepted: true } }, { status: 202 });
  sent = [];
  wait = Promise.resolve();
});

workspaceServer({
  data: () => ({ passerelleMemberContact: known }),
  calls: {
    '/api/bot-check/form': async () => {
      await wait;
      return check ?? refused(503, {});
    },
    '/api/contact/member': (body: Record<string, unknown>) => {
      sent.push(body);
      return answer();
    },
  },
});

const open = async (level = 1) => {
  await openWorkspace(pathTo('contactMember', 'fr', { id: '30' }));
  await screen.findByRole('heading', { level, name: /Fatou Ndiaye/ });
};
const proof = () => document.querySelector<HTMLInputElement>('[name=botProof]');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const text = () => plain(document.querySelector('main')?.textContent);

async function write() {
  fireEvent.change(screen.getByLabelText(/^Objet/), { target: { value: 'Une idée' } });
  fireEvent.change(screen.getByLabelText(/^Message/), { target: { value: 'Travaillons ensemble.' } });
  fireEvent.click(screen.getByLabelText(/^J’accepte/));
  press('Envoyer le message');
  await waitFor(() => expect(sent).not.toEqual([]));
}
const body = { memberId: 30, subject: 'Une idée', message: 'Travaillons ensemble.', consent: true };

describe('a message to a member', () => {
  it('carries the proof of the site’s check', async () => {
    await open();
    await waitFor(() => expect(proof()).not.toBeNull());
    await write();
    expect(sent).toEqual([{ ...body, botProof: 'age.of.the.form' }]);
    await waitFor(() => expect(text()).toContain('Votre message est envoyé.'));
  });

  it('keeps the proof of its script when it is rendered again', async () => {
    await open();
    await waitFor(() => expect(proof()).not.toBeNull());
    const field = proof();
    if (field) field.value = 'solved';
    press('Envoyer le message');
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('subject'));
    await write();
    expect(sent).toEqual([{ ...body, botProof: 'solved' }]);
  });

  it('waits for the check of the site', async () => {
    const held = Promise.withResolvers<void>();
    wait = held.promise;
    await open();
    const written = write();
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull());
    expect(sent).toEqual([]);
    held.resolve();
    await written;
    expect(sent).toEqual([{ ...body, botProof: 'age.of.the.form' }]);
  });

  it('says what to do when the check has failed', async () => {
    const fields = [{ path: 'botProof', code: 'bot_check_retry', message: 'Patientez, puis réessayez.' }];
    answer = () => refused(422, { code: 'invalid_fields', message: 'Champs.', fields });
    await open();
    await write();
    await waitFor(() => expect(text()).toContain('Patientez, puis réessayez.'));
    expect(text()).not.toContain('Champs.');
  });

  it.each([
    ['fr', 'Voir où en est mon profil', '/profil-inactif/'],
    ['en', 'View the status of my profile', '/en/no-profile/'],
  ] as const)(
    'leads to the page of one’s profile where it is not published any more, in %s',
    async (language, name, path) => {
      answer = () => refused(403, { code: 'profile_not_published', message: 'Profil.', fields: [] });
      await openWorkspace(pathTo('contactMember', language, { id: '30' }), [], language);
      await screen.findByRole('heading', { level: 1, name: /Fatou Ndiaye/ });
      for (const [field, value] of Object.entries({
        subject: 'Une idée',
        message: 'Travaillons ensemble.',
      })) {
        const input = document.querySelector(`[name=${field}]`);
        if (input) fireEvent.change(input, { target: { value } });
      }
      fireEvent.click(screen.getByRole('checkbox'));
      fireEvent.click(screen.getByRole('button', { name: /^(Envoyer le message|Send message)$/ }));
      const link = await screen.findByRole('link', { name });
      expect(link.getAttribute('href')).toBe(path);
      expect(link.closest('output')?.textContent).toContain('Profil.');
    },
  );

  it('carries the proof of reCAPTCHA, of which nothing is loaded before a click', async () => {
    check = { provider: 'recaptcha', proof: 'age.of.the.form' };
    await open();
    const load = await screen.findByRole('button', { name: 'Charger la vérification de Google' });
    expect(document.querySelector('iframe')).toBeNull();
    fireEvent.click(load);
    expect(document.querySelector('iframe')?.getAttribute('src')).toBe('/recaptcha/');
    // The document in the frame sets its token like this.
    const field = proof();
    if (field) field.value = 'token-of-google';
    answer = () => refused(503, { code: 'contact_failed', message: 'Non.', fields: [] });
    await write();
    expect(sent).toEqual([{ ...body, botProof: 'token-of-google' }]);
    await waitFor(() => expect(text()).toContain('Non.'));
    // A token is good once.
    expect(proof()?.value).toBe('age.of.the.form');
  });

  it('is sent without a proof where the check is not to be had, and the server decides', async () => {
    check = undefined;
    await open();
    await write();
    expect(sent).toEqual([{ ...body, botProof: '' }]);
  });
});

describe('a member who accepts no messages', () => {
  it.each(['fr', 'en'] as const)('is answered by whom they have written to, in %s', async (language) => {
    known = { ...member, acceptsContact: false, mayReply: true };
    await openWorkspace(pathTo('contactMember', language, { id: '30' }), [], language);
    await screen.findByRole('heading', { level: 1, name: /Fatou Ndiaye/ });
    expect(screen.getByRole('button', { name: /^(Envoyer le message|Send message)$/ })).toBeTruthy();
    expect(text()).not.toMatch(/n’accepte pas de messages|doesn’t accept messages/);
  });

  it.each([
    ['fr', 'Fatou Ndiaye n’accepte pas de messages sur ce site.'],
    ['en', 'Fatou Ndiaye doesn’t accept messages through this site.'],
  ] as const)('is not written to by others, in %s', async (language, note) => {
    known = { ...member, acceptsContact: false };
    await openWorkspace(pathTo('contactMember', language, { id: '30' }), [], language);
    await screen.findByText(note);
    expect(screen.queryByRole('button', { name: /^(Envoyer le message|Send message)$/ })).toBeNull();
  });

  it.each([
    ['fr', '/profil-inactif/'],
    ['en', '/en/no-profile/'],
  ] as const)('is answered with a published profile only, in %s', async (language, path) => {
    known = { ...member, acceptsContact: false, mayReply: true, hasProfile: false };
    await openWorkspace(pathTo('contactMember', language, { id: '30' }), [], language);
    await screen.findByRole('heading', { level: 1, name: /Fatou Ndiaye/ });
    const links = [...document.querySelectorAll('main a')]
      .filter((link) => !link.closest('nav'))
      .map((link) => link.getAttribute('href'));
    expect(links).toContain(path);
  });
});

describe('one’s own profile', () => {
  it.each([
    [true, 'les autres membres vous écrivent ici.'],
    [false, 'vous pouvez l’autoriser dans votre profil.'],
  ])('is not written to, whether it accepts messages (%s)', async (acceptsContact, note) => {
    known = { ...member, isOwn: true, acceptsContact };
    await open();
    expect(text()).toContain(note);
    expect(document.querySelector('main form')).toBeNull();
    const addresses = [...document.querySelectorAll('main a')]
      .filter((link) => !link.closest('nav'))
      .map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['/annuaire/fiche-formulaire/', '/tableau-de-bord/membre/30/?as=member']);
  });
});
