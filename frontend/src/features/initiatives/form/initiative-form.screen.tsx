import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import definition from '../../../../forms/initiative.json' with { type: 'json' };
import { InitiativeDraftDocument } from '../../../../shared/graphql/generated/documents/initiative-draft.ts';
import { InitiativeDraftFieldsDocument } from '../../../../shared/graphql/generated/documents/initiative-draft-fields.ts';
import { loadModerated } from '../../../content/own-records/form/load-moderated.ts';
import { ownForm } from '../../../content/own-records/form/own-form.ts';
import { OwnRecordForm } from '../../../content/own-records/form/own-record-form.tsx';
import type { FormDefinition } from '../../../lib/forms/form-definition.ts';
import { ownInitiatives } from '../own-initiatives/own-initiatives.ts';

const type = ownForm(ownInitiatives, {
  definition: definition as FormDefinition,
  query: InitiativeDraftDocument,
  recordIn: ({ passerelleInitiativeDraft }) => passerelleInitiativeDraft,
  fragment: InitiativeDraftFieldsDocument,
});

export const loader = async (args: LoaderFunctionArgs) => loadModerated(args, type);

export function Component() {
  const { t } = useTranslation('initiatives');
  const loaded = useLoaderData<typeof loader>();
  const texts = {
    new: t('form.new'),
    lead: t('form.lead'),
    proposal: t('form.proposal'),
    closed: t('form.closed'),
    back: t('form.toList'),
  };
  return <OwnRecordForm own={ownInitiatives} {...{ type, texts, loaded }} />;
}
