import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, data, useParams, useSearchParams } from 'react-router';
import { MemberDocument } from '../../../shared/graphql/generated/documents/member.ts';
import { Screen } from '../../components/screen/screen.tsx';
import { CardGrid } from '../../content/cards/card-grid.tsx';
import { Section } from '../../content/detail/section.tsx';
import { load } from '../../graphql/client/load.ts';
import { useRead } from '../../graphql/client/use-read.ts';
import { languageContext, useSite } from '../../lib/site.ts';
import { Confidential } from './confidential.tsx';
import { isId, readerIn, variablesOf } from './member.ts';
import { MemberAction } from './member-action.tsx';
import { Profile } from './profile.tsx';
import { PublicPageLink } from './public-page-link.tsx';
import { ReaderChoice } from './reader-choice.tsx';
import { RolesForm } from './roles-form.tsx';

export async function loader({ context, params: { id }, request }: LoaderFunctionArgs): Promise<null> {
  if (!isId(id)) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  await load(context, MemberDocument, variablesOf(id, context.get(languageContext), searchParams));
  return null;
}

/** A member, as the person who reads may see them; one’s own profile also as other readers do. */
export function Component() {
  const { t } = useTranslation('members');
  const { id } = useParams();
  const [search] = useSearchParams();
  const { language } = useSite();
  const { passerelleMember: member } = useRead(MemberDocument, variablesOf(id, language, search));
  if (!member) return null;
  const { name, job, published, confidential, isOwn, path, roles } = member;
  return (
    <Screen title={name} lead={job ?? t('lead')} action={<MemberAction member={member} />}>
      {isOwn && <ReaderChoice member={member} reader={readerIn(search)} />}
      <PublicPageLink path={path} />
      <Profile member={member} />
      <Section title={t('published')}>{published.length > 0 && <CardGrid cards={published} />}</Section>
      {confidential && <Confidential confidential={confidential} />}
      {roles && (
        <RolesForm
          member={{ name, country: member.activityCountry?.isoCode }}
          roles={roles}
          countries={member.assignableCountries}
        />
      )}
    </Screen>
  );
}
