// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { asCallAnswers, sampleDraft, sampleOwnRecord, sampleReference } from '../../testing/sample-draft.ts';
import { workspaceServer } from '../../testing/workspace-server.ts';

const record: typeof sampleOwnRecord = {
  ...sampleOwnRecord,
  status: 'pending',
  waitingSince: '2026-11-18T09:00:00Z',
  allowedActions: ['withdraw'],
};
let current: typeof record;
let writes: unknown[];

beforeEach(() => {
  current = record;
  writes = [];
});

workspaceServer({
  data() {
    const { status, version, allowedActions } = current;
    const person = {
      __typename: 'PasserellePeopleRow',
      profileId: 77,
      structureId: null,
      firstName: null,
      lastName: null,
      email: null,
      role: 'Régie',
      structureName: null,
      structureType: null,
    };
    return {
      passerelleReference: sampleReference,
      passerelleInitiativeDraft: {
        ...sampleDraft,
        status,
        version,
        allowedActions,
        members: [person],
        proposal: null,
        proposed: null,
      },
      passerelleOwnRecord: current,
    };
  },
  calls: {
    '/api/dashboard/initiatives/mutate-initiative': (body) => {
      writes.push(body);
      current = {
        ...record,
        status: 'draft',
        version: 4,
        waitingSince: null,
        allowedActions: ['save', 'submit', 'delete'],
      };
      return { ...asCallAnswers(sampleDraft), status: 'draft', version: 4 };
    },
  },
});

async function open() {
  const router = await openWorkspace(pathTo('editInitiative', 'fr', { id: '12' }));
  const heading = await screen.findByRole('heading', { level: 2, name: 'État et langues' });
  return { router, panel: within(heading.parentElement as HTMLElement) };
}
const values = () =>
  [...document.querySelectorAll('dl > div')].map((pair) => [
    pair.querySelector('dt')?.textContent,
    plain(pair.querySelector('dd')?.textContent),
  ]);

describe('an initiative that cannot be edited', () => {
  it('is read as texts, without ids and empty fields', async () => {
    await open();
    await waitFor(() => expect(values()).not.toHaveLength(0));
    expect(values()).toEqual([
      ['Titre', 'Un atelier'],
      ['Sous-titre', 'Du fil au tissu'],
      ['Description', 'Un atelier ouvert.'],
      ['Ambition', 'Former cent personnes'],
      ['Date de début', '15 janvier 2027'],
      ['Pays', 'Sénégal'],
      ['Secteurs', 'Artisanat'],
      ['Actions', 'Repérage · 1er février 2027 · 10 février 2027'],
      ['Membres', 'Régie'],
      ['Adresse de la page', 'un-atelier'],
      ['Public', 'Tout le monde'],
    ]);
    expect([document.querySelector('main form'), document.body.textContent?.includes('77')]).toEqual([
      null,
      false,
    ]);
  });

  it('says its state and offers what the content system allows', async () => {
    const { panel } = await open();
    expect(panel.getByText('En attente de validation')).toBeTruthy();
    expect(panel.getByText('En attente depuis 5 jours')).toBeTruthy();
    expect(panel.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Aperçu en français',
      'Aperçu en anglais',
      'Retirer de la validation Un atelier',
    ]);
    expect(panel.getByRole('link').getAttribute('href')).toBe(pathTo('editInitiative', 'fr', { id: '13' }));
  });

  it('shows the validator’s comment', async () => {
    current = { ...record, moderation: { ...record.moderation, comment: 'Ajoutez une date.' } };
    const { panel } = await open();
    expect(panel.getByText('Ajoutez une date.')).toBeTruthy();
  });

  it('is withdrawn and becomes a form', async () => {
    const { panel } = await open();
    fireEvent.click(panel.getByRole('button', { name: /Retirer/ }));
    // Its form is a chunk of its own.
    expect(await screen.findByLabelText(/^Titre/)).toBeTruthy();
    expect(writes).toEqual([{ action: 'withdraw', id: 12, version: 3 }]);
    expect(document.querySelector('dl')).toBeNull();
    expect(await screen.findByText('Brouillon')).toBeTruthy();
    const done = await screen.findByText(/« Un atelier » est de nouveau un brouillon/, { normalizer: plain });
    await waitFor(() => expect(document.activeElement).toBe(done));
  });
});
