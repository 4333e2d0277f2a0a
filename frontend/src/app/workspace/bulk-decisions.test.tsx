// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { ownRow, proposalRow, queueCounts, queueFilters, queueRow } from '../../testing/sample-queue.ts';
import { refused, workspaceServer } from '../../testing/workspace-server.ts';

const address = pathTo('moderations', 'fr');

interface Body {
  items: { id: number; version: number }[];
  target: string;
}

let items: (typeof queueRow)[];
/** Bodies of the decisions that were sent. */
let sent: Body[];
/** How each of them is answered. */
let answer: (body: Body) => object;

const done = ({ items: decided }: Body) => ({
  results: decided.map(({ id }) => ({
    id,
    ok: true,
    status: 200,
    version: 9,
    moderationStatus: 'valid',
    error: null,
  })),
});
const result = (id: number, error: object) => ({
  id,
  ok: false,
  status: 409,
  version: null,
  moderationStatus: null,
  error,
});

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  items = [queueRow, proposalRow, ownRow];
  sent = [];
  answer = done;
});

workspaceServer({
  data: () => ({
    passerelleModerationQueue: {
      __typename: 'PasserelleModerationQueue',
      items,
      total: 45,
      page: 1,
      perPage: 20,
    },
    passerelleModerationCounts: queueCounts,
    passerelleOpenReports: 3,
    ...queueFilters,
  }),
  calls: {
    '/api/moderations/update-status': (body: Body) => {
      sent.push(body);
      return answer(body);
    },
  },
});

async function open() {
  const router = await openWorkspace(address, ['moderate_content']);
  await screen.findByRole('heading', { level: 1, name: 'Vos validations' });
  return router;
}

const select = (title: string) =>
  fireEvent.click(screen.getByLabelText(`Sélectionner « ${title} »`, plainly));
const plainly = { normalizer: plain } as const;
const bar = () => screen.getByRole('group', { name: 'Sélection' });
const selected = () => plain(within(bar()).getByRole('status').textContent);

/** The form of the dialog, which is a chunk of its own. */
async function openDialog() {
  fireEvent.click(screen.getByRole('button', { name: 'Décider de la sélection' }));
  await waitFor(() => expect(document.querySelector('dialog form')).toBeTruthy());
  return within(document.querySelector('dialog') as HTMLElement);
}
const hidden = { hidden: true } as const;
type Dialog = Awaited<ReturnType<typeof openDialog>>;
const choose = (dialog: Dialog, name: string) => fireEvent.click(dialog.getByLabelText(name));
const write = (dialog: Dialog, name: RegExp, value: string) =>
  fireEvent.input(dialog.getByLabelText(name), { target: { value } });
const submit = (dialog: Dialog) =>
  fireEvent.click(dialog.getByRole('button', { ...hidden, name: /^Envoyer la décision/ }));

describe('the selection', () => {
  it('offers what can be decided on, and keeps it on other pages and with other filters', async () => {
    const router = await open();
    expect(screen.queryByLabelText('Sélectionner « Ma structure »', plainly)).toBeNull();
    fireEvent.click(screen.getByLabelText('Sélectionner les 2 fiches de cette page'));
    expect(selected()).toBe('2 fiches sélectionnées');
    items = [{ ...queueRow, id: 40, title: 'Autre' }];
    await router.navigate(`${address}?country=FR&page=2`);
    await screen.findByText('Autre');
    select('Autre');
    expect(selected()).toBe('3 fiches sélectionnées');
    items = [queueRow];
    await router.navigate(`${address}?type=event`);
    await waitFor(() => expect(selected()).toBe(''));
    await router.navigate(address);
    await waitFor(() => expect(selected()).toBe('3 fiches sélectionnées'));
    fireEvent.click(screen.getByRole('button', { name: 'Tout désélectionner' }));
    expect(selected()).toBe('');
  });

  it('is no longer decided on where it is too large', async () => {
    items = Array.from({ length: 101 }, (_, index) => ({ ...queueRow, id: 100 + index }));
    await open();
    fireEvent.click(screen.getByLabelText('Sélectionner les 101 fiches de cette page'));
    expect(within(bar()).getByRole('alert').textContent).toBe(
      'Vous pouvez décider de 100 fiches au plus à la fois.',
    );
    expect(screen.getByRole('button', { name: 'Décider de la sélection' }).hasAttribute('disabled')).toBe(
      true,
    );
  });
});

