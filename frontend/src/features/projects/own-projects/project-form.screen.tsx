import definition from '../../../../forms/supported_projects.json' with { type: 'json' };
import { ProjectDraftDocument } from '../../../../shared/graphql/generated/documents/project-draft.ts';
import { ProjectDraftFieldsDocument } from '../../../../shared/graphql/generated/documents/project-draft-fields.ts';
import { ownFormScreen } from '../../../content/own-records/form/own-form-screen.tsx';
import type { FormDefinition } from '../../../lib/forms/form-definition.ts';
import { ownProjects } from './own-projects.ts';

export const { loader, Component } = ownFormScreen(ownProjects, {
  definition: definition as FormDefinition,
  // Those who may save it do so in WordPress, where they also publish it.
  modes: ['propose'],
  query: ProjectDraftDocument,
  recordIn: ({ passerelleProjectDraft }) => passerelleProjectDraft,
  fragment: ProjectDraftFieldsDocument,
});
