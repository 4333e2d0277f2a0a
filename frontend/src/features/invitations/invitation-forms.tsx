import { useTranslation } from 'react-i18next';
import { PageForm } from '../../components/form/page-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { pathTo } from '../../../shared/config/routes.ts';
import { hashParameter } from '../../../shared/forms/auth-forms.ts';
import { invitationIntents, type InvitationViewData } from '../../../shared/forms/invitation-form.ts';
import { withReturn } from '../../../shared/links/return-path.ts';
import { useSite } from '../../lib/site.ts';
import styles from './invitation.module.css';

interface InvitationFormsProps {
  viewData: InvitationViewData;
  invitation: NonNullable<InvitationViewData['invitation']>;
  /** Path of this page with the link's hash, to come back to from sign-in. */
  link: string;
}

/** Who invites to what, and the two answers. Accepting needs an account, declining none. */
export function InvitationForms({ viewData, invitation, link }: InvitationFormsProps) {
  const { t } = useTranslation('invitations');
  const { language, visit } = useSite();
  const { inviter, title, name } = invitation;
  return (
    <>
      <p>{inviter === null ? t('textOfTeam', { title, name }) : t('text', { inviter, title, name })}</p>
      <p className={styles['aside']}>{t('explanation')}</p>
      {visit ? (
        <>
          <p>{t('signedInAs', { person: `${visit.firstName} ${visit.lastName}`.trim() })}</p>
          <AnswerForm viewData={viewData} answer="accept" />
        </>
      ) : (
        <>
          <p>{t('signInFirst')}</p>
          <p className={styles['ways']}>
            <Button href={withReturn(pathTo('login', language), link)}>{t('signIn')}</Button>
            <Button href={pathTo('signUp', language)} kind="secondary">
              {t('signUp')}
            </Button>
          </p>
        </>
      )}
      <AnswerForm viewData={viewData} answer="decline" />
      <p className={styles['aside']}>{t('declineHint')}</p>
    </>
  );
}

interface AnswerFormProps {
  viewData: InvitationViewData;
  answer: keyof typeof invitationIntents;
}

function AnswerForm({ viewData, answer }: AnswerFormProps) {
  const { t } = useTranslation('invitations');
  const { language } = useSite();
  const isAccept = answer === 'accept';
  return (
    <PageForm
      viewData={viewData}
      action={pathTo('invitation', language)}
      intent={invitationIntents[answer]}
      name={t(isAccept ? 'acceptForm' : 'declineForm')}
      summary={t('summary')}
      labels={{}}
    >
      <input type="hidden" name={hashParameter} value={viewData.hash} />
      <Button kind={isAccept ? 'primary' : 'secondary'}>{t(isAccept ? 'accept' : 'decline')}</Button>
    </PageForm>
  );
}
