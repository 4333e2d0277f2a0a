import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { createProfile, mutateProfile } from '../../../../shared/config/calls/profile-calls.ts';
import { ProfileDraftDocument } from '../../../../shared/graphql/generated/documents/profile-draft.ts';
import { ProfileDraftFieldsDocument } from '../../../../shared/graphql/generated/documents/profile-draft-fields.ts';
import type {
  ProfileDraftFieldsFragment,
  ProfileDraftQuery,
} from '../../../../shared/graphql/generated/operations.ts';
import { Imported } from '../../../components/record-form/imported.tsx';
import { loadModerated } from '../../../content/own-records/form/load-moderated.ts';
import { ModeratedForm } from '../../../content/own-records/form/moderated-form.tsx';
import type { ModeratedSource, ModeratedType } from '../../../content/own-records/form/moderated-type.ts';
import { OwnTypeContext } from '../../../content/own-records/own-type.ts';
import { send } from '../../../lib/api/send.ts';
import type { FormDefinition } from '../../../lib/forms/form-definition.ts';
import type { Values } from '../../../lib/record-form/values.ts';
import { loadOwnProfile } from './load-own-profile.ts';
import { ownProfile } from './own-profile.ts';
import { useStructureRequirement } from './structure-requirement.ts';

type Offered = NonNullable<ProfileDraftQuery['passerelleProfileDraft']>;

const sourceOf = (definition: FormDefinition): ModeratedSource<ProfileDraftQuery, Offered> => ({
  definition,
  query: ProfileDraftDocument,
  recordIn: ({ passerelleProfileDraft }) => passerelleProfileDraft,
});
/** @param begun what a new profile has from the account */
const typeOf = (
  definition: FormDefinition,
  begun: Values,
): ModeratedType<ProfileDraftQuery, Offered, ProfileDraftFieldsFragment> => ({
  ...sourceOf(definition),
  fragment: ProfileDraftFieldsDocument,
  mutate: async ({ action, id, version = 0, input }, options) =>
    id === undefined
      ? send(createProfile, { action, input: { ...begun, ...input } }, options)
      : send(mutateProfile, { action, id, version, input }, options),
  submit: async (saved) => send(mutateProfile, { action: 'submit', ...saved }),
  back: 'directory',
});

const none = {};
const loadPath = async () => (await import('./path-fields.tsx')).PathFields;
const loadReadings = async () => (await import('./file-readings.tsx')).FileReadings;
const loadDocuments = async () => (await import('./cv-field.tsx')).CvField;
/** Chunks of their own: the first step has none of them. */
const layouts = {
  path: <Imported load={loadPath} props={none} />,
  documents: <Imported load={loadDocuments} props={none} />,
};
/** Readings of the files, shown mainly while the profile waits for a decision. */
const closedAddition = <Imported load={loadReadings} props={{ heading: 'h2' }} />;
const titleOf = ({ firstName, lastName }: Values): string => [firstName, lastName].filter(Boolean).join(' ');

/** The declaration of the form is a chunk of its own, and comes with the data of the screen. */
export async function loader(args: LoaderFunctionArgs) {
  const { profileDefinition: definition } = await import('./profile-definition.ts');
  const loaded = await loadOwnProfile(args, async (params) =>
    loadModerated({ context: args.context, params }, sourceOf(definition)),
  );
  return { ...loaded, definition };
}

/** One’s own profile of the directory: its form while it can be edited, else its state and what it contains. */
export function Component() {
  const { t } = useTranslation('profile');
  const loaded = useLoaderData<typeof loader>();
  const { begun, definition } = loaded;
  const requirements = useStructureRequirement();
  const type = useMemo(() => typeOf(definition, begun), [definition, begun]);
  const texts = {
    new: t('new'),
    lead: t('lead'),
    proposal: t('proposal'),
    closed: t('closed'),
    back: t('back'),
  };
  return (
    <OwnTypeContext value={ownProfile}>
      <ModeratedForm {...{ type, texts, loaded, titleOf, layouts, closedAddition, requirements }} />
    </OwnTypeContext>
  );
}
