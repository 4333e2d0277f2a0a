// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import type { RecordFieldProps } from '../../components/record-form/record-form-context.ts';
import { openWorkspace } from '../../testing/open-workspace.tsx';
import { sampleReference } from '../../testing/sample-draft.ts';
import { workspaceServer } from '../../testing/workspace-server.ts';

const rendered = vi.hoisted(() => new Set<string>());

/** The field, whose renders are counted. */
const counted = vi.hoisted(
  () => (Field: (props: RecordFieldProps) => React.ReactNode) => (props: RecordFieldProps) => {
    rendered.add(props.path);
    return Field(props);
  },
);

vi.mock(import('../../components/record-form/fields/text-field.tsx'), async (original) => {
  const { TextField } = await original();
  return { TextField: counted(TextField) as typeof TextField };
});
vi.mock(import('../../components/record-form/fields/long-text-field.tsx'), async (original) => {
  const { LongTextField } = await original();
  return { LongTextField: counted(LongTextField) as typeof LongTextField };
});

workspaceServer({ data: () => ({ passerelleReference: sampleReference, passerelleOwnRecord: null }) });

beforeEach(() => rendered.clear());

/** The first change marks the form as unsaved. */
async function changeFirst(field: HTMLElement): Promise<void> {
  fireEvent.change(field, { target: { value: 'A' } });
  await waitFor(() => expect(document.querySelector('[data-status="unsaved"]')).not.toBeNull());
  rendered.clear();
}

it('a key renders the field that is typed into, and no other', async () => {
  await openWorkspace(pathTo('newInitiative', 'fr'));
  const title = await screen.findByLabelText<HTMLInputElement>(/^Titre/);
  await waitFor(() => expect(title.readOnly).toBe(false));
  expect(rendered).toEqual(new Set(['title', 'subtitle', 'ambition', 'localContext']));

  await changeFirst(title);
  fireEvent.change(title, { target: { value: 'At' } });

  await waitFor(() => expect(title.value).toBe('At'));
  expect(rendered).toEqual(new Set(['title']));
});

it('a key renders the field of the row that is typed into, and no other of the rows', async () => {
  await openWorkspace(`${pathTo('newInitiative', 'fr')}#actions`);
  const add = await screen.findByRole('button', { name: 'Ajouter une action' });
  fireEvent.click(add);
  fireEvent.click(add);
  const cells = ['actions.0.name', 'actions.0.description', 'actions.1.name', 'actions.1.description'];
  expect(rendered).toEqual(new Set(cells));
  const [name] = screen.getAllByLabelText<HTMLInputElement>(/^Nom/);
  if (!name) throw new Error('No row');

  await changeFirst(name);
  fireEvent.change(name, { target: { value: 'At' } });

  await waitFor(() => expect(name.value).toBe('At'));
  expect(rendered).toEqual(new Set(['actions.0.name']));
  // Values of other cells stay as they are.
  const [, second] = screen.getAllByLabelText<HTMLInputElement>(/^Nom/);
  fireEvent.change(second as HTMLInputElement, { target: { value: 'B' } });
  await waitFor(() => expect(second?.value).toBe('B'));
  expect(name.value).toBe('At');
});
