// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FormQuestion } from '../../../shared/application-form/form-document.ts';
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

async function open(question: object): Promise<HTMLSelectElement | null> {
  const label = { fr: 'Question', en: 'Question' };
  const asked = { id: 'q', label, ...question } as FormQuestion;
  server.document = { format: 1, sections: [{ id: 's', label, questions: [asked] }] };
  await openWorkspace(formAddress, ['edit_call_for_applications']);
  fireEvent.click(await screen.findByRole('button', { name: '1. Question' }));
  await screen.findByLabelText('Réponse obligatoire');
  return screen.queryByLabelText<HTMLSelectElement>(/^Champ commun/);
}
const optionsOf = (list: HTMLSelectElement | null) => [...(list?.options ?? [])].map(({ text }) => text);
const saved = () => server.saved.sections[0]?.questions[0]?.commonField;

it('a question is named as one of the common fields that fit its kind, or as none', async () => {
  const list = await open({ kind: 'date' });
  expect(optionsOf(list)).toEqual(['Aucun', 'Début du projet', 'Fin du projet']);
  if (list) fireEvent.change(list, { target: { value: 'projectTimeline.endDate' } });
  await waitFor(() => expect(saved()).toBe('projectTimeline.endDate'));
  if (list) fireEvent.change(list, { target: { value: '' } });
  await waitFor(() => expect(saved()).toBeUndefined());
});

it('what profiles say has common fields of its own', async () => {
  const list = await open({ kind: 'profileValue', source: 'structure.name' });
  expect(optionsOf(list)).toEqual(['Aucun', 'Structure\u00a0: nom']);
});

it('a common field that does not fit is still named, to be changed', async () => {
  const list = await open({ kind: 'email', commonField: 'title' });
  expect(optionsOf(list)).toContain('Titre du projet');
  expect(list?.value).toBe('title');
});

it('other kinds have none', async () => {
  expect(await open({ kind: 'phone' })).toBeNull();
});
