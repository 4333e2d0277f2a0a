// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FormQuestion } from '../../../shared/application-form/form-document.ts';
import type { Language } from '../../../shared/config/locales.ts';
import { loadNamespaces } from '../../app/namespaces.ts';
import { type Site, SiteContext } from '../../lib/site.ts';
import { plain } from '../../testing/open-workspace.tsx';
import { QuestionReferenceContext } from './question-reference.ts';
import { QuestionField } from './question-field.tsx';

afterEach(cleanup);
const reference = {
  countries: [{ isoCode: 'SN', name: 'Sénégal' }],
  sectors: [
    { id: 2, key: 'dance', name: 'Danse', parentId: 1 },
    { id: 1, key: 'performing-arts', name: 'Arts vivants' },
  ],
};
const texts = {
  fr: await loadNamespaces('fr', ['common', 'questions']),
  en: await loadNamespaces('en', ['common', 'questions']),
};

/** @returns the answers that were set, the newest last */
function show(question: FormQuestion, first: unknown = null, language: Language = 'fr') {
  const changes = vi.fn<(value: unknown) => void>();
  function Answered() {
    const [value, setValue] = useState(first);
    return (
      <QuestionField
        question={question}
        value={value}
        language={language}
        onChange={(next) => {
          changes(next);
          setValue(next);
        }}
      />
    );
  }
  render(
    <MemoryRouter>
      <SiteContext value={{ language, now: 0 } as Site}>
        <I18nextProvider i18n={texts[language]}>
          <QuestionReferenceContext value={reference}>
            <Answered />
          </QuestionReferenceContext>
        </I18nextProvider>
      </SiteContext>
    </MemoryRouter>,
  );
  return changes;
}

const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const asked = { id: 'q', label: { fr: 'Intitulé', en: 'Label' } } as const;

describe('a question of an application form', () => {
  it('counts what it limits: words of a long text, without breaks and blanks', () => {
    show({ ...asked, kind: 'longText', unit: 'words', max: 3 });
    type('Intitulé', ' un\n\ndeux  trois quatre ');
    expect(screen.getByText('4 sur 3 mots')).toBeTruthy();
    expect(screen.getByText('1 mot de trop.')).toBeTruthy();
  });

  it('gives an amount as decimal text, and lets it be typed as in the language', () => {
    const changes = show({ ...asked, kind: 'amount', currency: 'EUR' });
    type('Intitulé', '1 200,5');
    expect(changes).toHaveBeenLastCalledWith('1200.5');
    expect(screen.getByLabelText<HTMLInputElement>('Intitulé').value).toBe('1 200,5');
    type('Intitulé', 'beaucoup');
    expect(changes).toHaveBeenLastCalledWith('beaucoup');
  });

  it('writes a telephone number without what stands between its digits', () => {
    const changes = show({ ...asked, kind: 'phone' });
    type('Intitulé', '00221 (77) 123-45.67');
    fireEvent.blur(screen.getByLabelText('Intitulé'));
    expect(changes).toHaveBeenLastCalledWith('+221771234567');
  });

  it('takes back an answer that is not required', () => {
    const changes = show({ ...asked, kind: 'yesNo' });
    fireEvent.click(screen.getByRole('radio', { name: 'Non' }));
    expect(changes).toHaveBeenLastCalledWith(false);
    fireEvent.click(screen.getByRole('button', { name: 'Effacer ma réponse' }));
    expect(changes).toHaveBeenLastCalledWith(null);
  });

  it('gives several choices in their order', () => {
    const choices = ['a', 'b', 'c'].map((id) => ({ id, label: { fr: id.toUpperCase() } }));
    const changes = show({ ...asked, kind: 'choices', choices });
    fireEvent.click(screen.getByRole('checkbox', { name: 'C' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'A' }));
    expect(changes).toHaveBeenLastCalledWith(['a', 'c']);
    fireEvent.click(screen.getByRole('checkbox', { name: 'A' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'C' }));
    expect(changes).toHaveBeenLastCalledWith(null);
  });

  it('offers each sector below the one that contains it, by its key', () => {
    const changes = show({ ...asked, kind: 'sector' });
    const options = screen.getAllByRole<HTMLOptionElement>('option').map((each) => plain(each.text).trim());
    expect(options).toEqual(['Choisissez…', 'Arts vivants', 'Danse']);
    type('Intitulé', 'dance');
    expect(changes).toHaveBeenLastCalledWith('dance');
  });

  it('marks texts that are only there in the other language', () => {
    show({ ...asked, label: { fr: 'Intitulé' }, kind: 'shortText' }, null, 'en');
    expect(screen.getByText('Intitulé').lang).toBe('fr');
  });

  it('says what is wrong, beside the control', () => {
    render(
      <SiteContext value={{ language: 'fr', now: 0 } as Site}>
        <I18nextProvider i18n={texts.fr}>
          <QuestionField
            question={{ ...asked, kind: 'shortText', required: true }}
            value="x"
            language="fr"
            onChange={() => undefined}
            problem="Trop long."
          />
        </I18nextProvider>
      </SiteContext>,
    );
    const input = screen.getByLabelText(/^Intitulé/);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Trop long.',
    );
  });
});

