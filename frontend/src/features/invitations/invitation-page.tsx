import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { graphqlLanguage, type Language, otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { hashParameter } from '../../../shared/forms/auth-forms.ts';
import { emptyForm } from '../../../shared/forms/form-view-data.ts';
import {
  type InvitationIntent,
  invitationIntents,
  type InvitationViewData,
} from '../../../shared/forms/invitation-form.ts';
import { CountriesOperation } from '../../../shared/graphql/generated/operations.ts';
import { languageContext, queryContext, useSite, viewDataContext } from '../../lib/site.ts';
import type { Country } from '../../content/person-fields/person-fields.tsx';
import { InvitationForms, OfferForms } from './invitation-forms.tsx';
import { ReviewInvitation } from './review-invitation.tsx';
import styles from './invitation.module.css';

type InvitationData = InvitationViewData & { countries: readonly Country[]; switchPath: string };

const linkTo = (hash: string, language: Language): string => {
  const path = pathTo('invitation', language);
  return hash ? `${path}?${hashParameter}=${hash}` : path;
};
const isAnswered = (notice: string): notice is InvitationIntent => Object.hasOwn(invitationIntents, notice);

const done = {
  accept: { title: 'acceptedTitle', text: 'accepted', next: 'home' },
  decline: { title: 'declinedTitle', text: 'declined', next: 'home' },
  join: { title: 'acceptedTitle', text: 'joined', next: 'structures' },
  refuse: { title: 'declinedTitle', text: 'refused', next: 'home' },
  coWrite: { title: 'acceptedTitle', text: 'coWrites', next: 'ownApplications' },
  refuseCoWriting: { title: 'declinedTitle', text: 'coWritingRefused', next: 'home' },
  review: { title: 'acceptedTitle', text: 'reviews', next: 'ownReviews' },
  reviewAsGuest: { title: 'acceptedTitle', text: 'reviews', next: 'ownReviews' },
  refuseReviewing: { title: 'declinedTitle', text: 'reviewingRefused', next: 'home' },
  acceptTransfer: { title: 'acceptedTitle', text: 'transferred', next: 'structures' },
  refuseTransfer: { title: 'declinedTitle', text: 'transferRefused', next: 'structures' },
} as const satisfies Record<
  InvitationIntent,
  {
    title: ParseKeys<'invitations'>;
    text: ParseKeys<'invitations'>;
    next: 'home' | 'ownApplications' | 'ownReviews' | 'structures';
  }
>;

export async function loader({ context }: LoaderFunctionArgs) {
  const viewData = (context.get(viewDataContext) ?? { ...emptyForm, hash: '' }) as InvitationViewData;
  const language = context.get(languageContext);
  const switchPath = linkTo(viewData.hash, otherLanguage(language));
  const { passerelleReference } = isForGuests(viewData)
    ? await context.get(queryContext)(CountriesOperation, { language: graphqlLanguage(language) })
    : { passerelleReference: { countries: [] } };
  const isGone = viewData.hash !== '' && !viewData.invitation && !viewData.offer;
  return data(
    { ...viewData, countries: passerelleReference.countries, switchPath },
    { status: isGone ? 410 : 200 },
  );
}

/** Whether the page has the form by which people without account accept. */
const isForGuests = ({ invitation }: InvitationViewData): boolean => invitation?.review?.hasAccount === false;

/** The page of an invitation by mail. */
export function Component() {
  const { t } = useTranslation('invitations');
  const { language } = useSite();
  const viewData = useLoaderData<InvitationData>();
  const { hash, invitation, offer, notice, problem } = viewData;
  if (isAnswered(notice)) {
    const { title, text, next } = done[notice];
    return (
      <Frame title={t(title)}>
        <output>{t(text)}</output>
        <p className={styles['ways']}>
          <Button href={pathTo(next, language)}>{t(next)}</Button>
        </p>
      </Frame>
    );
  }
  const link = linkTo(hash, language);
  if (offer) {
    return (
      <Frame title={t('offerTitle')} hasError={problem !== undefined}>
        <OfferForms viewData={viewData} offer={offer} link={link} />
      </Frame>
    );
  }
  if (!invitation) {
    return (
      <Frame title={t('deadTitle')} hasError>
        <p role="alert">{t(hash ? 'dead' : 'incomplete')}</p>
        {hash && <p>{t('askAgain')}</p>}
        <p className={styles['ways']}>
          <Button href={pathTo('home', language)}>{t('home')}</Button>
          {hash && (
            <Button href={pathTo('structures', language)} kind="secondary">
              {t('join')}
            </Button>
          )}
        </p>
      </Frame>
    );
  }
  return (
    <Frame title={t('title')} hasError={problem !== undefined}>
      {invitation.review ? (
        <ReviewInvitation
          viewData={viewData}
          title={invitation.title}
          inviter={invitation.inviter}
          review={invitation.review}
          countries={viewData.countries}
          link={link}
        />
      ) : (
        <InvitationForms viewData={viewData} invitation={invitation} link={link} />
      )}
    </Frame>
  );
}

function Frame({
  title,
  hasError = false,
  children,
}: {
  title: string;
  hasError?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('form');
  const { language } = useSite();
  return (
    <>
      <Meta
        title={hasError ? `${t('errorPrefix')} ${title}` : title}
        path={pathTo('invitation', language)}
        indexed={false}
      />
      <PageHeader title={title} />
      <div className={styles['page']}>{children}</div>
    </>
  );
}
