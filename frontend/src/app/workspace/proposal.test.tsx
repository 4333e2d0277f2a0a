// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { asCallAnswers, sampleDraft, sampleOwnRecord, sampleReference } from '../../testing/sample-draft.ts';
import { refused, workspaceServer } from '../../testing/workspace-server.ts';

const published = {
  ...sampleDraft,
  status: 'publish',
  path: '/initiative/un-atelier/',
  allowedActions: ['propose', 'offline', 'complete'],
  proposal: null as object | null,
  proposed: null as object | null,
};
const { id: _id, databaseId: _databaseId, groupId: _groupId, ...values } = sampleDraft;
const pending = {
  ...published,
  allowedActions: ['propose', 'withdrawProposal', 'offline', 'complete'],
  proposal: {
    __typename: 'PasserelleProposal',
    status: 'pending',
    date: '2026-11-22T10:00:00Z',
    fields: ['subtitle'],
  },
  proposed: { ...values, subtitle: 'Proposé' },
};
let current: typeof published;
let refusal: object | undefined;
let writes: unknown[];
let locks: unknown[];

beforeEach(() => {
  current = published;
  refusal = undefined;
  writes = [];
  locks = [];
});

workspaceServer({
  data() {
    const { status, version, allowedActions, proposal } = current;
    return {
      passerelleReference: sampleReference,
      passerelleInitiativeDraft: current,
      passerelleOwnRecord: { ...sampleOwnRecord, status, version, allowedActions, proposal },
      passerelleOwnRecords: {
        __typename: 'PasserelleOwnRecords',
        items: [],
        total: 0,
        page: 1,
        perPage: 20,
      },
    };
  },
  calls: {
    '/api/dashboard/locks': (body) => {
      locks.push(body);
      return { holder: null, since: null, until: null };
    },
    '/api/dashboard/initiatives/mutate-initiative': (body: { action: string }) => {
      writes.push(body);
      if (refusal) return refused(422, refusal);
      current = { ...(body.action === 'withdrawProposal' ? published : pending), version: 4 };
      return asCallAnswers(current);
    },
  },
});

async function open() {
  const router = await openWorkspace(pathTo('editInitiative', 'fr', { id: '12' }));
  const subtitle = await screen.findByLabelText<HTMLInputElement>(/^Sous-titre/);
  await waitFor(() => expect(subtitle.readOnly).toBe(false));
  return { router, subtitle };
}
const proposeButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Proposer ces modifications' });
const saveStatus = () => plain(document.querySelector('[data-record-announcer]')?.parentElement?.textContent);

describe('changes of a public initiative', () => {
  it('are typed into a form that says that the public page stays, and sends nothing by itself', async () => {
    const { subtitle } = await open();
    expect(document.body.textContent).toContain('Sa page ne change pas');
    expect([
      proposeButton().disabled,
      screen.queryByRole('button', { name: 'Enregistrer le brouillon' }),
    ]).toEqual([true, null]);
    fireEvent.change(subtitle, { target: { value: 'Autre' } });
    fireEvent.blur(subtitle);
    fireEvent.submit(subtitle.form as HTMLFormElement);
    fireEvent.keyDown(subtitle, { key: 's', ctrlKey: true });
    await waitFor(() => expect(proposeButton().disabled).toBe(false));
    expect(saveStatus()).toContain('pas encore proposées');
    expect([writes, locks]).toEqual([[], []]);
  });

  it('are proposed together by the button, which leads to the list', async () => {
    const { router, subtitle } = await open();
    fireEvent.change(subtitle, { target: { value: 'Proposé' } });
    await waitFor(() => expect(proposeButton().disabled).toBe(false));
    fireEvent.click(proposeButton());
    await waitFor(() => expect(router.state.location.pathname).toBe(pathTo('ownInitiatives', 'fr')));
    expect(writes).toEqual([{ action: 'propose', id: 12, version: 3, input: { subtitle: 'Proposé' } }]);
  });

  it('are said beside their fields when they are refused', async () => {
    const { router, subtitle } = await open();
    refusal = {
      code: 'invalid_fields',
      message: 'À corriger',
      fields: [{ path: 'subtitle', code: 'too_long', message: 'Ce texte est trop long.' }],
    };
    fireEvent.change(subtitle, { target: { value: 'Trop' } });
    await waitFor(() => expect(proposeButton().disabled).toBe(false));
    fireEvent.click(proposeButton());
    await waitFor(() => expect(document.activeElement?.hasAttribute('data-error-summary')).toBe(true));
    expect(plain(document.activeElement?.textContent)).toBe(
      'La fiche n’a pas été envoyée : certains champs sont à corrigerSous-titre — Ce texte est trop long.',
    );
    expect(document.getElementById('field-subtitle-error')?.textContent).toBe('Ce texte est trop long.');
    expect(router.state.location.pathname).toBe(pathTo('editInitiative', 'fr', { id: '12' }));
  });

  it('that wait for a decision are in the form, and can be withdrawn', async () => {
    current = pending;
    const { subtitle } = await open();
    expect(subtitle.value).toBe('Proposé');
    const heading = await screen.findByRole('heading', { level: 2, name: 'État et langues' });
    const panel = within(heading.parentElement as HTMLElement);
    expect(
      panel.getByText('La modification proposée le 22 novembre 2026 est en attente de décision.'),
    ).toBeTruthy();
    fireEvent.click(panel.getByRole('button', { name: /Retirer la modification/ }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>(/^Sous-titre/).value).toBe('Du fil au tissu'),
    );
    expect(writes).toEqual([{ action: 'withdrawProposal', id: 12, version: 3 }]);
  });

  it('are saved directly by those who may', async () => {
    current = { ...pending, allowedActions: ['save', 'complete'] };
    const { subtitle } = await open();
    expect(subtitle.value).toBe('Du fil au tissu');
    expect(screen.getByRole('button', { name: 'Enregistrer le brouillon' })).toBeTruthy();
  });
});