describe('a table', () => {
  const budget: FormQuestion = {
    ...asked,
    kind: 'table',
    max: 3,
    balance: { amount: 'amount', side: 'side', income: 'in', expenditure: 'out' },
    columns: [
      {
        id: 'side',
        kind: 'choice',
        label: { fr: 'Nature' },
        choices: [
          { id: 'in', label: { fr: 'Recettes' } },
          { id: 'out', label: { fr: 'Dépenses' } },
        ],
      },
      { id: 'amount', kind: 'amount', currency: 'EUR', label: { fr: 'Montant' } },
      {
        id: 'which',
        kind: 'shortText',
        label: { fr: 'Précisez' },
        condition: { source: 'side', operator: 'equals', value: 'out' },
      },
    ],
  };
  const rows = [
    { id: 'a', cells: { side: 'in', amount: '1000' } },
    { id: 'b', cells: { side: 'out', amount: '900.50', which: 'Salles' } },
  ];

  it('sums both sides of a budget, says the difference, and asks a column only where it is shown', async () => {
    show(budget, rows);
    await screen.findAllByRole('group', { name: /^Ligne/ });
    expect(plain(screen.getByText('Recettes', { selector: 'dt' }).nextSibling?.textContent)).toBe(
      '1 000,00 €',
    );
    expect(plain(screen.getByText('Dépenses', { selector: 'dt' }).nextSibling?.textContent)).toBe('900,50 €');
    const difference = screen.getByText('Écart entre recettes et dépenses').nextSibling;
    expect(plain(difference?.textContent)).toBe('99,50 €');
    const [first, second] = screen.getAllByRole('group', { name: /^Ligne/ });
    expect(within(first as HTMLElement).queryByLabelText('Précisez')).toBeNull();
    expect(within(second as HTMLElement).getByLabelText<HTMLInputElement>('Précisez').value).toBe('Salles');
  });

  it('duplicates a row with an id of its own, up to its limit', async () => {
    const changes = show(budget, rows);
    fireEvent.click(await screen.findByRole('button', { name: /^Dupliquer Ligne 2/ }));
    const [, original, copy] = (changes.mock.lastCall?.[0] ?? []) as typeof rows;
    expect(copy?.cells).toEqual(original?.cells);
    expect(copy?.id).toMatch(/^[a-z][a-z0-9-]{0,39}$/);
    expect(copy?.id).not.toBe(original?.id);
    expect(screen.queryByRole('button', { name: 'Ajouter une ligne' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Dupliquer/ })).toBeNull();
  });

  it('removes a row, and restores it where it was', async () => {
    const changes = show(budget, rows);
    fireEvent.click(await screen.findByRole('button', { name: /^Retirer Ligne 1/ }));
    expect(changes).toHaveBeenLastCalledWith([rows[1]]);
    fireEvent.click(screen.getByRole('button', { name: 'Rétablir' }));
    expect(changes).toHaveBeenLastCalledWith(rows);
  });
});
