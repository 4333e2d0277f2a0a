import definition from '../../../../forms/initiative.json' with { type: 'json' };
import { InitiativeDraftDocument } from '../../../../shared/graphql/generated/documents/initiative-draft.ts';
import { InitiativeDraftFieldsDocument } from '../../../../shared/graphql/generated/documents/initiative-draft-fields.ts';
import { ownFormScreen } from '../../../content/own-records/form/own-form-screen.tsx';
import type { FormDefinition } from '../../../lib/forms/form-definition.ts';
import { ownInitiatives } from './own-initiatives.ts';

export const { loader, Component } = ownFormScreen(ownInitiatives, {
  definition: definition as FormDefinition,
  query: InitiativeDraftDocument,
  recordIn: ({ passerelleInitiativeDraft }) => passerelleInitiativeDraft,
  fragment: InitiativeDraftFieldsDocument,
});
