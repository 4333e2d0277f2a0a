import definition from '../../../../forms/resource.json' with { type: 'json' };
import { ResourceDraftDocument } from '../../../../shared/graphql/generated/documents/resource-draft.ts';
import { ResourceDraftFieldsDocument } from '../../../../shared/graphql/generated/documents/resource-draft-fields.ts';
import { ownFormScreen } from '../../../content/own-records/form/own-form-screen.tsx';
import type { FormDefinition } from '../../../lib/forms/form-definition.ts';
import { ownResources } from './own-resources.ts';

export const { loader, Component } = ownFormScreen(ownResources, {
  definition: definition as FormDefinition,
  query: ResourceDraftDocument,
  recordIn: ({ passerelleResourceDraft }) => passerelleResourceDraft,
  fragment: ResourceDraftFieldsDocument,
});
