import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import definition from '../../../../forms/supported_projects.json' with { type: 'json' };
import { ProjectDraftDocument } from '../../../../shared/graphql/generated/documents/project-draft.ts';
import { ProjectDraftFieldsDocument } from '../../../../shared/graphql/generated/documents/project-draft-fields.ts';
import { loadModerated } from '../../../content/own-records/form/load-moderated.ts';
import { ownForm } from '../../../content/own-records/form/own-form.ts';
import { OwnRecordForm } from '../../../content/own-records/form/own-record-form.tsx';
import type { FormDefinition } from '../../../lib/forms/form-definition.ts';
import { ownProjects } from './own-projects.ts';

const type = ownForm(ownProjects, {
  definition: definition as FormDefinition,
  // Those who may save it do so in WordPress, where they also publish it.
  modes: ['propose'],
  query: ProjectDraftDocument,
  recordIn: ({ passerelleProjectDraft }) => passerelleProjectDraft,
  fragment: ProjectDraftFieldsDocument,
});

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
