// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { sampleCall, sampleOwnCall } from '../../testing/sample-call.ts';
import { asCallAnswers, sampleReference } from '../../testing/sample-draft.ts';

// Chunks are imported meanwhile.
configure({ asyncUtilTimeout: 10_000 });
const fetched = vi.fn<typeof fetch>();
const address = pathTo('editCall', 'fr', { id: '51' });
const rights = ['edit_call_for_applications'];
let current: typeof sampleCall;
let ownCalls: (typeof sampleOwnCall)[];
let refusal: { status: number; error: object } | undefined;
let writes: Record<string, unknown>[];

const changes: Readonly<Record<string, Partial<typeof sampleCall>>> = {
  publish: { status: 'publish', state: 'ANNOUNCED', path: '/appel-a-candidature/x/' },
  schedule: { status: 'future', state: 'SCHEDULED', publishAt: '2027-01-03T09:00:00Z' },
  ready: { status: 'pending', state: 'AWAITING_PUBLICATION' },
  offline: { status: 'private', state: 'OFFLINE' },
  extend: { closesAt: '2027-03-15T23:59:59Z', extendedFrom: '2027-02-28T23:59:59Z' },
};
const isPublished = {
  status: 'publish',
  state: 'OPEN',
  path: '/x/',
  allowedActions: ['save', 'extend', 'closeEarly', 'offline', 'duplicate'],
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T10:00:00Z') });
  current = sampleCall;
  ownCalls = [];
  refusal = undefined;
  writes = [];
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async (input, options) => {
    const path = input as string;
    if (path.startsWith('/api/auth/'))
      return Response.json({ data: { authenticated: true, csrfToken: 't' } });
    if (path.startsWith('/api/graphql')) {
      const { variables = {} } = JSON.parse((options?.body as string | undefined) ?? '{}') as {
        variables?: { task?: string };
      };
      const person = { __typename: 'PasserelleCallPerson', id: 90, name: `Fatou ${variables.task}` };
      const data = {
        passerelleReference: sampleReference,
        passerelleCallDraft: current,
        passerelleOwnCalls: {
          __typename: 'PasserelleOwnCalls',
          items: ownCalls,
          total: ownCalls.length,
          page: 1,
          perPage: 5,
        },
        passerelleCallPeople: [person],
        passerelleCallPeopleOf: [person],
        passerelleCommunitiesOf: [],
        passerelleSlugCheck: { __typename: 'PasserelleSlugCheck', state: 'FREE', slug: 'x', path: '/x/' },
      };
      return Response.json({ data }, { headers: { 'x-account': '7' } });
    }
    if (path.includes('locks')) return Response.json({ data: { holder: null, since: null, until: null } });
    const body = JSON.parse((options?.body as string | undefined) ?? '{}') as Record<string, unknown>;
    writes.push(body);
    if (refusal) return Response.json({ error: refusal.error }, { status: refusal.status });
    const changed = changes[body['action'] as string] ?? {};
    const typed = (body['input'] ?? {}) as object;
    current = { ...current, ...typed, ...changed, version: current.version + 1 };
    const { languageVersions: _, ...answer } = current;
    return Response.json({ data: asCallAnswers(answer) });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const text = () => plain(document.body.textContent);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const panel = () => screen.getByRole('region', { name: 'Publication' });

async function open(path = address) {
  const router = await openWorkspace(path, rights);
  const hash = path.split('#')[1];
  if (hash === undefined || hash === 'presentation') {
    const title = await screen.findByLabelText<HTMLInputElement>(/^Titre/, {}, { timeout: 10_000 });
    await waitFor(() => expect(title.readOnly).toBe(false));
  } else await screen.findByRole('heading', { level: 2, name: /^Étape/ }, { timeout: 10_000 });
  return router;
}
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('the form of a call', () => {
  it('makes a draft at the first words, and has its address from then on', async () => {
    const router = await open(pathTo('newCall', 'fr'));
    expect(text()).toContain('Nouvel appel à candidatures');
    const title = screen.getByLabelText(/^Titre/);
    fireEvent.change(title, { target: { value: 'Résidence' } });
    fireEvent.blur(title);
    await waitFor(() => expect(router.state.location.pathname).toBe(address));
    expect(writes).toEqual([{ action: 'save', input: { title: 'Résidence', language: 'fr' } }]);
  });

  it('offers earlier calls as models', async () => {
    ownCalls = [sampleOwnCall];
    const router = await open(pathTo('newCall', 'fr'));
    fireEvent.click(await screen.findByRole('button', { name: 'Reprendre Résidence 2025', hidden: true }));
    await waitFor(() => expect(router.state.location.pathname).toBe(address));
    expect(writes).toEqual([{ action: 'duplicate', id: 40 }]);
  });

  it('is not for members who make no calls', async () => {
    await openWorkspace(pathTo('newCall', 'fr'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeTruthy());
    expect(screen.queryByLabelText(/^Titre/)).toBeNull();
  });

  it('is read by those who cannot change it', async () => {
    current = { ...sampleCall, allowedActions: [], role: 'MENTOR' };
    await openWorkspace(address, []);
    await waitFor(() => expect(text()).toContain('Vous pouvez lire cet appel'));
    await waitFor(() => expect(text()).toContain('Trois mois à Dakar'));
    expect(screen.queryByLabelText(/^Titre/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Publier/ })).toBeNull();
  });
});

describe('the dates of a call', () => {
  const opening = () => within(screen.getByRole('group', { name: /^Ouverture/ }));

  it('are those of the clocks of its zone, and a closing day lasts until its end', async () => {
    await open(`${address}#dates`);
    const closing = within(await screen.findByRole('group', { name: /^Clôture/ }));
    await waitFor(() => expect(closing.getByLabelText<HTMLInputElement>('Jour').value).toBe('2027-02-28'));
    expect(closing.getByLabelText<HTMLInputElement>(/^Heure/).value).toBe('');
    fireEvent.change(closing.getByLabelText('Jour'), { target: { value: '2027-03-05' } });
    fireEvent.blur(closing.getByLabelText('Jour'));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]).toMatchObject({ action: 'save', input: { closesAt: '2027-03-05T23:59:59Z' } });
  });

  it('refuse an hour that summer time skips, without sending it', async () => {
    current = { ...sampleCall, zone: 'Europe/Paris' };
    await open(`${address}#dates`);
    await screen.findByRole('group', { name: /^Ouverture/ });
    await waitFor(() => expect(opening().getByLabelText<HTMLInputElement>('Jour').readOnly).toBe(false));
    fireEvent.change(opening().getByLabelText('Jour'), { target: { value: '2027-03-28' } });
    fireEvent.change(opening().getByLabelText(/^Heure/), { target: { value: '02:30' } });
    fireEvent.blur(opening().getByLabelText(/^Heure/));
    await waitFor(() =>
      expect(plain(opening().getByText(/n’existe pas/).textContent)).toContain('heure d’été'),
    );
    expect(opening().getByLabelText<HTMLInputElement>(/^Heure/).value).toBe('02:30');
    expect(JSON.stringify(writes)).not.toContain('02:30');
  });
});

