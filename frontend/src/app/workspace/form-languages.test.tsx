// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { asCallAnswers, sampleDraft, sampleOwnRecord, sampleReference } from '../../testing/sample-draft.ts';
import { refused, workspaceServer } from '../../testing/workspace-server.ts';

const english = {
  ...sampleDraft,
  id: 13,
  databaseId: 13,
  language: 'en',
  title: 'A workshop',
  subtitle: 'From thread to cloth',
};
const [french, translation] = sampleOwnRecord.languageVersions;
let ownRecord: typeof sampleOwnRecord;
let version: number;
let writes: unknown[];
let asked: number[];
let refusal: object | undefined;
let links: { id: number; isOwn: boolean; createdAt: string; expiresAt: string }[];

beforeEach(() => {
  ownRecord = sampleOwnRecord;
  version = 3;
  writes = [];
  asked = [];
  refusal = undefined;
  links = [];
});

workspaceServer({
  data({ id }: { id?: number }) {
    if (id !== undefined) asked.push(id);
    const draft = { ...(id === 13 ? english : sampleDraft), version, proposal: null, proposed: null };
    return {
      passerelleReference: sampleReference,
      passerellePreviewLinks: links.map((link) => ({ __typename: 'PasserelleMadePreviewLink', ...link })),
      passerelleInitiativeDraft: { ...draft, allowedActions: ['save', 'submit', 'delete'] },
      passerelleOwnRecord:
        id === 13
          ? { ...ownRecord, id: 13, version, title: 'A workshop', language: 'EN' }
          : { ...ownRecord, version },
    };
  },
  calls: {
    '/api/preview/link': (body) => {
      writes.push(body);
      return refusal
        ? refused(404, refusal)
        : { url: '/en/preview/?hash=x', expiresAt: '2026-11-30T10:00:00Z' };
    },
    '/api/preview/revoke': (body: { id: number; linkId: number }) => {
      writes.push(body);
      if (refusal) return refused(404, refusal);
      links = links.filter(({ id }) => id !== body.linkId);
      return { accepted: true };
    },
    '/api/polylang/duplicatePostToLanguage': (body) => {
      writes.push(body);
      return { id: 13, existing: false };
    },
    '/api/dashboard/initiatives/mutate-initiative': (body: { input?: object }) => {
      writes.push(body);
      version += 1;
      return { ...asCallAnswers(sampleDraft), ...body.input, version };
    },
  },
});

async function open(id = '12') {
  const router = await openWorkspace(pathTo('editInitiative', 'fr', { id }));
  const heading = await screen.findByRole('heading', { level: 2, name: 'État et langues' });
  return { router, panel: within(heading.parentElement as HTMLElement) };
}
const listed = (panel: Awaited<ReturnType<typeof open>>['panel']) =>
  within(panel.getByRole('list', { name: 'Liens d’aperçu en cours' })).getAllByRole('listitem');
const subtitle = () => screen.getByLabelText<HTMLInputElement>(/^Sous-titre/);
async function type(text: string): Promise<void> {
  fireEvent.change(subtitle(), { target: { value: text } });
  fireEvent.blur(subtitle());
}

