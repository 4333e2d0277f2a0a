// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import {
  button,
  CallServer,
  callAddress,
  isPublished,
  openCall,
  pageText,
  publicationPanel,
  radio,
} from '../../testing/call-server.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { sampleCall, sampleOwnCall } from '../../testing/sample-call.ts';

// Chunks are imported meanwhile.
let server: CallServer;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T10:00:00Z') });
  server = new CallServer();
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The fields are read-only until the draft on the device has been looked for. */
async function titleField(): Promise<HTMLInputElement> {
  const title = await screen.findByLabelText<HTMLInputElement>(/^Titre/);
  await waitFor(() => expect(title.readOnly).toBe(false));
  return title;
}

describe('the form of a call', () => {
  it('makes a draft at the first words, and has its address from then on', async () => {
    const router = await openCall(pathTo('newCall', 'fr'));
    expect(pageText()).toContain('Nouvel appel à candidatures');
    const title = await titleField();
    fireEvent.change(title, { target: { value: 'Résidence' } });
    fireEvent.blur(title);
    await waitFor(() => expect(router.state.location.pathname).toBe(callAddress));
    expect(server.writes).toEqual([{ action: 'save', input: { title: 'Résidence', language: 'fr' } }]);
  });

  it('offers earlier calls as models', async () => {
    server.ownCalls = [sampleOwnCall];
    const router = await openCall(pathTo('newCall', 'fr'));
    fireEvent.click(await screen.findByRole('button', { name: 'Réutiliser Résidence 2025', hidden: true }));
    await waitFor(() => expect(router.state.location.pathname).toBe(callAddress));
    expect(server.writes).toEqual([{ action: 'duplicate', id: 40 }]);
  });

  it('is not for members who make no calls', async () => {
    await openWorkspace(pathTo('newCall', 'fr'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeTruthy());
    expect(screen.queryByLabelText(/^Titre/)).toBeNull();
  });

  it('is read by those who cannot change it', async () => {
    server.current = { ...sampleCall, allowedActions: [], role: 'mentor' };
    await openWorkspace(callAddress, []);
    await waitFor(() => expect(pageText()).toContain('Vous pouvez lire cet appel'));
    await waitFor(() => expect(pageText()).toContain('Trois mois à Dakar'));
    expect(screen.queryByLabelText(/^Titre/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Publier/ })).toBeNull();
  });
});

describe('the publication panel', () => {
  it('says what the call will be before it is scheduled, and what it is afterwards', async () => {
    await openCall();
    await screen.findByText('Comment publier ?', { normalizer: plain });
    fireEvent.click(radio(/^À une date/));
    const when = within(screen.getByRole('group', { name: 'Date de publication' }));
    fireEvent.change(when.getByLabelText('Jour'), { target: { value: '2027-01-03' } });
    fireEvent.change(when.getByLabelText(/^Heure/), { target: { value: '09:00' } });
    await waitFor(() =>
      expect(plain(publicationPanel().querySelector('[data-then]')?.textContent)).toContain(
        '3 janvier 2027 à 9 h',
      ),
    );
    expect(publicationPanel().querySelector('[data-then]')?.getAttribute('data-then')).toBe('scheduled');
    fireEvent.click(button('Programmer la publication'));
    await waitFor(() =>
      expect(pageText()).toContain(
        'La publication de « Résidence textile » est programmée : 3 janvier 2027 à 9 h',
      ),
    );
    expect(server.writes).toEqual([
      { action: 'schedule', id: 51, version: 4, publishAt: '2027-01-03T09:00:00Z' },
    ]);
    expect(pageText()).toContain('L’appel sera public à partir du 3 janvier 2027');
    await waitFor(() => expect(document.activeElement?.hasAttribute('data-confirmation')).toBe(true));
  });

  it('warns of an opening before the publication, and shows what the server refuses on its field', async () => {
    server.refusal = {
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
    const router = await openCall();
    await screen.findByText('Comment publier ?', { normalizer: plain });
    fireEvent.click(radio(/^À une date/));
    const when = within(screen.getByRole('group', { name: 'Date de publication' }));
    fireEvent.change(when.getByLabelText('Jour'), { target: { value: '2027-01-20' } });
    await waitFor(() =>
      expect(publicationPanel().textContent).toContain('L’ouverture doit venir après la publication.'),
    );
    fireEvent.click(button('Programmer la publication'));
    const summary = await screen.findByRole('alert');
    const link = within(summary).getByRole('link', { name: /^Ouverture — / });
    fireEvent.click(link);
    await waitFor(() => expect(router.state.location.hash).toBe('#dates'));
    await waitFor(() => expect(document.activeElement?.id).toBe('field-opensAt'));
    const field = screen.getByRole('group', { name: /^Ouverture/ });
    expect(field.textContent).toContain('L’ouverture doit venir après la publication.');
    expect(server.current.status).toBe('draft');
  });

  it('sends changes of a public call only when one says so, all at once', async () => {
    server.current = { ...sampleCall, ...isPublished };
    await openCall();
    const publish = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Publier ces modifications',
    });
    expect(publish.disabled).toBe(true);
    const title = await titleField();
    fireEvent.change(title, { target: { value: 'Résidence de verre' } });
    fireEvent.blur(title);
    await waitFor(() => expect(pageText()).toContain('pas encore publiées'));
    expect(server.writes).toEqual([]);
    fireEvent.click(publish);
    await waitFor(() => expect(server.writes).toHaveLength(1));
    expect(server.writes).toEqual([
      { action: 'save', id: 51, version: 4, input: { title: 'Résidence de verre' } },
    ]);
    await waitFor(() =>
      expect(pageText()).toContain('Vos modifications de « Résidence de verre » sont publiées.'),
    );
  });

  it('shows both dates before it extends a call, and keeps what is refused in the dialog', async () => {
    server.current = { ...sampleCall, ...isPublished };
    server.refusal = {
      status: 422,
      error: {
        code: 'invalid_fields',
        message: 'Des champs sont à corriger.',
        fields: [{ path: 'closesAt', code: 'not_later', message: 'La nouvelle clôture doit venir après.' }],
      },
    };
    await openCall();
    fireEvent.click(await screen.findByRole('button', { name: 'Prolonger…' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(plain(dialog.getByText('Clôture actuelle').parentElement?.textContent)).toContain(
      '28 février 2027',
    );
    fireEvent.change(dialog.getByLabelText('Jour'), { target: { value: '2027-02-01' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Prolonger l’appel' }));
    await waitFor(() => expect(dialog.getByText('La nouvelle clôture doit venir après.')).toBeTruthy());
    server.refusal = undefined;
    fireEvent.change(dialog.getByLabelText('Jour'), { target: { value: '2027-03-15' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Prolonger l’appel' }));
    await waitFor(() => expect(pageText()).toContain('« Résidence textile » est prolongé.'));
    expect(server.writes.at(-1)).toEqual({
      action: 'extend',
      id: 51,
      version: 4,
      closesAt: '2027-03-15T23:59:59Z',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('takes a call offline with the version that the form has', async () => {
    server.current = { ...sampleCall, ...isPublished };
    await openCall();
    fireEvent.click(await screen.findByRole('button', { name: 'Mettre hors ligne' }));
    await waitFor(() => expect(pageText()).toContain('« Résidence textile » est hors ligne.'));
    expect(server.writes).toEqual([{ action: 'offline', id: 51, version: 4 }]);
  });
});
