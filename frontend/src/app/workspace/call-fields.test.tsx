// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  button,
  CallServer,
  callAddress,
  openCall,
  pageText,
  publicationPanel,
  radio,
} from '../../testing/call-server.ts';
import { plain } from '../../testing/open-workspace.tsx';
import { sampleCall } from '../../testing/sample-call.ts';

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

const opening = () => within(screen.getByRole('group', { name: /^Ouverture/ }));

describe('the dates of a call', () => {
  it('are those of the clocks of its zone, and a closing day lasts until its end', async () => {
    await openCall(`${callAddress}#dates`);
    const closing = within(await screen.findByRole('group', { name: /^Clôture/ }));
    await waitFor(() => expect(closing.getByLabelText<HTMLInputElement>('Jour').value).toBe('2027-02-28'));
    expect(closing.getByLabelText<HTMLInputElement>(/^Heure/).value).toBe('');
    fireEvent.change(closing.getByLabelText('Jour'), { target: { value: '2027-03-05' } });
    fireEvent.blur(closing.getByLabelText('Jour'));
    await waitFor(() => expect(server.writes).toHaveLength(1));
    expect(server.writes[0]).toMatchObject({ action: 'save', input: { closesAt: '2027-03-05T23:59:59Z' } });
  });

  it('refuse an hour that summer time skips, without sending it', async () => {
    server.current = { ...sampleCall, zone: 'Europe/Paris' };
    await openCall(`${callAddress}#dates`);
    await screen.findByRole('group', { name: /^Ouverture/ });
    await waitFor(() => expect(opening().getByLabelText<HTMLInputElement>('Jour').readOnly).toBe(false));
    fireEvent.change(opening().getByLabelText('Jour'), { target: { value: '2027-03-28' } });
    fireEvent.change(opening().getByLabelText(/^Heure/), { target: { value: '02:30' } });
    fireEvent.blur(opening().getByLabelText(/^Heure/));
    await waitFor(() =>
      expect(plain(opening().getByText(/n’existe pas/).textContent)).toContain('heure d’été'),
    );
    expect(opening().getByLabelText<HTMLInputElement>(/^Heure/).value).toBe('02:30');
    expect(JSON.stringify(server.writes)).not.toContain('02:30');
  });
});

describe('conditional fields of a call', () => {
  it('ask for the fees only where there are some, and bring back what was typed', async () => {
    await openCall(`${callAddress}#conditions`);
    await waitFor(() => expect(radio(/^Sans frais/).checked).toBe(true));
    expect(screen.queryByLabelText(/^Montant des frais/)).toBeNull();
    await waitFor(() => expect(radio(/^Un montant/).disabled).toBe(false));
    fireEvent.click(radio(/^Un montant/));
    fireEvent.change(await screen.findByLabelText(/^Montant des frais/), { target: { value: '5 000' } });
    await waitFor(() => expect(publicationPanel().textContent).toContain('Devise des frais'));
    fireEvent.click(radio(/^Sans frais/));
    expect(screen.queryByLabelText(/^Montant des frais/)).toBeNull();
    fireEvent.click(radio(/^Un montant/));
    const amount = await screen.findByLabelText<HTMLInputElement>(/^Montant des frais/);
    expect(amount.value).toBe('5000');
  });

  it('ask about applications on the platform only where people apply there', async () => {
    server.current = { ...sampleCall, managementMode: 'external' };
    await openCall(`${callAddress}#applications`);
    await screen.findByLabelText(/^Adresse du site externe/);
    const internal = [/^Candidatures par candidat/, /^Conservation des candidatures/];
    for (const name of internal) expect(screen.queryByLabelText(name)).toBeNull();
    await waitFor(() => expect(radio(/^Sur cette plateforme/).disabled).toBe(false));
    fireEvent.click(radio(/^Sur cette plateforme/));
    for (const name of internal) expect(await screen.findByLabelText(name)).toBeTruthy();
    expect(screen.queryByLabelText(/^Adresse du site externe/)).toBeNull();
  });

  it('say why unknown fees keep a call from being published', async () => {
    server.current = { ...sampleCall, fees: null };
    await openCall(`${callAddress}#conditions`);
    await waitFor(() => expect(pageText()).toContain('Répondez pour pouvoir publier l’appel'));
    expect(within(publicationPanel()).getByRole('link', { name: 'Frais de candidature' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Publier maintenant' })).toBeNull();
  });
});

it('finds managers among operators by their names', async () => {
  await openCall(`${callAddress}#people`);
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Gestionnaires/ });
  field.focus();
  fireEvent.change(field, { target: { value: 'fat' } });
  fireEvent.click(await screen.findByRole('option', { name: /Fatou manager/ }));
  await waitFor(() => expect(server.writes.at(-1)).toMatchObject({ input: { managerIds: [90] } }));
  expect(button('Retirer Fatou manager')).toBeTruthy();
});
