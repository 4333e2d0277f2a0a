// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FormColumn, FormDocument } from '../../../shared/application-form/form-document.ts';
import { formAddress, FormServer } from '../../testing/form-server.ts';
import { openWorkspace } from '../../testing/open-workspace.tsx';

let server: FormServer;
beforeEach(() => {
  server = new FormServer();
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const both = (text: string) => ({ fr: text, en: text });
const sides = (id: string, label: string, choices: readonly string[]): FormColumn => ({
  id,
  kind: 'choice',
  label: both(label),
  required: true,
  choices: choices.map((choice) => ({ id: choice, label: both(choice) })),
});
const columns: readonly FormColumn[] = [
  sides('side', 'Nature', ['dépense', 'recette', 'don']),
  { id: 'cost', kind: 'amount', currency: 'EUR', label: both('Coût') },
  { id: 'hours', kind: 'number', label: both('Heures') },
  sides('who', 'Qui', ['nous', 'eux']),
];
const formOf = (listed: readonly FormColumn[]): FormDocument => ({
  format: 1,
  sections: [
    {
      id: 's',
      label: both('Budget'),
      questions: [{ id: 'table', kind: 'table', label: both('Tableau'), columns: listed }],
    },
  ],
});

const balance = 'Le total des recettes doit être égal à celui des dépenses';
const list = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
const options = (name: string) => [...list(name).options].map(({ text }) => text);
const choose = (name: string, value: string) => fireEvent.change(list(name), { target: { value } });
const saved = () => {
  const [question] = server.saved.sections[0]?.questions ?? [];
  return question?.kind === 'table' ? question.balance : undefined;
};

async function open(listed: readonly FormColumn[]): Promise<HTMLInputElement> {
  server.document = formOf(listed);
  await openWorkspace(formAddress, ['edit_call_for_applications']);
  fireEvent.click(await screen.findByRole('button', { name: '1. Tableau' }));
  return screen.findByLabelText<HTMLInputElement>(new RegExp(`^${balance}`));
}

it('a table that a manager has composed is balanced by the columns and choices that they choose', async () => {
  fireEvent.click(await open(columns));
  await waitFor(() =>
    expect(saved()).toEqual({ amount: 'cost', side: 'side', income: 'dépense', expenditure: 'recette' }),
  );
  expect(options('Colonne à additionner')).toEqual(['Coût', 'Heures']);
  expect(options('Choix qui désigne une recette')).toEqual(['dépense', 'recette', 'don']);
  choose('Choix qui désigne une recette', 'recette');
  choose('Choix qui désigne une dépense', 'dépense');
  choose('Colonne à additionner', 'hours');
  await waitFor(() =>
    expect(saved()).toEqual({ amount: 'hours', side: 'side', income: 'recette', expenditure: 'dépense' }),
  );
  choose('Colonne qui dit de quoi il s’agit', 'who');
  await waitFor(() =>
    expect(saved()).toEqual({ amount: 'hours', side: 'who', income: 'nous', expenditure: 'eux' }),
  );
  fireEvent.click(screen.getByLabelText(new RegExp(`^${balance}`)));
  await waitFor(() => expect(saved()).toBeUndefined());
});

it('a table without such columns can’t be balanced', async () => {
  const [side, cost] = columns;
  const optional = { ...side, required: false } as FormColumn;
  expect((await open([optional, cost as FormColumn])).disabled).toBe(true);
  expect(screen.queryByLabelText('Colonne à additionner')).toBeNull();
});

it('a balance whose column is gone is to be chosen again', async () => {
  await open(columns);
  fireEvent.click(screen.getByLabelText(new RegExp(`^${balance}`)));
  fireEvent.click(screen.getByRole('button', { name: /^Coût/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Retirer Colonne 2' }));
  await waitFor(() => expect(list('Colonne à additionner').value).toBe(''));
  expect(options('Colonne à additionner')).toEqual(['À choisir', 'Heures']);
  choose('Colonne à additionner', 'hours');
  await waitFor(() => expect(saved()?.amount).toBe('hours'));
});
