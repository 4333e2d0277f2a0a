// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { ApplicationServer, sampleApplication } from '../../testing/application-server.ts';
import { openWorkspace } from '../../testing/open-workspace.tsx';
import { refused, workspaceServer } from '../../testing/workspace-server.ts';

const label = { fr: 'Lettre', en: 'Letter' };
const form = {
  format: 1,
  sections: [
    {
      id: 'letters',
      label: { fr: 'Lettres', en: 'Letters' },
      questions: [{ id: 'letter', kind: 'letter', label, required: true, min: 1, awaited: true }],
    },
  ],
};
const letter = {
  __typename: 'PasserelleApplicationLetter',
  answeredAt: null as string | null,
  askedAt: '2026-11-20T09:00:00Z',
  delivery: 'sent',
  email: 'moussa@example.test',
  files: [] as object[],
  id: 3,
  language: 'fr',
  mayChange: true,
  name: 'Moussa Fall',
  openedAt: null as string | null,
  questionId: 'letter',
  state: 'asked',
  text: null as string | null,
};
const question = {
  __typename: 'PasserelleLetterQuestion',
  deadline: '2027-02-05T23:59:59Z',
  mayAsk: true,
  questionId: 'letter',
};

let server: ApplicationServer;
let asked: [string, object][];
let refusal: Response | undefined;
/** The letters after the next call. */
let next: object[];

const answering = (name: string) => (body: never) => {
  asked.push([name, body]);
  if (refusal) return refusal;
  server.current = { ...server.current, letters: next };
  return JSON.parse(
    JSON.stringify(server.current, (key, value: unknown) => (key === '__typename' ? undefined : value)),
  ) as object;
};

beforeEach(() => {
  server = new ApplicationServer();
  server.current = {
    ...sampleApplication,
    form: JSON.stringify(form),
    letterQuestions: [question],
  };
  [asked, refusal, next] = [[], undefined, []];
});
workspaceServer({
  data: () => server.data(),
  calls: {
    '/api/dashboard/applications/ask-letter': answering('ask'),
    '/api/dashboard/applications/remind-letter': answering('remind'),
    '/api/dashboard/applications/cancel-letter': answering('cancel'),
  },
});

async function open(): Promise<void> {
  await openWorkspace(pathTo('application', 'fr', { id: '8' }));
  await screen.findByText(/^À recevoir avant le/);
}
const panel = () => within(screen.getByRole('region', { name: 'Avant d’envoyer' }));
const fill = (name: string, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(new RegExp(`^${name}`)), {
    target: { value },
  });

describe('letters of an application', () => {
  it('are asked for by a button, and the check list follows', async () => {
    await open();
    expect(screen.getByText('Aucune lettre n’est demandée pour l’instant.')).toBeTruthy();
    expect(panel().getByText('Il reste 1 point à compléter ou à corriger.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Demander une lettre' }));
    fill('Nom de la personne', 'Moussa Fall');
    fill('Adresse e-mail', 'moussa@example.test');
    fill('Votre message', 'Merci !');
    expect(asked).toEqual([]);
    next = [letter];
    fireEvent.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
    await screen.findByText(/^Demandée le/);
    expect(asked).toEqual([
      [
        'ask',
        {
          id: 8,
          questionId: 'letter',
          name: 'Moussa Fall',
          email: 'moussa@example.test',
          locale: 'fr',
          message: 'Merci !',
        },
      ],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    // Nothing of it is an answer, and the form was not submitted.
    expect(server.writes).toEqual([]);
    expect(panel().getByText(/lettre de recommandation/i)).toBeTruthy();
    await screen.findByText('La demande de lettre est envoyée à Moussa Fall.');
  });

  it('show at its field what is refused, and keep what was typed', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Demander une lettre' }));
    fill('Nom de la personne', 'Moi');
    fill('Adresse e-mail', 'moi@example.test');
    refusal = refused(422, {
      code: 'invalid_fields',
      message: 'Des champs sont à corriger.',
      fields: [{ path: 'email', code: 'referee_is_applicant', message: 'Pas la vôtre.' }],
    });
    fireEvent.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
    await screen.findByText('Pas la vôtre.');
    const field = screen.getByLabelText<HTMLInputElement>(/^Adresse e-mail/);
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['moi@example.test', 'true']);
  });

  it('are asked for again, asked of somebody else and withdrawn', async () => {
    server.current = { ...server.current, letters: [letter] };
    [next] = [[letter]];
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Renvoyer la demande à Moussa Fall' }));
    await waitFor(() => expect(asked).toEqual([['remind', { id: 8, letterId: 3 }]]));
    fireEvent.click(screen.getByRole('button', { name: 'Remplacer Moussa Fall par une autre personne' }));
    fill('Nom de la personne', 'Nadia');
    fill('Adresse e-mail', 'nadia@example.test');
    fireEvent.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
    await waitFor(() => expect(asked[1]).toMatchObject(['ask', { name: 'Nadia', instead: 3 }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Retirer la demande à Moussa Fall' }));
    next = [];
    const dialog = within(screen.getByRole('dialog', { name: 'Retirer cette demande\u202f?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Retirer la demande à Moussa Fall' }));
    await screen.findByText('Aucune lettre n’est demandée pour l’instant.');
    expect(asked[2]).toEqual(['cancel', { id: 8, letterId: 3 }]);
  });

  it('that arrived are counted, and are still shown once the application is sent', async () => {
    const received = { ...letter, state: 'received', answeredAt: '2026-11-22T09:00:00Z', mayChange: false };
    server.current = { ...server.current, letters: [received] };
    await open();
    expect(screen.getByText(/^Reçue le/)).toBeTruthy();
    expect(panel().getByText(/^Tout est rempli/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Moussa Fall/ })).toBeNull();
  });

  it('are shown and asked for after the application was sent', async () => {
    server.current = {
      ...server.current,
      actions: ['takeBack', 'withdraw'],
      state: 'sent',
      sentNumber: 1,
      letters: [
        letter,
        { ...letter, id: 4, state: 'received', mayChange: false, name: 'Ana', text: 'Très bien.' },
      ],
    };
    await open();
    expect(screen.getByRole('button', { name: 'Renvoyer la demande à Moussa Fall' })).toBeTruthy();
    expect(screen.getByText('Lire la lettre de Ana')).toBeTruthy();
    expect(screen.getByText('Très bien.')).toBeTruthy();
  });
});