describe('the languages of an initiative in its form', () => {
  it('have their states, what has changed, and a link to the other form', async () => {
    ownRecord = {
      ...sampleOwnRecord,
      languageVersions: [french, { ...translation, state: 'outdated' }] as typeof ownRecord.languageVersions,
    };
    const { panel } = await open();
    expect(panel.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
      'Français non publié',
      'Ouvrir la version anglaise Un atelier – Anglais traduit d’une version antérieure (modifié depuis : Sous-titre)',
    ]);
  });

  it('are switched without losing what was just typed', async () => {
    const { router, panel } = await open();
    fireEvent.change(subtitle(), { target: { value: 'Du lin' } });
    fireEvent.click(panel.getByRole('link', { name: /version anglaise/ }));
    await waitFor(() => expect(subtitle().value).toBe('From thread to cloth'));
    expect(writes).toEqual([{ action: 'save', id: 12, version: 3, input: { subtitle: 'Du lin' } }]);
    expect(router.state.location.pathname).toBe(pathTo('editInitiative', 'fr', { id: '13' }));

    await type('Flax');
    await waitFor(() => expect(writes).toHaveLength(2));
    expect(writes[1]).toEqual({ action: 'save', id: 13, version: 4, input: { subtitle: 'Flax' } });
  });

  it('begin with a translation, after what was typed is saved', async () => {
    ownRecord = {
      ...sampleOwnRecord,
      languageVersions: [
        french,
        { ...translation, state: 'missing', id: null, changedFields: [] },
      ] as unknown as typeof ownRecord.languageVersions,
    };
    const { router, panel } = await open();
    fireEvent.change(subtitle(), { target: { value: 'Du lin' } });
    fireEvent.click(panel.getByRole('button', { name: /Traduire en anglais/ }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(pathTo('editInitiative', 'fr', { id: '13' })),
    );
    expect(writes).toEqual([
      { action: 'save', id: 12, version: 3, input: { subtitle: 'Du lin' } },
      { id: 12, language: 'en' },
    ]);
    expect(panel.queryByRole('checkbox')).toBeNull();
  });

  it('stay up to date after a change that is marked as minor', async () => {
    const { panel } = await open();
    const reads = asked.length;
    fireEvent.click(panel.getByRole('checkbox', { name: 'Changement mineur' }));
    await type('Du lin.');
    await waitFor(() => expect(writes).toHaveLength(1));
    fireEvent.click(panel.getByRole('checkbox', { name: 'Changement mineur' }));
    await type('De la laine');
    await waitFor(() => expect(writes).toHaveLength(2));
    expect(writes).toEqual([
      { action: 'save', id: 12, version: 3, input: { subtitle: 'Du lin.', minorChange: true } },
      { action: 'save', id: 12, version: 4, input: { subtitle: 'De la laine' } },
    ]);
    // The state of the translation is read again.
    await waitFor(() => expect(asked.length).toBeGreaterThan(reads));
  });

  it('are previewed by a link, after what was typed is saved', async () => {
    const { panel } = await open();
    fireEvent.change(subtitle(), { target: { value: 'Du lin' } });
    fireEvent.click(panel.getByRole('button', { name: 'Aperçu en anglais' }));
    const link = await panel.findByRole('link', { name: 'Ouvrir l’aperçu en anglais' });
    expect([link.getAttribute('href'), link.getAttribute('rel'), document.activeElement]).toEqual([
      '/en/preview/?hash=x',
      'noopener noreferrer',
      link,
    ]);
    expect(plain(link.parentElement?.textContent)).toContain('Lien valable jusqu’au 30 novembre 2026 :');
    expect(writes).toEqual([
      { action: 'save', id: 12, version: 3, input: { subtitle: 'Du lin' } },
      { id: 13 },
    ]);
  });

  describe('with links that were made before', () => {
    const ends = { createdAt: '2026-11-23T10:00:00Z', expiresAt: '2026-11-30T10:00:00Z' };

    beforeEach(() => {
      links = [
        { id: 5, isOwn: false, ...ends },
        { id: 4, isOwn: true, ...ends },
      ];
    });

    it('show when each was made, by whom and until when', async () => {
      const { panel } = await open();
      await panel.findByRole('heading', { name: 'Liens d’aperçu en cours' });
      expect(listed(panel).map(({ textContent }) => plain(textContent))).toEqual([
        expect.stringMatching(
          /^Créé par une autre personne le 23 novembre 2026 à \d+ h, valable jusqu’au 30 novembre 2026Révoquer ce lien$/,
        ),
        expect.stringMatching(/^Créé par vous le 23 novembre 2026 à \d+ h, valable .*Révoquer ce lien$/),
      ]);
    });

    it('end one of them, and go on to the others', async () => {
      const { panel } = await open();
      const heading = await panel.findByRole('heading', { name: 'Liens d’aperçu en cours' });
      fireEvent.click(
        within(listed(panel)[1] as HTMLElement).getByRole('button', { name: 'Révoquer ce lien' }),
      );
      expect(await panel.findByText('Ce lien ne fonctionne plus.')).toBeTruthy();
      expect(writes).toEqual([{ id: 12, linkId: 4 }]);
      expect(listed(panel).map(({ textContent }) => plain(textContent))).toEqual([
        expect.stringMatching(/^Créé par une autre personne/),
      ]);
      expect(document.activeElement).toBe(heading);
    });

    it('end the last of them, and say so', async () => {
      links = links.slice(1);
      const { panel } = await open();
      const heading = await panel.findByRole('heading', { name: 'Liens d’aperçu en cours' });
      fireEvent.click(panel.getByRole('button', { name: 'Révoquer ce lien' }));
      expect(await panel.findByText('Ce lien ne fonctionne plus.')).toBeTruthy();
      expect(panel.queryByRole('button', { name: 'Révoquer ce lien' })).toBeNull();
      expect(document.activeElement).toBe(heading);
    });

    it('say why one could not be ended', async () => {
      const { panel } = await open();
      await panel.findByRole('heading', { name: 'Liens d’aperçu en cours' });
      refusal = { code: 'not_found', message: 'Cette fiche n’existe plus.', fields: [] };
      fireEvent.click(within(listed(panel)[0] as HTMLElement).getByRole('button'));
      expect(await panel.findByText('Cette fiche n’existe plus.')).toBeTruthy();
      expect(listed(panel)).toHaveLength(2);
    });
  });

  it('are listed once they are made', async () => {
    const { panel } = await open();
    expect(panel.queryByRole('heading', { name: 'Liens d’aperçu en cours' })).toBeNull();
    links = [{ id: 6, isOwn: true, createdAt: '2026-11-23T10:00:00Z', expiresAt: '2026-11-30T10:00:00Z' }];
    fireEvent.click(panel.getByRole('button', { name: 'Aperçu en français' }));
    expect(await panel.findByRole('heading', { name: 'Liens d’aperçu en cours' })).toBeTruthy();
  });

  it('say why there is no preview', async () => {
    const { panel } = await open();
    refusal = { code: 'not_found', message: 'Cette fiche n’existe plus.', fields: [] };
    fireEvent.click(panel.getByRole('button', { name: 'Aperçu en français' }));
    expect((await panel.findByRole('alert')).textContent).toBe('Cette fiche n’existe plus.');
    expect(panel.queryByRole('link', { name: /Ouvrir l’aperçu/ })).toBeNull();
  });

  it('have no minor changes where a translation is edited', async () => {
    const { panel } = await open('13');
    expect(panel.queryByRole('checkbox')).toBeNull();
  });
});