describe('conditional fields of a call', () => {
  it('ask for the fees only where there are some, and bring back what was typed', async () => {
    await open(`${address}#conditions`);
    await waitFor(() => expect(radio(/^Aucuns frais/).checked).toBe(true));
    expect(screen.queryByLabelText(/^Montant des frais/)).toBeNull();
    await waitFor(() => expect(radio(/^Un montant/).disabled).toBe(false));
    fireEvent.click(radio(/^Un montant/));
    fireEvent.change(await screen.findByLabelText(/^Montant des frais/), { target: { value: '5 000' } });
    await waitFor(() => expect(panel().textContent).toContain('Devise des frais'));
    fireEvent.click(radio(/^Aucuns frais/));
    expect(screen.queryByLabelText(/^Montant des frais/)).toBeNull();
    fireEvent.click(radio(/^Un montant/));
    const amount = await screen.findByLabelText<HTMLInputElement>(/^Montant des frais/);
    expect(amount.value).toBe('5000');
  });

  it('say why unknown fees keep a call from being published', async () => {
    current = { ...sampleCall, fees: null };
    await open(`${address}#conditions`);
    await waitFor(() => expect(text()).toContain('Sans réponse, l’appel ne peut pas être publié'));
    expect(within(panel()).getByRole('link', { name: 'Frais de candidature' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Publier maintenant' })).toBeNull();
  });
});

describe('the publication panel', () => {
  it('says what the call will be before it is scheduled, and what it is afterwards', async () => {
    await open();
    await screen.findByText('Comment publier ?', { normalizer: plain });
    fireEvent.click(radio(/^À une date/));
    const when = within(screen.getByRole('group', { name: 'Date de publication' }));
    fireEvent.change(when.getByLabelText('Jour'), { target: { value: '2027-01-03' } });
    fireEvent.change(when.getByLabelText(/^Heure/), { target: { value: '09:00' } });
    await waitFor(() =>
      expect(plain(panel().querySelector('[data-then]')?.textContent)).toContain('3 janvier 2027 à 09 h 00'),
    );
    expect(panel().querySelector('[data-then]')?.getAttribute('data-then')).toBe('SCHEDULED');
    fireEvent.click(button('Programmer la publication'));
    await waitFor(() => expect(text()).toContain('La publication de « Résidence textile » est programmée.'));
    expect(writes).toEqual([{ action: 'schedule', id: 51, version: 4, publishAt: '2027-01-03T09:00:00Z' }]);
    expect(text()).toContain('Le public verra cet appel à partir du 3 janvier 2027');
    await waitFor(() => expect(document.activeElement?.id).toBe('call-panel'));
  });

  it('warns of an opening before the publication, and shows what the server refuses on its field', async () => {
    refusal = {
      status: 422,
      error: {
        code: 'invalid_fields',
        message: 'Des champs sont à corriger.',
        fields: [
          {
            path: 'opensAt',
            code: 'opening_before_publication',
            message: 'L’ouverture doit venir après la publication.',
          },
        ],
      },
    };
    const router = await open();
    await screen.findByText('Comment publier ?', { normalizer: plain });
    fireEvent.click(radio(/^À une date/));
    const when = within(screen.getByRole('group', { name: 'Date de publication' }));
    fireEvent.change(when.getByLabelText('Jour'), { target: { value: '2027-01-20' } });
    await waitFor(() =>
      expect(panel().textContent).toContain('L’ouverture doit venir après la publication.'),
    );
    fireEvent.click(button('Programmer la publication'));
    const summary = await screen.findByRole('alert');
    const link = within(summary).getByRole('link', { name: /^Ouverture — / });
    fireEvent.click(link);
    await waitFor(() => expect(router.state.location.hash).toBe('#dates'));
    await waitFor(() => expect(document.activeElement?.id).toBe('field-opensAt'));
    const field = screen.getByRole('group', { name: /^Ouverture/ });
    expect(field.textContent).toContain('L’ouverture doit venir après la publication.');
    expect(current.status).toBe('draft');
  });

  it('sends changes of a public call only when one says so, all at once', async () => {
    current = { ...sampleCall, ...isPublished };
    await open();
    const publish = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Publier ces modifications',
    });
    expect(publish.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText(/^Titre/), { target: { value: 'Résidence de verre' } });
    fireEvent.blur(screen.getByLabelText(/^Titre/));
    await waitFor(() => expect(text()).toContain('pas encore publiées'));
    expect(writes).toEqual([]);
    fireEvent.click(publish);
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes).toEqual([{ action: 'save', id: 51, version: 4, input: { title: 'Résidence de verre' } }]);
    await waitFor(() =>
      expect(text()).toContain('Vos modifications de « Résidence de verre » sont publiées.'),
    );
  });

  it('shows both dates before it extends a call, and keeps what is refused in the dialog', async () => {
    current = { ...sampleCall, ...isPublished };
    refusal = {
      status: 422,
      error: {
        code: 'invalid_fields',
        message: 'Des champs sont à corriger.',
        fields: [{ path: 'closesAt', code: 'not_later', message: 'La nouvelle clôture doit venir après.' }],
      },
    };
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Prolonger…' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(plain(dialog.getByText('Clôture actuelle').parentElement?.textContent)).toContain(
      '28 février 2027',
    );
    fireEvent.change(dialog.getByLabelText('Jour'), { target: { value: '2027-02-01' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Prolonger l’appel' }));
    await waitFor(() => expect(dialog.getByText('La nouvelle clôture doit venir après.')).toBeTruthy());
    refusal = undefined;
    fireEvent.change(dialog.getByLabelText('Jour'), { target: { value: '2027-03-15' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Prolonger l’appel' }));
    await waitFor(() => expect(text()).toContain('« Résidence textile » est prolongé.'));
    expect(writes.at(-1)).toEqual({
      action: 'extend',
      id: 51,
      version: 4,
      closesAt: '2027-03-15T23:59:59Z',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes a call offline with the version that the form has', async () => {
    current = { ...sampleCall, ...isPublished };
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Mettre hors ligne' }));
    await waitFor(() => expect(text()).toContain('« Résidence textile » est hors ligne.'));
    expect(writes).toEqual([{ action: 'offline', id: 51, version: 4 }]);
  });
});

it('finds managers among operators by their names', async () => {
  await open(`${address}#people`);
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Gestionnaires/ });
  field.focus();
  fireEvent.change(field, { target: { value: 'fat' } });
  fireEvent.click(await screen.findByRole('option', { name: /Fatou MANAGER/ }));
  await waitFor(() => expect(writes.at(-1)).toMatchObject({ input: { managerIds: [90] } }), {
    timeout: 5000,
  });
  expect(button('Retirer Fatou MANAGER')).toBeTruthy();
});
