// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { refused, workspaceServer } from '../../testing/workspace-server.ts';

const file = {
  __typename: 'PasserelleApplicationFile',
  bytes: 1200,
  id: 70,
  name: 'devis.pdf',
  state: 'ready',
  type: 'application/pdf',
};
const message = (id: number, more: object = {}) => ({
  __typename: 'PasserelleThreadMessage',
  author: 'Kossi',
  files: [] as object[],
  id,
  isOwn: false,
  isUnread: false,
  side: 'applicant',
  text: `Message ${id}`,
  writtenAt: '2027-01-02T10:00:00Z',
  ...more,
});
const thread = {
  __typename: 'PasserelleApplicationThread',
  callTitle: 'Douze murs',
  id: 31,
  isSent: false,
  mayWrite: true,
  messages: [message(1)],
  name: 'Kossi' as string | null,
  number: null as string | null,
  side: 'team',
  withdrawnAt: null as string | null,
  zone: 'Africa/Dakar',
};

let current: typeof thread | null = thread;
let writes: [string, object][] = [];
let answer: Response | undefined;

/** What /api answers: without the names of types. */
const untyped = (value: unknown): object =>
  JSON.parse(
    JSON.stringify(value, (key, member: unknown) => (key === '__typename' ? undefined : member)),
  ) as object;

workspaceServer({
  // Those who run the call cannot read an application that was not sent.
  data: () => ({
    passerelleReceivedApplication: null,
    passerelleApplicationHandling: null,
    passerelleApplicationNeighbours: null,
    passerelleApplicationThread: current,
    passerelleReference: { __typename: 'PasserelleReference', sectors: [], countries: [], logoSize: null },
  }),
  calls: {
    '/api/dashboard/applications/write-message': (body: { text: string }) => {
      writes.push(['write', body]);
      if (answer) return answer;
      const own = message(99, { author: 'Mariam', isOwn: true, side: 'team', text: body.text });
      current = current && { ...current, messages: [...current.messages, own] };
      return untyped(current);
    },
    '/api/dashboard/applications/read-messages': (body: object) => {
      writes.push(['read', body]);
      current = current && {
        ...current,
        messages: current.messages.map((each) => ({ ...each, isUnread: false })),
      };
      return untyped(current);
    },
  },
});

/** Shows whatever is observed at once. */
class Seen {
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe(): void {
    this.#report([{ isIntersecting: true }] as IntersectionObserverEntry[], this as never);
  }
  disconnect(): void {
    // Nothing is observed any more.
  }
}

beforeEach(() => {
  current = thread;
  writes = [];
  answer = undefined;
  vi.stubGlobal('IntersectionObserver', Seen);
});

async function open(capabilities: string[] = []) {
  await openWorkspace(pathTo('receivedApplication', 'fr', { id: '31' }), capabilities);
  return within(await screen.findByRole('region', { name: 'Messages' }));
}
const said = (region: Awaited<ReturnType<typeof open>>): string[] =>
  within(region.getByRole('log'))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));

describe('the messages about an application', () => {
  it('are all that is there of one that was not sent', async () => {
    current = { ...thread, messages: [message(1, { files: [file, { ...file, id: 71, state: 'refused' }] })] };
    const region = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Kossi' })).toBeTruthy();
    expect(region.getByRole('heading', { level: 3, name: 'Kossi, côté candidature' })).toBeTruthy();
    const [whole, ...files] = said(region);
    expect(whole).toContain('2 janvier 2027 à 10 h (heure de Dakar)Message 1');
    expect(files).toEqual([
      'Télécharger « devis.pdf » (PDF, 1 Ko)',
      '« devis.pdf » (PDF, 1 Ko) ne peut pas être ouvert : refusé par l’antivirus',
    ]);
    expect(region.getByRole('link', { name: /devis/ }).getAttribute('href')).toMatch(/\?id=70$/);
    expect(writes).toEqual([]);
  });

  it('are marked as new while they are shown, and as read', async () => {
    current = { ...thread, messages: [message(1), message(2, { isUnread: true })] };
    const region = await open();
    await waitFor(() => expect(writes).toEqual([['read', { id: 31, upTo: 2 }]]));
    expect(said(region).map((text) => text.includes('Nouveau'))).toEqual([false, true]);
  });

  it('are sent, and the field is empty again', async () => {
    const region = await open();
    const field = region.getByLabelText('Votre message');
    fireEvent.change(field, { target: { value: 'Bonjour' } });
    fireEvent.click(region.getByRole('button', { name: 'Envoyer le message' }));
    expect(await region.findByText('Votre message est envoyé.')).toBeTruthy();
    expect(writes).toEqual([['write', { id: 31, text: 'Bonjour', files: [] }]]);
    expect((field as HTMLTextAreaElement).value).toBe('');
    await waitFor(() => expect(said(region)).toHaveLength(2));
    expect(said(region)[1]).toMatch(/^Vous.*Bonjour$/);
    expect(document.activeElement).toBe(field);
  });

  it('stay in the field when they are refused, with the reason', async () => {
    answer = refused(422, {
      code: 'invalid_fields',
      message: 'Corrigez.',
      fields: [{ path: 'text', code: 'required', message: 'Écrivez un message.' }],
    });
    const region = await open();
    const field = region.getByLabelText('Votre message');
    fireEvent.change(field, { target: { value: ' ' } });
    fireEvent.click(region.getByRole('button', { name: 'Envoyer le message' }));
    await waitFor(() => expect(region.getByRole('alert').textContent).toBe('Écrivez un message.'));
    expect((field as HTMLTextAreaElement).value).toBe(' ');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    [{ withdrawnAt: '2027-01-03T10:00:00Z' }, 'La candidature est retirée : plus personne n’écrit ici.'],
    [{}, 'Vous lisez ces messages sans pouvoir y répondre : votre rôle dans la candidature est de la lire.'],
  ])('say why one can’t write (%#)', async (more, text) => {
    current = { ...thread, mayWrite: false, ...more };
    const region = await open();
    expect(
      region.getAllByText((_, element) => element?.tagName === 'P').map((each) => plain(each.textContent)),
    ).toContain(text);
    expect(region.queryByRole('textbox')).toBeNull();
  });

  it('of a long thread show its end first', async () => {
    current = { ...thread, messages: Array.from({ length: 25 }, (_, index) => message(index + 1)) };
    const region = await open();
    expect(said(region)).toHaveLength(20);
    fireEvent.click(region.getByRole('button', { name: 'Afficher 5 messages plus anciens' }));
    expect(said(region)).toHaveLength(25);
    expect(document.activeElement?.textContent).toContain('Message 1');
  });

  it.each([
    ['there is none', null],
    ['it was sent, and is not there any more', { ...thread, isSent: true }],
    ['it is one’s own', { ...thread, side: 'applicant' }],
  ])('are not found where %s', async (_, found) => {
    current = found;
    await openWorkspace(pathTo('receivedApplication', 'fr', { id: '31' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Page introuvable' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull();
  });
});
