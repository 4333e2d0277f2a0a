// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { asCallAnswers, sampleDraft, sampleOwnRecord, sampleReference } from '../../testing/sample-draft.ts';
import { workspaceServer } from '../../testing/workspace-server.ts';

const sentBack = {
  ...sampleDraft.moderation,
  status: 'to_edit',
  date: '2026-11-20T10:00:00Z',
  comment: 'Précisez le sous-titre.\nMerci.',
  field: 'subtitle' as string | null,
};
let moderation: object;
let submitted: unknown[];

beforeEach(() => {
  moderation = sentBack;
  submitted = [];
});

workspaceServer({
  data: () => ({
    passerelleReference: sampleReference,
    passerelleInitiativeDraft: {
      ...sampleDraft,
      status: 'pending_review',
      moderation,
      allowedActions: ['save', 'submit'],
      proposal: null,
      proposed: null,
    },
    passerelleOwnRecord: sampleOwnRecord,
    passerelleOwnRecords: {
      __typename: 'PasserelleOwnRecords',
      items: [sampleOwnRecord],
      total: 1,
      page: 1,
      perPage: 20,
    },
  }),
  calls: {
    '/api/dashboard/initiatives/mutate-initiative': (body: object) => {
      submitted.push(body);
      const waiting = { __typename: 'PasserelleWaiting', usualDays: 3 };
      return { ...asCallAnswers(sampleDraft), status: 'pending', waiting };
    },
  },
});

const note = () => screen.queryByRole('region', { name: 'À modifier avant de renvoyer' });
const open = async () => {
  const router = await openWorkspace(pathTo('editInitiative', 'fr', { id: '12' }));
  await screen.findByLabelText(/^Titre/);
  return router;
};

describe('a record that a validator sent back', () => {
  it('begins with their words, and marks the field that they are about', async () => {
    await open();
    const region = note();
    expect(region?.querySelector('blockquote')?.textContent).toBe(sentBack.comment);
    expect(plain(region?.textContent)).toContain('Par un validateur, le 20 novembre 2026');
    const marked = document.querySelector('[data-marked]');
    expect(marked?.querySelector('label')?.textContent).toContain('Sous-titre');
    fireEvent.click(within(region as HTMLElement).getByRole('link', { name: /Sous-titre/ }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Sous-titre/)));
    expect(document.activeElement?.getAttribute('aria-describedby')).toContain('-marked');
  });

  it('shows them on each step', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: /^Étape suivante/ }));
    await screen.findByRole('heading', { level: 2, name: /^Étape\s2\ssur/ });
    expect(note()?.querySelector('blockquote')?.textContent).toBe(sentBack.comment);
  });

  it('has none where nothing was said, or where something else was decided', async () => {
    moderation = { ...sentBack, status: 'valid' };
    await open();
    expect(note()).toBeNull();
    expect(document.querySelector('[data-marked]')).toBeNull();
  });

  it('is sent again with a confirmation that says how long an answer takes', async () => {
    const router = await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Soumettre pour validation' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(pathTo('ownInitiatives', 'fr')));
    await waitFor(() =>
      expect(plain(document.activeElement?.textContent)).toBe(
        '« Un atelier » est envoyée. Réponse sous 3 jours environ, par e-mail.',
      ),
    );
    expect(submitted).toEqual([{ action: 'submit', id: 12, version: 3 }]);
    // On the list, too, to which the form leads.
    await waitFor(() => expect(document.querySelector('[data-row="12"][data-changed]')).not.toBeNull());
    expect(document.activeElement?.hasAttribute('data-confirmation')).toBe(true);
  });
});
