import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageForm } from '../../components/form/page-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { pathTo } from '../../../shared/config/routes.ts';
import { hashParameter } from '../../../shared/forms/auth-forms.ts';
import {
  type InvitationIntent,
  invitationIntents,
  type InvitationViewData,
} from '../../../shared/forms/invitation-form.ts';
import { withReturn } from '../../../shared/links/return-path.ts';
import { useSite } from '../../lib/site.ts';
import styles from './invitation.module.css';

type Key = ParseKeys<'invitations'>;
type Invitation = NonNullable<InvitationViewData['invitation']>;
type Offer = NonNullable<InvitationViewData['offer']>;

export interface FormsProps {
  viewData: InvitationViewData;
  /** Path of this page with the link's hash, to come back to from sign-in and sign-up. */
  link: string;
}

const roleKeys = {
  owner: 'roles.owner',
  member: 'roles.member',
  guest: 'roles.guest',
} as const satisfies Record<NonNullable<Invitation['role']>, Key>;

const coWriterRoleKeys = {
  read: 'coWriterRoles.read',
  edit: 'coWriterRoles.edit',
} as const satisfies Record<NonNullable<Invitation['coWriterRole']>, Key>;

/** Invitation with its two answers: who invites to what. Accepting needs an account, declining does not. */
export function InvitationForms({ invitation, ...page }: FormsProps & { invitation: Invitation }) {
  const { t } = useTranslation('invitations');
  const { inviter, title, name, role, coWriterRole } = invitation;
  if (coWriterRole) {
    return (
      <>
        <p>
          {inviter === null ? t('coWriteTextOfTeam', { title }) : t('coWriteText', { inviter, title })}{' '}
          {t(coWriterRoleKeys[coWriterRole])}
        </p>
        <p className={styles['aside']}>{t('coWriteExplanation')}</p>
        <SignedInOnly {...page}>
          <AnswerForm viewData={page.viewData} intent="coWrite" />
        </SignedInOnly>
        <AnswerForm viewData={page.viewData} intent="refuseCoWriting" />
        <p className={styles['aside']}>{t('refuseCoWritingHint')}</p>
      </>
    );
  }
  if (role) {
    return (
      <>
        <p>
          {inviter === null ? t('joinTextOfTeam', { title }) : t('joinText', { inviter, title })}{' '}
          {t(roleKeys[role])}
        </p>
        <p className={styles['aside']}>{t('joinExplanation')}</p>
        <SignedInOnly {...page}>
          <AnswerForm viewData={page.viewData} intent="join" />
        </SignedInOnly>
        <AnswerForm viewData={page.viewData} intent="refuse" />
        <p className={styles['aside']}>{t('refuseHint')}</p>
      </>
    );
  }
  return (
    <>
      <p>{inviter === null ? t('textOfTeam', { title, name }) : t('text', { inviter, title, name })}</p>
      <p className={styles['aside']}>{t('explanation')}</p>
      <SignedInOnly {...page}>
        <AnswerForm viewData={page.viewData} intent="accept" />
      </SignedInOnly>
      <AnswerForm viewData={page.viewData} intent="decline" />
      <p className={styles['aside']}>{t('declineHint')}</p>
    </>
  );
}

/** Offer of an ownership: who offers what. Only the account that it is offered to can answer. */
export function OfferForms({ offer, ...page }: FormsProps & { offer: Offer }) {
  const { t } = useTranslation('invitations');
  const { visit } = useSite();
  const { owner, title, isForViewer } = offer;
  return (
    <>
      <p>{owner === null ? t('offerTextOfTeam', { title }) : t('offerText', { owner, title })}</p>
      <p className={styles['aside']}>{t('offerExplanation')}</p>
      {visit && !isForViewer ? (
        <p role="alert">{t('offerOfAnother')}</p>
      ) : (
        <SignedInOnly {...page}>
          <AnswerForm viewData={page.viewData} intent="acceptTransfer" />
          <AnswerForm viewData={page.viewData} intent="refuseTransfer" />
        </SignedInOnly>
      )}
    </>
  );
}

/** Visitors sign in or sign up first, and come back. */
export function SignedInOnly({ link, children }: FormsProps & { children: ReactNode }) {
  const { t } = useTranslation('invitations');
  const { language, visit } = useSite();
  if (visit) {
    return (
      <>
        <p>{t('signedInAs', { person: `${visit.firstName} ${visit.lastName}`.trim() })}</p>
        {children}
      </>
    );
  }
  return (
    <>
      <p>{t('signInFirst')}</p>
      <p className={styles['ways']}>
        <Button href={withReturn(pathTo('login', language), link)}>{t('signIn')}</Button>
        <Button href={withReturn(pathTo('signUp', language), link)} kind="secondary">
          {t('signUp')}
        </Button>
      </p>
    </>
  );
}

const buttons = {
  accept: { form: 'acceptForm', label: 'accept', kind: 'primary' },
  decline: { form: 'declineForm', label: 'decline', kind: 'secondary' },
  join: { form: 'acceptForm', label: 'accept', kind: 'primary' },
  refuse: { form: 'declineForm', label: 'decline', kind: 'secondary' },
  coWrite: { form: 'acceptForm', label: 'accept', kind: 'primary' },
  refuseCoWriting: { form: 'declineForm', label: 'decline', kind: 'secondary' },
  review: { form: 'acceptForm', label: 'accept', kind: 'primary' },
  reviewAsGuest: { form: 'guestForm', label: 'guestSubmit', kind: 'primary' },
  refuseReviewing: { form: 'declineForm', label: 'decline', kind: 'secondary' },
  acceptTransfer: { form: 'acceptOfferForm', label: 'accept', kind: 'primary' },
  refuseTransfer: { form: 'declineOfferForm', label: 'decline', kind: 'secondary' },
} as const satisfies Record<InvitationIntent, { form: Key; label: Key; kind: 'primary' | 'secondary' }>;

interface AnswerFormProps {
  viewData: InvitationViewData;
  intent: InvitationIntent;
}

export function AnswerForm({ viewData, intent }: AnswerFormProps) {
  const { t } = useTranslation('invitations');
  const { language } = useSite();
  const { form, label, kind } = buttons[intent];
  return (
    <PageForm
      viewData={viewData}
      action={pathTo('invitation', language)}
      intent={invitationIntents[intent]}
      name={t(form)}
      summary={t('summary')}
      labels={{}}
    >
      <input type="hidden" name={hashParameter} value={viewData.hash} />
      <Button kind={kind}>{t(label)}</Button>
    </PageForm>
  );
}
