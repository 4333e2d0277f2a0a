import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { type Language, otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { hashParameter } from '../../../shared/forms/auth-forms.ts';
import { emptyForm } from '../../../shared/forms/form-view-data.ts';
import { invitationIntents, type InvitationViewData } from '../../../shared/forms/invitation-form.ts';
import { languageContext, useSite, viewDataContext } from '../../lib/site.ts';
import { InvitationForms } from './invitation-forms.tsx';
import styles from './invitation.module.css';

type InvitationData = InvitationViewData & { switchPath: string };

const linkTo = (hash: string, language: Language): string => {
  const path = pathTo('invitation', language);
  return hash ? `${path}?${hashParameter}=${hash}` : path;
};
const isAnswered = (notice: string): notice is keyof typeof invitationIntents =>
  Object.hasOwn(invitationIntents, notice);

export function loader({ context }: LoaderFunctionArgs) {
  const viewData = (context.get(viewDataContext) ?? { ...emptyForm, hash: '' }) as InvitationViewData;
  const switchPath = linkTo(viewData.hash, otherLanguage(context.get(languageContext)));
  const isGone = viewData.hash !== '' && viewData.invitation === undefined;
  return data({ ...viewData, switchPath }, { status: isGone ? 410 : 200 });
}

/** The page of an invitation by mail. */
export function Component() {
  const { t } = useTranslation('invitations');
  const { language } = useSite();
  const viewData = useLoaderData<InvitationData>();
  const { hash, invitation, notice, problem } = viewData;
  if (isAnswered(notice)) {
    const isAccepted = notice === invitationIntents.accept;
    return (
      <Frame title={t(isAccepted ? 'acceptedTitle' : 'declinedTitle')}>
        <output>{t(isAccepted ? 'accepted' : 'declined')}</output>
        <p className={styles['ways']}>
          <Button href={pathTo('home', language)}>{t('home')}</Button>
        </p>
      </Frame>
    );
  }
  if (!invitation) {
    return (
      <Frame title={t('deadTitle')} hasError>
        <p role="alert">{t(hash ? 'dead' : 'incomplete')}</p>
        <p className={styles['ways']}>
          <Button href={pathTo('home', language)}>{t('home')}</Button>
        </p>
      </Frame>
    );
  }
  return (
    <Frame title={t('title')} hasError={problem !== undefined}>
      <InvitationForms viewData={viewData} invitation={invitation} link={linkTo(hash, language)} />
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
