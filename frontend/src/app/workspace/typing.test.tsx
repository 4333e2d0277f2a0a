// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import type * as textField from '../../components/record-form/fields/text-field.tsx';
import { openWorkspace } from '../../testing/open-workspace.tsx';
import { sampleReference } from '../../testing/sample-draft.ts';
import { workspaceServer } from '../../testing/workspace-server.ts';

const rendered = vi.hoisted(() => new Set<string>());

vi.mock(import('../../components/record-form/fields/text-field.tsx'), async (original) => {
  const { TextField } = await original();
  return {
    TextField: (props: Parameters<typeof textField.TextField>[0]) => {
      rendered.add(props.field.key);
      return TextField(props);
    },
  };
});

workspaceServer({ data: () => ({ passerelleReference: sampleReference, passerelleOwnRecord: null }) });

it('a key renders the field that is typed into, and no other', async () => {
  await openWorkspace(pathTo('newInitiative', 'fr'));
  const title = await screen.findByLabelText<HTMLInputElement>(/^Titre/);
  await waitFor(() => expect(title.readOnly).toBe(false));
  expect(rendered).toEqual(new Set(['title', 'subtitle']));

  // The first change marks the form as unsaved.
  fireEvent.change(title, { target: { value: 'A' } });
  await waitFor(() => expect(document.querySelector('[data-status="unsaved"]')).not.toBeNull());
  rendered.clear();
  fireEvent.change(title, { target: { value: 'At' } });

  await waitFor(() => expect(title.value).toBe('At'));
  expect(rendered).toEqual(new Set(['title']));
});
