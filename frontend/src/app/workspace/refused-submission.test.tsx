// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { asCallAnswers, sampleDraft, sampleOwnRecord, sampleReference } from '../../testing/sample-draft.ts';
import { refused, workspaceServer } from '../../testing/workspace-server.ts';

const problems = [
  { path: 'subtitle', code: 'too_long', message: 'Ce texte est trop long.' },
  { path: 'actions.0.endDate', code: 'end_before_start', message: 'La fin précède le début.' },
  { path: 'actions.1', code: 'unexpected_fields', message: 'Cette action est inconnue.' },
  { path: 'certificateId', code: 'required', message: 'Un fichier manque.' },
];
let saves: unknown[];

beforeEach(() => {
  saves = [];
});

workspaceServer({
  data: () => ({
    passerelleReference: sampleReference,
    passerelleInitiativeDraft: {
      ...sampleDraft,
      allowedActions: ['save', 'submit', 'delete'],
      proposal: null,
      proposed: null,
    },
    passerelleOwnRecord: sampleOwnRecord,
  }),
  calls: {
    '/api/dashboard/initiatives/mutate-initiative': (body: { action: string }) => {
      if (body.action === 'submit')
        return refused(422, { code: 'invalid_fields', message: 'À corriger', fields: problems });
      saves.push(body);
      return { ...asCallAnswers(sampleDraft), version: 4, subtitle: 'Court' };
    },
  },
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
