import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, data, useParams } from 'react-router';
import { graphqlLanguage, type Language } from '../../../shared/config/locales.ts';
import { MemberDocument } from '../../../shared/graphql/generated/documents/member.ts';
import { RouteLink } from '../../components/ui/route-link.tsx';
import { Screen } from '../../components/screen/screen.tsx';
import { CardGrid } from '../../content/cards/card-grid.tsx';
import { Section } from '../../content/detail/section.tsx';
import { load } from '../../graphql/client/load.ts';
import { useRead } from '../../graphql/client/use-read.ts';
import { languageContext, useSite } from '../../lib/site.ts';
import { Confidential } from './confidential.tsx';
import { Profile } from './profile.tsx';
import { RolesForm } from './roles-form.tsx';

const variablesOf = (id: string | undefined, language: Language) => ({
  id: Number(id),
  language: graphqlLanguage(language),
});
const isId = (text: string | undefined): boolean => /^[1-9]\d{0,9}$/.test(text ?? '');

export async function loader({ context, params: { id } }: LoaderFunctionArgs): Promise<null> {
  if (!isId(id)) throw data(null, { status: 404 });
  await load(context, MemberDocument, variablesOf(id, context.get(languageContext)));
  return null;
}

/** A member, as the person who reads may see them. */
export function Component() {
  const { t } = useTranslation('members');
  const { id } = useParams();
  const { language } = useSite();
  const { passerelleMember: member } = useRead(MemberDocument, variablesOf(id, language));
  if (!member) return null;
  const { name, job, published, confidential, roles } = member;
  return (
    <Screen
      title={name}
      lead={job ?? t('lead')}
      action={
        member.confidential === null && (
          <RouteLink to="contactMember" parameters={{ id: String(member.id) }}>
            {t('contact.link', { name })}
          </RouteLink>
        )
      }
    >
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
