import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { mutateProject } from '../../../../shared/config/calls/project-calls.ts';
import { ProjectDraftDocument } from '../../../../shared/graphql/generated/documents/project-draft.ts';
import { ProjectDraftFieldsDocument } from '../../../../shared/graphql/generated/documents/project-draft-fields.ts';
import type {
  ProjectDraftFieldsFragment,
  ProjectDraftQuery,
} from '../../../../shared/graphql/generated/operations.ts';
import { loadModerated } from '../../../content/own-records/form/load-moderated.ts';
import type { ModeratedType } from '../../../content/own-records/form/moderated-type.ts';
import { OwnRecordForm } from '../../../content/own-records/form/own-record-form.tsx';
import { send } from '../../../lib/api/send.ts';
import { ownProjects } from './own-projects.ts';
import { projectDefinition } from './project-definition.ts';

type Offered = NonNullable<ProjectDraftQuery['passerelleProjectDraft']>;

const type: ModeratedType<ProjectDraftQuery, Offered, ProjectDraftFieldsFragment> = {
  definition: projectDefinition,
  // Those who may save it do so in WordPress, where they also publish it.
  modes: ['propose'],
  query: ProjectDraftDocument,
  recordIn: ({ passerelleProjectDraft }) => passerelleProjectDraft,
  fragment: ProjectDraftFieldsDocument,
  mutate: async (action, body, options) => send(mutateProject, { action, ...body }, options),
  submit: async () => ({ kind: 'done', data: undefined }),
  after: 'ownProjects',
  back: 'ownProjects',
};

export const loader = async (args: LoaderFunctionArgs) => loadModerated(args, type);

export function Component() {
  const { t } = useTranslation('ownProjects');
  const loaded = useLoaderData<typeof loader>();
  const texts = {
    new: t('form.untitled'),
    lead: t('form.proposal'),
    proposal: t('form.proposal'),
    closed: t('form.closed'),
    back: t('form.toList'),
  };
  return <OwnRecordForm own={ownProjects} {...{ type, texts, loaded }} />;
}
