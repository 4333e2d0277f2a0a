// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { asCallAnswers, sampleDraft, sampleOwnRecord, sampleReference } from '../../testing/sample-draft.ts';

const problems = [
  { path: 'subtitle', code: 'too_long', message: 'Ce texte est trop long.' },
  { path: 'actions.0.endDate', code: 'end_before_start', message: 'La fin précède le début.' },
  { path: 'actions.1', code: 'unexpected_fields', message: 'Cette action est inconnue.' },
  { path: 'certificateId', code: 'required', message: 'Un fichier manque.' },
];
const fetched = vi.fn<typeof fetch>();
let saves: unknown[];

beforeEach(() => {
  saves = [];
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async (input, options) => {
    const path = input as string;
    if (path.startsWith('/api/auth/'))
      return Response.json({ data: { authenticated: true, csrfToken: 't' } });
    if (path.startsWith('/api/graphql')) {
      const passerelleInitiativeDraft = {
        ...sampleDraft,
        allowedActions: ['save', 'submit', 'delete'],
        proposal: null,
        proposed: null,
      };
      const data = {
        passerelleReference: sampleReference,
        passerelleInitiativeDraft,
        passerelleOwnRecord: sampleOwnRecord,
      };
      return Response.json({ data }, { headers: { 'x-account': '7' } });
    }
    if (path.includes('locks')) return Response.json({ data: { holder: null, since: null, until: null } });
    const body = JSON.parse((options?.body as string | undefined) ?? '{}') as { action: string };
    if (body.action === 'submit')
      return Response.json(
        { error: { code: 'invalid_fields', message: 'À corriger', fields: problems } },
        { status: 422 },
      );
    saves.push(body);
    return Response.json({ data: { ...asCallAnswers(sampleDraft), version: 4, subtitle: 'Court' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const summary = () => document.querySelector<HTMLElement>('[data-error-summary]');
const listed = () => [...(summary()?.querySelectorAll('li') ?? [])].map((item) => plain(item.textContent));
const follow = (name: RegExp) =>
  fireEvent.click(within(summary() as HTMLElement).getByRole('link', { name }));

async function openRefused(): Promise<void> {
  await openWorkspace(pathTo('editInitiative', 'fr', { id: '12' }));
  const submit = await screen.findByRole('button', { name: 'Soumettre pour validation' });
  fireEvent.click(submit);
  await waitFor(() => expect(summary()).not.toBeNull());
}

describe('a refused submission', () => {
  it('is summed up with the focus, each problem a link to its field', async () => {
    await openRefused();
    await waitFor(() => expect(document.activeElement).toBe(summary()));
    expect([plain(summary()?.querySelector('h2')?.textContent), listed()]).toEqual([
      'La fiche n’a pas été envoyée : certains champs sont à corriger',
      [
        'Sous-titre — Ce texte est trop long.',
        'Action 1, Fin — La fin précède le début.',
        'Action 2 — Cette action est inconnue.',
        'Un fichier manque.',
      ],
    ]);
    expect(summary()?.querySelectorAll('a')).toHaveLength(3);
  });

  it('says each problem beside its field, in the right step', async () => {
    await openRefused();
    follow(/Sous-titre/);
    const subtitle = screen.getByLabelText(/^Sous-titre/);
    expect([document.activeElement, subtitle.getAttribute('aria-invalid')]).toEqual([subtitle, 'true']);
    expect(document.getElementById('field-subtitle-error')?.textContent).toBe('Ce texte est trop long.');

    follow(/Action 1, Fin/);
    const end = await screen.findByLabelText(/^Fin/);
    await waitFor(() => expect(document.activeElement).toBe(end));
    expect(document.getElementById('field-actions-0-endDate-error')?.textContent).toBe(
      'La fin précède le début.',
    );
    expect(screen.queryByLabelText(/^Sous-titre/)).toBeNull();
  });

  it('is over for a field whose value has changed', async () => {
    await openRefused();
    fireEvent.change(screen.getByLabelText(/^Sous-titre/), { target: { value: 'Court' } });
    await waitFor(() => expect(listed()).toHaveLength(3));
    expect(document.getElementById('field-subtitle-error')).toBeNull();
  });

  it('takes the focus again when it is repeated', async () => {
    await openRefused();
    screen.getByLabelText(/^Titre/).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Soumettre pour validation' }));
    await waitFor(() => expect(document.activeElement).toBe(summary()));
    expect(saves).toEqual([]);
  });
});
