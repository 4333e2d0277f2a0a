import { useTranslation } from 'react-i18next';
import { acceptAsReviewer } from '../../../shared/config/calls/invitation-calls.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { hashParameter } from '../../../shared/forms/auth-forms.ts';
import { invitationIntents } from '../../../shared/forms/invitation-form.ts';
import { withReturn } from '../../../shared/links/return-path.ts';
import { PageForm } from '../../components/form/page-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useSite } from '../../lib/site.ts';
import {
  type Country,
  PasswordFields,
  PersonFields,
  TermsField,
  usePasswordLabels,
  usePersonLabels,
} from '../../content/person-fields/person-fields.tsx';
import { AnswerForm, type FormsProps, SignedInOnly } from './invitation-forms.tsx';
import styles from './invitation.module.css';

interface ReviewInvitationProps extends FormsProps {
  title: string;
  /** Null: the account is gone. */
  inviter: string | null;
  review: { email: string; hasAccount: boolean };
  /** For the form of people without account. */
  countries: readonly Country[];
}

/** Invitation to review the applications of a call: by one’s account, or by one that is for reviews only. */
export function ReviewInvitation({ title, inviter, review, countries, ...page }: ReviewInvitationProps) {
  const { t } = useTranslation('invitations');
  const { visit } = useSite();
  return (
    <>
      <p>{inviter === null ? t('reviewTextOfTeam', { title }) : t('reviewText', { inviter, title })}</p>
      {visit || review.hasAccount ? (
        <SignedInOnly {...page}>
          <AnswerForm viewData={page.viewData} intent="review" />
        </SignedInOnly>
      ) : (
        <GuestForm {...page} email={review.email} countries={countries} />
      )}
      <AnswerForm viewData={page.viewData} intent="refuseReviewing" />
      <p className={styles['aside']}>{t('refuseReviewingHint')}</p>
    </>
  );
}

const intent = invitationIntents.reviewAsGuest;

function GuestForm({
  viewData,
  link,
  email,
  countries,
}: FormsProps & { email: string; countries: readonly Country[] }) {
  const { t } = useTranslation(['invitations', 'auth']);
  const { language } = useSite();
  const labels = { ...usePersonLabels(), ...usePasswordLabels(), acceptTerms: t('auth:termsName') };
  return (
    <>
      <h2>{t('guestForm')}</h2>
      <p>{t('guestText', { email })}</p>
      <p className={styles['aside']}>
        {t('guestSignIn')} <a href={withReturn(pathTo('login', language), link)}>{t('signIn')}</a>
      </p>
      <PageForm
        viewData={viewData}
        action={pathTo('invitation', language)}
        intent={intent}
        name={t('guestForm')}
        summary={t('guestSummary')}
        labels={labels}
        script={{
          checks: 'complete-account',
          call: acceptAsReviewer,
          done: pathTo('ownReviews', language),
        }}
      >
        <input type="hidden" name={hashParameter} value={viewData.hash} data-sent="" />
        <p>{t('auth:requiredButPhone')}</p>
        <PersonFields viewData={viewData} intent={intent} countries={countries} />
        <PasswordFields viewData={viewData} intent={intent} />
        <TermsField viewData={viewData} intent={intent} />
        <Button>{t('guestSubmit')}</Button>
      </PageForm>
    </>
  );
}