describe('one decision on several records', () => {
  it('sends records and proposals with the versions that were read', async () => {
    await open();
    fireEvent.click(screen.getByLabelText('Sélectionner les 2 fiches de cette page'));
    const dialog = await openDialog();
    expect(dialog.getAllByRole('listitem', hidden).map(({ textContent }) => textContent)).toEqual([
      'Un atelier de danse',
      'Une rencontre',
    ]);
    choose(dialog, 'Approuver et publier');
    items = [ownRow];
    submit(dialog);
    const heading = await screen.findByRole('heading', { name: '2 décisions prises' });
    expect(sent).toEqual([
      { items: [{ id: 21, version: 3 }], target: 'record', status: 'valid' },
      { items: [{ id: 22, version: 8 }], target: 'proposal', status: 'valid' },
    ]);
    await waitFor(() => expect(document.activeElement).toBe(heading.parentElement));
    await waitFor(() => expect(screen.queryByText('Un atelier de danse')).toBeNull());
    expect(screen.queryByRole('group', { name: 'Sélection' })).toBeNull();
  });

  it('lists those that failed with the reason and who was faster; they stay selected', async () => {
    answer = (body) =>
      body.target === 'record'
        ? done(body)
        : {
            results: [
              result(22, {
                code: 'stale_version',
                moderationStatus: 'rejected',
                moderator: 'Moussa Diop',
                date: '2026-11-23T09:59:00Z',
              }),
            ],
          };
    await open();
    fireEvent.click(screen.getByLabelText('Sélectionner les 2 fiches de cette page'));
    const dialog = await openDialog();
    choose(dialog, 'Demander des modifications');
    write(dialog, /^Ce qui est à modifier/, 'Une date.');
    submit(dialog);
    await screen.findByRole('heading', { name: '1 décision prise' });
    const failures = document.querySelectorAll('[aria-labelledby="bulk-results"] li');
    expect([...failures].map(({ textContent }) => textContent)).toEqual([
      'Une rencontre — Ce contenu a été modifié entre-temps. Rechargez-le, puis réessayez. Refusée le 23\u00a0novembre\u00a02026 par Moussa Diop.',
    ]);
    expect(selected()).toBe('1 fiche sélectionnée');
    expect(sent.map(({ items: _items, ...body }) => body)).toEqual([
      { target: 'record', status: 'to_edit', comment: 'Une date.' },
      { target: 'proposal', status: 'to_edit', comment: 'Une date.' },
    ]);
  });

  it('says of a record that is no longer there that it is gone, without a link to it', async () => {
    answer = (body) =>
      body.target === 'record'
        ? done(body)
        : {
            results: [result(22, { code: 'not_found', moderationStatus: null, moderator: null, date: null })],
          };
    await open();
    fireEvent.click(screen.getByLabelText('Sélectionner les 2 fiches de cette page'));
    const dialog = await openDialog();
    choose(dialog, 'Demander des modifications');
    write(dialog, /^Ce qui est à modifier/, 'Une date.');
    submit(dialog);
    await screen.findByRole('heading', { name: '1 décision prise' });
    const [failure] = document.querySelectorAll('[aria-labelledby="bulk-results"] li');
    expect(failure?.textContent).toBe(
      'Une rencontre — Cette fiche n’existe plus, ou ne relève plus de vous.',
    );
    expect(failure?.querySelector('a')).toBeNull();
  });

  it('says for which languages a rejection is, where one of the records has two', async () => {
    const both = { ...queueRow, id: 40, titles: { ...queueRow.titles, en: 'A dance workshop' } };
    items = [queueRow, both];
    await open();
    fireEvent.click(screen.getByLabelText('Sélectionner les 2 fiches de cette page'));
    const reject = (await openDialog()).getByLabelText('Refuser');
    expect(document.getElementById(reject.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Le refus s’applique à toutes les langues en attente de chaque fiche.',
    );
  });

  it('asks for what explains the decision before it sends anything', async () => {
    await open();
    select('Un atelier de danse');
    const dialog = await openDialog();
    submit(dialog);
    await dialog.findByText('Ce champ est obligatoire.');
    choose(dialog, 'Refuser');
    submit(dialog);
    await dialog.findByText('Choisissez le motif du refus.');
    choose(dialog, 'Autre');
    submit(dialog);
    await dialog.findByText('Précisez le motif du refus. L’auteur ne lira pas ce texte.');
    expect(sent).toEqual([]);
    write(dialog, /^Quelle autre raison/, 'Hors sujet');
    submit(dialog);
    await screen.findByRole('heading', { name: '1 décision prise' });
    expect(sent).toEqual([
      {
        items: [{ id: 21, version: 3 }],
        target: 'record',
        status: 'rejected',
        rejectionReason: 'other',
        rejectionText: 'Hors sujet',
      },
    ]);
  });

  it('puts what the server refuses beside its field', async () => {
    const fields = [{ path: 'comment', code: 'too_long', message: 'Trop long.' }];
    answer = () => refused(422, { code: 'validation_failed', message: 'Non.', fields });
    await open();
    select('Un atelier de danse');
    const dialog = await openDialog();
    choose(dialog, 'Approuver et publier');
    submit(dialog);
    await dialog.findByText('Le nombre de caractères dépasse la limite autorisée.');
    expect(dialog.getByLabelText(/^Note pour les validateurs/).getAttribute('aria-invalid')).toBe('true');
  });

  it('says that nothing was decided where the whole was refused', async () => {
    answer = () => refused(403, { code: 'rights_moderate', message: 'Pas le droit.', fields: [] });
    await open();
    select('Un atelier de danse');
    const dialog = await openDialog();
    choose(dialog, 'Approuver et publier');
    submit(dialog);
    expect((await dialog.findByRole('alert', hidden)).textContent).toBe('Pas le droit.');
    expect(selected()).toBe('1 fiche sélectionnée');
  });

  it('says what is not known where the second half has no answer', async () => {
    answer = (body) => {
      if (body.target === 'proposal') throw new TypeError('Failed to fetch');
      return done(body);
    };
    await open();
    fireEvent.click(screen.getByLabelText('Sélectionner les 2 fiches de cette page'));
    const dialog = await openDialog();
    choose(dialog, 'Approuver et publier');
    submit(dialog);
    await screen.findByRole('heading', { name: '1 décision prise' });
    expect(document.querySelector('[aria-labelledby="bulk-results"] li')?.textContent).toContain(
      'Une rencontre — Le site ne répond pas.',
    );
    expect(selected()).toBe('1 fiche sélectionnée');
  });
});
