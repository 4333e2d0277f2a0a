// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formAddress, FormServer, sampleForm } from '../../testing/form-server.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';

let server: FormServer;
beforeEach(() => {
  server = new FormServer();
  vi.stubGlobal('fetch', server.fetch);
  if (!('showModal' in HTMLDialogElement.prototype))
    Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = (name: string | RegExp, within_: HTMLElement = document.body) =>
  within(within_).getByRole<HTMLButtonElement>('button', { name });
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const pageText = () => plain(document.body.textContent);
const panel = () => screen.getByRole('region', { name: 'Publication' });

async function open() {
  const router = await openWorkspace(formAddress, ['edit_call_for_applications']);
  await screen.findByRole('button', { name: 'Ajouter une section' });
  // Chunks of their own.
  await screen.findByLabelText('Importer un formulaire (fichier JSON)');
  return router;
}

async function type(name: string | RegExp, text: string): Promise<void> {
  const input = field(name);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
}

const names = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .flatMap(({ id, textContent }) => (id.startsWith('item-') ? [plain(textContent)] : []));

async function openTable() {
  await open();
  fireEvent.click(button('Ajouter une section'));
  fireEvent.change(field('Type de la nouvelle question'), { target: { value: 'table' } });
  fireEvent.click(button('Ajouter une question'));
  await waitFor(() => expect(document.activeElement).toBe(field('Question (français)')));
}
const columnTitles = () => screen.queryAllByLabelText('Titre de la colonne (français)');

describe('the columns of a table', () => {
  it('are rows, of which each shows its fields on demand', async () => {
    await openTable();
    const before = columnTitles().length;
    fireEvent.change(field('Type de la nouvelle colonne'), { target: { value: 'amount' } });
    fireEvent.click(button('Ajouter une colonne'));
    expect(columnTitles()).toHaveLength(before + 1);
    fireEvent.change(columnTitles().at(-1) as HTMLElement, { target: { value: 'Montant' } });
    fireEvent.click(button(/^Montant Montant/));
    expect(columnTitles()).toHaveLength(before);
    expect(button(/^Montant Montant/).getAttribute('aria-expanded')).toBe('false');
  });

  it('are opened by the link to what is wrong in them', async () => {
    const column = { id: 'cost', kind: 'shortText' as const, label: { fr: 'Coût' }, max: 80 };
    server.document = {
      ...sampleForm,
      sections: [
        {
          id: 'money',
          label: { fr: 'Argent', en: 'Money' },
          questions: [
            {
              id: 'costs',
              kind: 'table',
              label: { fr: 'Vos coûts', en: 'Your costs' },
              max: 5,
              columns: [column],
            },
          ],
        },
      ],
    };
    server.facts = {
      ...server.facts,
      problems: [
        {
          __typename: 'PasserelleFormProblem',
          code: 'missing_translation',
          params: [],
          path: 'sections.0.questions.0.columns.0.label.en',
        },
      ],
    };
    await open();
    expect(columnTitles()).toEqual([]);
    fireEvent.click(within(panel()).getByRole('link', { name: /^Vos coûts/ }));
    await waitFor(() => expect(document.activeElement).toBe(field('Titre de la colonne (anglais)')));
  });
});

describe('the composer of a form', () => {
  it('saves sections and questions in both languages while one writes', async () => {
    await open();
    fireEvent.click(button('Ajouter une section'));
    await type('Titre de la section (français)', 'Votre projet');
    await type('Titre de la section (anglais)', 'Your project');
    fireEvent.change(field('Type de la nouvelle question'), { target: { value: 'longText' } });
    fireEvent.click(button('Ajouter une question'));
    await waitFor(() => expect(document.activeElement).toBe(field('Question (français)')));
    await type('Question (français)', 'Décrivez-le');
    await type('Question (anglais)', 'Describe it');
    fireEvent.click(field('Réponse obligatoire'));
    await type('Maximum', '500');
    const written = {
      format: 1,
      sections: [
        {
          id: expect.stringMatching(/^s-[0-9a-f]{12}$/),
          label: { fr: 'Votre projet', en: 'Your project' },
          questions: [
            {
              id: expect.stringMatching(/^q-[0-9a-f]{12}$/),
              kind: 'longText',
              label: { fr: 'Décrivez-le', en: 'Describe it' },
              required: true,
              max: 500,
            },
          ],
        },
      ],
    };
    await waitFor(() => expect(server.saved).toEqual(written), { timeout: 6_000 });
    await waitFor(() => expect(pageText()).toContain('Tout est enregistré'));
    expect(server.writes[0]).toMatchObject({ action: 'save', callId: 51, version: 0 });
  });

  it('shows each question in one row, and its fields below its name', async () => {
    const [section] = sampleForm.sections;
    const [visa, biography] = section?.questions ?? [];
    const condition = { source: 'visa', operator: 'equals', value: true };
    server.document = {
      ...sampleForm,
      sections: [{ ...section, questions: [visa, { ...biography, required: true, condition }] }],
    } as typeof sampleForm;
    await open();
    const row = document.querySelector<HTMLElement>('[data-question="biography"]') as HTMLElement;
    const shown = (role: string) =>
      within(row)
        .queryAllByRole(role)
        .map((each) => plain(each.textContent));
    expect([shown('button'), shown('listitem'), shown('textbox')]).toEqual([
      ['2. Biographie', 'Autres actions Biographie'],
      ['Texte long', 'obligatoire', 'selon la réponse à « Vous faut-il un visa ? »'],
      [],
    ]);
    fireEvent.click(button('2. Biographie'));
    expect(button('2. Biographie').getAttribute('aria-expanded')).toBe('true');
    expect(shown('button')).toEqual([
      '2. Biographie',
      'Fermer Biographie',
      'Dupliquer Biographie',
      '↑Monter Biographie',
      '↓Descendre Biographie',
      'Retirer Biographie',
    ]);
    fireEvent.click(button('Fermer Biographie'));
    expect(shown('textbox')).toEqual([]);
    await waitFor(() => expect(document.activeElement?.id).toBe('item-biography'));
  });

  it('moves, duplicates and removes questions, and brings one back', async () => {
    server.document = sampleForm;
    await open();
    expect(names()).toEqual(['1. Vous faut-il un visa ?', '2. Biographie']);
    fireEvent.click(button('Autres actions Vous faut-il un visa ?'));
    fireEvent.click(button('Descendre Vous faut-il un visa ?'));
    expect(names()).toEqual(['1. Biographie', '2. Vous faut-il un visa ?']);
    await waitFor(() => expect(document.activeElement?.id).toBe('item-visa'));
    fireEvent.click(button('Autres actions Biographie'));
    fireEvent.click(button('Retirer Biographie'));
    expect(names()).toEqual(['1. Vous faut-il un visa ?']);
    expect(pageText()).toContain('« Biographie » est retiré du formulaire.');
    fireEvent.click(button('Rétablir'));
    expect(names()).toEqual(['1. Biographie', '2. Vous faut-il un visa ?']);
    fireEvent.click(button('Autres actions Biographie'));
    fireEvent.click(button('Dupliquer Biographie'));
    expect(names()).toEqual(['1. Biographie', '2. Biographie', '3. Vous faut-il un visa ?']);
  });

  it('shows a question only if an earlier answer compares so', async () => {
    server.document = sampleForm;
    await open();
    fireEvent.click(button('2. Biographie'));
    fireEvent.change(field('Afficher'), { target: { value: 'visa' } });
    fireEvent.change(field('Réponse attendue'), { target: { value: 'false' } });
    expect(pageText()).toContain('selon la réponse à « Vous faut-il un visa ? »');
    fireEvent.blur(field('Question (français)'));
    await waitFor(() => expect(server.writes).not.toEqual([]));
    expect(server.saved.sections[0]?.questions[1]?.condition).toEqual({
      source: 'visa',
      operator: 'equals',
      value: false,
    });
  });

  it('names the question of each problem, and keeps what the server refuses', async () => {
    server.document = sampleForm;
    server.facts = {
      ...server.facts,
      problems: [
        {
          __typename: 'PasserelleFormProblem',
          code: 'missing_translation',
          params: [],
          path: 'sections.0.questions.1.label.en',
        },
      ],
    };
    await open();
    fireEvent.click(within(panel()).getByRole('link', { name: /^Biographie/ }));
    await waitFor(() => expect(document.activeElement).toBe(field('Question (anglais)')));
    server.refusal = {
      status: 422,
      error: {
        code: 'invalid_fields',
        message: 'Des champs sont à corriger.',
        fields: [
          { path: 'sections.0.questions.1.max', code: 'number_too_large', message: 'Au plus 20 000.' },
        ],
      },
    };
    await type('Maximum', '99999');
    await waitFor(() => expect(pageText()).toContain('Au plus 20 000.'));
    expect(field('Maximum').value).toBe('99999');
    expect(field('Maximum').getAttribute('aria-invalid')).toBe('true');
  });

  it('publishes with the version that is saved, and says at the top what has been done', async () => {
    server.document = sampleForm;
    server.version = 3;
    await open();
    fireEvent.click(button('Publier le formulaire'));
    await waitFor(() => expect(pageText()).toContain('Le formulaire est publié.'));
    expect(server.writes).toEqual([{ action: 'publish', callId: 51, version: 3 }]);
  });

  it('says what publishing changes for how many drafts, and why it is refused', async () => {
    server.document = sampleForm;
    const change = { __typename: 'PasserelleFormChange', id: 'biography', path: 'sections.0.questions.1' };
    server.facts = {
      ...server.facts,
      drafts: 4,
      sent: 1,
      publishedNumber: 1,
      publishedAt: '2026-11-01T10:00:00Z',
      changes: [{ ...change, effect: 'tightened', answered: 3 }],
    };
    await open();
    const text = plain(panel().textContent);
    expect(text).toContain('Plus exigeant : Biographie (3 candidatures y répondent déjà)');
    expect(text).toContain('4 brouillons passeront à la nouvelle version');
    server.refusal = {
      status: 409,
      error: { code: 'invalid_transition', message: 'Impossible.', fields: [] },
    };
    fireEvent.click(button('Publier cette version'));
    await waitFor(() => expect(plain(panel().textContent)).toContain('Impossible.'));
  });

  it('merges what another manager has changed meanwhile', async () => {
    server.document = sampleForm;
    server.version = 3;
    await open();
    const [section] = sampleForm.sections;
    const [visa, biography] = section?.questions ?? [];
    const theirs = {
      ...sampleForm,
      sections: [{ ...section, questions: [{ ...visa, label: { fr: 'Visa ?', en: 'Visa?' } }, biography] }],
    };
    server.refusal = {
      status: 409,
      error: {
        code: 'stale_version',
        message: 'Modifié entre-temps.',
        fields: [],
        current: { ...server.form, version: 8, document: JSON.stringify(theirs) },
      },
    };
    fireEvent.click(button('2. Biographie'));
    await type('Question (français)', 'Votre biographie');
    await waitFor(() => expect(server.writes).toHaveLength(2));
    expect(server.writes[1]?.['version']).toBe(8);
    expect(server.saved.sections[0]?.questions.map(({ label }) => label.fr)).toEqual([
      'Visa ?',
      'Votre biographie',
    ]);
  });

  it('asks which version of a question to keep where two managers changed it', async () => {
    server.document = sampleForm;
    server.version = 3;
    await open();
    const theirs = JSON.stringify(sampleForm).replace('"Biographie"', '"Parcours"');
    server.refusal = {
      status: 409,
      error: {
        code: 'stale_version',
        message: 'Modifié entre-temps.',
        fields: [],
        current: { ...server.form, version: 8, document: theirs },
      },
    };
    fireEvent.click(button('2. Biographie'));
    await type('Question (français)', 'Votre biographie');
    const dialog = await waitFor(() => {
      const found = document.querySelector('dialog');
      if (!found) throw new Error('No dialog');
      return found;
    });
    expect(plain(dialog.textContent)).toContain('Parcours');
    fireEvent.click(within(dialog).getByLabelText('L’autre version'));
    fireEvent.submit(within(dialog).getByText('Enregistrer ces choix'));
    await waitFor(() => expect(names()).toEqual(['1. Vous faut-il un visa ?', '2. Parcours']));
    expect(server.writes).toHaveLength(1);
  });

  it('names what publishing removes, as applicants know it', async () => {
    server.document = {
      format: 1,
      sections: [{ ...sampleForm.sections[0], id: 'work', label: { fr: 'Parcours' }, questions: [] }],
    };
    server.facts = {
      ...server.facts,
      published: JSON.stringify(sampleForm),
      publishedNumber: 1,
      publishedAt: '2026-11-01T10:00:00Z',
      changes: [{ __typename: 'PasserelleFormChange', id: 'visa', path: '', effect: 'retired', answered: 0 }],
    };
    await open();
    expect(plain(panel().textContent)).toContain('Retiré : Vous faut-il un visa ?');
  });

  it('is tried out as applicants see it', async () => {
    const [section] = sampleForm.sections;
    const [visa, biography] = section?.questions ?? [];
    const condition = { source: 'visa', operator: 'equals', value: true };
    server.document = {
      ...sampleForm,
      sections: [{ ...section, questions: [visa, { ...biography, condition }] }],
    } as typeof sampleForm;
    await open();
    fireEvent.click(button('Aperçu pour les candidats'));
    const preview = await screen.findByRole('region', { name: 'Aperçu' });
    expect(within(preview).queryByLabelText('Biographie')).toBeNull();
    fireEvent.click(within(preview).getByLabelText('Oui'));
    expect(within(preview).getByLabelText('Biographie')).toBeTruthy();
    fireEvent.change(within(preview).getByLabelText('Langue de l’aperçu'), { target: { value: 'en' } });
    expect(within(preview).getByLabelText('Biography')).toBeTruthy();
    expect(server.writes).toEqual([]);
  });

  it('imports a form from a file, refuses another file, and goes back', async () => {
    server.document = sampleForm;
    await open();
    const input = field('Importer un formulaire (fichier JSON)');
    const choose = (text: string) =>
      fireEvent.change(input, { target: { files: [new File([text], 'form.json')] } });
    choose('{"format":1}');
    await waitFor(() => expect(pageText()).toContain('Ce fichier n’est pas un formulaire de candidature'));
    expect(names()).toHaveLength(2);
    const [section] = sampleForm.sections;
    choose(JSON.stringify({ format: 1, sections: [{ ...section, questions: section?.questions.slice(1) }] }));
    await waitFor(() => expect(names()).toEqual(['1. Biographie']));
    fireEvent.click(button('Revenir aux questions précédentes'));
    expect(names()).toHaveLength(2);
  });

  it('begins with a ready-made form', async () => {
    await open();
    fireEvent.click(button('Modèle pour une résidence'));
    await waitFor(() => expect(server.writes).toHaveLength(1));
    expect(server.writes[0]).toEqual({
      action: 'useReadyMade',
      readyMade: 'residency',
      callId: 51,
      version: 0,
    });
  });
});
