// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { ApplicationServer, sampleApplication } from '../../testing/application-server.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { workspaceServer } from '../../testing/workspace-server.ts';

let server: ApplicationServer;
beforeEach(() => {
  server = new ApplicationServer();
});
workspaceServer({
  data: () => server.data(),
  calls: {
    '/api/dashboard/applications/mutate': (body: never) => server.mutate(body) as object,
    '/api/dashboard/applications/presence': (body: never) => server.presence(body),
  },
});

const address = pathTo('application', 'fr', { id: '8' });
const panel = () => within(screen.getByRole('region', { name: 'Avant d’envoyer' }));
const fill = (label: RegExp, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const saved = () => server.writes.map(({ answers }) => JSON.parse(answers ?? 'null') as unknown);

async function open(step = ''): Promise<void> {
  await openWorkspace(`${address}${step}`);
  await screen.findByRole('region', { name: 'Avant d’envoyer' });
  await waitFor(() =>
    expect(
      screen.queryAllByRole('radio', { name: 'Oui' }).every((each) => !(each as HTMLInputElement).disabled),
    ).toBe(true),
  );
}
const steps = () => within(screen.getByRole('navigation', { name: 'Étapes' })).getAllByRole('link');
const complete = { country: 'SN', team: false, title: 'Murs' };

describe('the form of an application', () => {
  it('saves the answer that was changed, with the version that was read', async () => {
    await open();
    fill(/^Pays/, 'SN');
    await waitFor(() => expect(server.writes).toHaveLength(1));
    expect(server.writes[0]).toMatchObject({ action: 'save', id: 8, version: 1 });
    expect(saved()).toEqual([{ country: 'SN' }]);
    fireEvent.click(screen.getByRole('radio', { name: 'Non' }));
    fireEvent.blur(screen.getByRole('radio', { name: 'Non' }));
    await waitFor(() => expect(saved()).toEqual([{ country: 'SN' }, { team: false }]));
    expect(server.writes[1]?.version).toBe(2);
  });

  it('shows a section only while an answer asks for it', async () => {
    await open();
    expect(steps()).toHaveLength(2);
    fireEvent.click(screen.getByRole('radio', { name: 'Oui' }));
    await waitFor(() => expect(steps()).toHaveLength(3));
    await waitFor(() => expect(panel().getByRole('link', { name: 'Qui' })).toBeTruthy());
    fireEvent.click(screen.getByRole('radio', { name: 'Non' }));
    await waitFor(() => expect(panel().queryByRole('link', { name: 'Qui' })).toBeNull());
  });

  it('shows the value of the profile, and never sends it', async () => {
    await open();
    expect(screen.getByText('Awa Sarr Diop')).toBeTruthy();
    fill(/^Pays/, 'SN');
    await waitFor(() => expect(saved()).toEqual([{ country: 'SN' }]));
  });

  it('keeps what is refused in the form, says why, and saves the rest', async () => {
    await open('#project');
    await screen.findByLabelText(/^Titre/);
    fill(/^Titre/, 'Beaucoup trop long');
    await screen.findByText('Le nombre de caractères dépasse la limite autorisée.');
    fill(/^Montant/, '1 200');
    await waitFor(() => expect(saved()).toEqual([{ asked: '1200' }]));
    expect(screen.getByLabelText<HTMLInputElement>(/^Titre/).value).toBe('Beaucoup trop long');
  });

  it('asks to confirm an answer that was filled in beforehand, and saves the confirmation', async () => {
    server.current = {
      ...sampleApplication,
      answers: JSON.stringify(complete),
      origins: [{ __typename: 'PasserelleAnswerOrigin', id: 'country', origin: 'profile' }],
    };
    await open();
    const { textContent } = panel().getByRole('link', { name: /^Pays/ });
    expect(textContent).toContain('confirmez-la');
    expect(panel().queryByRole('button', { name: 'Envoyer ma candidature' })).toBeNull();
    const confirm = screen.getByRole('button', { name: 'Confirmer cette réponse' });
    // One reads the answer before one confirms it.
    const answer = document.getElementById('field-country') as HTMLElement;
    expect(answer.compareDocumentPosition(confirm)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(confirm);
    await panel().findByRole('button', { name: 'Envoyer ma candidature' });
    await waitFor(() => expect(saved()).toEqual([{ country: 'SN' }]), { timeout: 4_000 });
    expect(screen.queryByRole('button', { name: 'Confirmer cette réponse' })).toBeNull();
  });

  it('is sent once nothing is missing, and shows number, instants and hash', async () => {
    server.current = { ...sampleApplication, answers: JSON.stringify(complete) };
    await open();
    fireEvent.click(panel().getByRole('button', { name: 'Envoyer ma candidature' }));
    const receipt = within(await screen.findByRole('region', { name: 'Récépissé' }));
    expect(receipt.getByText('51-2026-ABCDEFGHJ')).toBeTruthy();
    expect(receipt.getByText('1'.repeat(64))).toBeTruthy();
    expect(receipt.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [
        ['Comparer un fichier avec ce récépissé', '/recepisse/'],
        ['Télécharger le récépissé (PDF)', '/api/dashboard/applications/receipt?id=8&language=fr'],
        [
          'Télécharger ce qui a été envoyé (PDF)',
          '/api/dashboard/applications/copy?id=8&language=fr&sent=true',
        ],
      ],
    );
    expect(plain(receipt.getByText(/23 novembre 2026/).textContent)).toContain('10 h 01 (heure de Dakar)');
    expect(server.writes).toEqual([{ action: 'send', id: 8, version: 1 }]);
    expect(screen.getByText('Sénégal')).toBeTruthy();
  });

  it.each([
    ['2026-12-31T23:59:59Z', /nouvelle version jusqu’au .*31 décembre 2026/],
    [null, /nouvelle version tant que l’appel est ouvert/],
  ] as const)('says until when it can be changed once taken back: closing %s', async (closesAt, text) => {
    server.current = { ...sampleApplication, closesAt, answers: JSON.stringify(complete) };
    await open();
    fireEvent.click(panel().getByRole('button', { name: 'Envoyer ma candidature' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Reprendre ma candidature' }));
    expect(within(screen.getByRole('dialog')).getByText(text)).toBeTruthy();
  });

  it('is taken back after a question, and the version sent counts meanwhile', async () => {
    server.current = { ...sampleApplication, answers: JSON.stringify(complete) };
    await open();
    fireEvent.click(panel().getByRole('button', { name: 'Envoyer ma candidature' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Reprendre ma candidature' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reprendre' }));
    await screen.findByText(/compte tant que vous n’en envoyez pas une autre\.$/);
    expect(server.writes.map(({ action, version }) => [action, version])).toEqual([
      ['send', 1],
      ['takeBack', 2],
    ]);
    fireEvent.click(await panel().findByRole('button', { name: 'Envoyer cette nouvelle version' }));
    await screen.findByText('2'.repeat(64));
  });

  it('says that the call has closed when it is sent too late, and that the answers are kept', async () => {
    server.current = { ...sampleApplication, answers: JSON.stringify(complete) };
    await open();
    server.refusal = {
      status: 409,
      error: { code: 'call_closed', message: 'Cet appel est clos.', fields: [] },
    };
    server.current = {
      ...server.current,
      actions: ['delete'],
      callState: 'closed',
      isLapsed: true,
      closesAt: '2026-11-23T09:59:59Z',
    };
    fireEvent.click(panel().getByRole('button', { name: 'Envoyer ma candidature' }));
    const standing = within(await screen.findByRole('region', { name: 'Cet appel est clos' }));
    expect(plain(standing.getByText(/^La clôture/).textContent)).toContain('23 novembre 2026 à 9 h 59');
    expect(plain(standing.getByText(/^Vos réponses/).textContent)).toContain('21 novembre 2026');
    expect(screen.getByText('Murs')).toBeTruthy();
  });

  it('says when it will be removed, and offers a copy until then', async () => {
    const removalAt = '2027-06-30T23:59:59Z';
    server.current = {
      ...sampleApplication,
      actions: ['delete'],
      callState: 'closed',
      isLapsed: true,
      removalAt,
    };
    await openWorkspace(address);
    const standing = within(await screen.findByRole('region', { name: 'Cet appel est clos' }));
    expect(plain(standing.getByText(/sera supprimée/).textContent)).toBe(
      'Cette candidature sera supprimée le 30 juin 2027 à 23 h 59 (heure de Dakar), avec ses fichiers. Pour la garder, téléchargez-en une copie.',
    );
    screen.getByRole('link', { name: 'Télécharger mes réponses actuelles (PDF)' });
  });

  it('is deleted after a question, and leads to the list', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Supprimer ce brouillon' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Supprimer' }));
    await screen.findByRole('heading', { level: 1, name: 'Vos candidatures' });
    expect(server.writes).toEqual([{ action: 'delete', id: 8, version: 1 }]);
  });

  it('keeps what is typed after the closing in the form, and says why it is not saved', async () => {
    await open('#project');
    await screen.findByLabelText(/^Titre/);
    server.refusal = {
      status: 409,
      error: {
        code: 'call_closed',
        message: 'Cet appel est clos. Ce que vous aviez enregistré reste lisible.',
        fields: [],
      },
    };
    fill(/^Titre/, 'Trop tard');
    await waitFor(() =>
      expect(document.querySelector('[data-status="refused"] p')?.textContent).toBe(
        'Cet appel est clos. Ce que vous aviez enregistré reste lisible.',
      ),
    );
    expect(screen.getByLabelText<HTMLInputElement>(/^Titre/).value).toBe('Trop tard');
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });

  it('takes the answers of another writer, and asks where both answered one question', async () => {
    await open('#project');
    await screen.findByLabelText(/^Titre/);
    const theirs = {
      ...sampleApplication,
      version: 5,
      answers: JSON.stringify({ title: 'Leur titre', asked: '900' }),
    };
    const { __typename: _, ...current } = theirs;
    server.refusal = {
      status: 409,
      error: { code: 'stale_version', message: 'Modifié depuis.', fields: [], current },
    };
    fill(/^Titre/, 'Mon titre');
    fireEvent.click(await screen.findByRole('button', { name: 'Choisir' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deux versions' }));
    expect(plain(dialog.getByRole('region', { name: 'Titre, L’autre version' }).textContent)).toBe(
      'Leur titre',
    );
    expect(screen.getByLabelText<HTMLInputElement>(/^Montant/).value).toBe('900');
    server.refusal = undefined;
    server.current = theirs;
    fireEvent.click(dialog.getByRole('radio', { name: 'Ma version' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Enregistrer ces choix' }));
    await waitFor(() => expect(server.writes.at(-1)).toMatchObject({ version: 5 }));
    expect(saved().at(-1)).toEqual({ title: 'Mon titre' });
  });

  it('names who else has it open, takes their answers, and says that it is left', async () => {
    server.present = { version: 5, writers: ['Awa', 'Kossi'] };
    server.current = { ...sampleApplication, version: 5, answers: JSON.stringify({ country: 'SN' }) };
    await openWorkspace(address);
    await screen.findByText(/ce formulaire ouvert.*Awa et Kossi/);
    server.current = {
      ...server.current,
      version: 6,
      answers: JSON.stringify({ country: 'SN', team: true }),
    };
    server.present = { version: 6, writers: [] };
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(steps()).toHaveLength(3));
    expect(screen.queryByText(/ce formulaire ouvert/)).toBeNull();
    expect(server.writes).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(server.presences.at(-1)).toEqual({ id: 8, leaves: true }));
  });

  it('says what has changed in the form since it was answered', async () => {
    server.current = {
      ...sampleApplication,
      changes: [
        {
          __typename: 'PasserelleFormChange',
          effect: 'tightened',
          id: 'title',
          path: 'sections.2.questions.0',
        },
        { __typename: 'PasserelleFormChange', effect: 'retired', id: 'gone', path: 'sections.0.questions.1' },
      ],
    };
    await open();
    const note = within(
      screen.getByRole('region', { name: 'Le formulaire a changé depuis votre dernière visite' }),
    );
    expect(note.getAllByRole('listitem').map((line) => plain(line.textContent).trim())).toEqual([
      'Titre est devenu plus strict : vérifiez votre réponse.',
      'Une question n’est plus posée. Votre réponse est conservée.',
    ]);
  });

  it.each(['8x', '0'])('has no application of the address %s', async (id) => {
    await openWorkspace(pathTo('application', 'fr', { id }));
    await screen.findByRole('heading', { level: 1, name: 'Page introuvable' });
    expect(document.title).not.toContain('Douze murs');
  });

  it('shows what was sent as people read it', async () => {
    server.current = {
      ...sampleApplication,
      answers: '{"country":"SN","team":false,"title":"Murs"}',
      state: 'sent',
      actions: [],
      sentNumber: 1,
      number: '51-2026-ABCDEFGHJ',
    };
    await openWorkspace(address);
    const answers = within(await screen.findByRole('region', { name: 'Vos réponses' }));
    expect(answers.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Sénégal',
      'Non',
      'Murs',
      'Sans réponse',
    ]);
  });

  describe('with a question that files answer', () => {
    const file = {
      __typename: 'PasserelleApplicationFile',
      id: 71,
      name: 'cv.pdf',
      type: 'application/pdf',
      bytes: 1200,
      state: 'ready',
    };
    const question = { id: 'cv', kind: 'file', accepts: ['document'], label: { fr: 'CV', en: 'CV' } };
    beforeEach(() => {
      const sections = [{ id: 'you', label: { fr: 'Vous' }, questions: [question] }];
      server.current = {
        ...sampleApplication,
        form: JSON.stringify({ format: 1, sections }),
        answers: '{"cv":[71]}',
        files: [file],
      };
    });

    it('offers the file to download, and saves that it is removed', async () => {
      await open();
      const group = within(screen.getByRole('group', { name: 'CV' }));
      expect((await group.findByRole('link', { name: /cv\.pdf/ })).getAttribute('href')).toBe(
        '/api/file/download-file?id=71',
      );
      fireEvent.click(group.getByRole('button', { name: /^Retirer/ }));
      await waitFor(() => expect(saved()).toEqual([{ cv: [] }]));
      expect(group.queryByRole('link')).toBeNull();
    });

    it('lists the files of what was sent', async () => {
      server.current = {
        ...server.current,
        state: 'sent',
        actions: [],
        sentNumber: 1,
        number: '51-2026-ABCDEFGHJ',
      };
      await openWorkspace(address);
      const answers = within(await screen.findByRole('region', { name: 'Vos réponses' }));
      expect(answers.getByRole('link', { name: 'cv.pdf' }).getAttribute('href')).toBe(
        '/api/file/download-file?id=71',
      );
    });
  });
});
