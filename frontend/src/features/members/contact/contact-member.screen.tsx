import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, data, useParams } from 'react-router';
import { pathTo } from '../../../../shared/config/routes.ts';
import { MemberContactDocument } from '../../../../shared/graphql/generated/documents/member-contact.ts';
import { Screen } from '../../../components/screen/screen.tsx';
import { load } from '../../../graphql/client/load.ts';
import { useRead } from '../../../graphql/client/use-read.ts';
import { useSite } from '../../../lib/site.ts';
import { isId } from '../member.ts';
import { BlockMember } from './block-member.tsx';
import styles from './contact.module.css';
import { MessageForm } from './message-form.tsx';
import { OwnContact } from './own-contact.tsx';
import { ReportForm } from './report-form.tsx';

export async function loader({ context, params: { id } }: LoaderFunctionArgs): Promise<null> {
  if (!isId(id)) throw data(null, { status: 404 });
  await load(context, MemberContactDocument, { id: Number(id) });
  return null;
}

/** Writing to a member, who may also be blocked or reported here. */
export function Component() {
  const { t } = useTranslation('members');
  const { language } = useSite();
  const { id } = useParams();
  const { passerelleMemberContact: member } = useRead(MemberContactDocument, { id: Number(id) });
  if (!member) return null;
  const { name, acceptsContact, hasProfile, isBlocked, isOwn, mayReply } = member;
  if (isOwn) return <OwnContact member={member} />;
  // A member who has written may be answered, even if they accept no messages.
  const isOpen = acceptsContact || mayReply;
  const canWrite = isOpen && hasProfile;
  return (
    <Screen title={t('contact.title', { name })} lead={canWrite ? t('contact.lead') : undefined}>
      <div className={styles['contact']}>
        {canWrite && <MessageForm memberId={member.id} />}
        {!isOpen && <p className={styles['closed']}>{t('contact.closed', { name })}</p>}
        {isOpen && !hasProfile && (
          <p className={styles['closed']}>
            {t('contact.noProfile')} <a href={pathTo('noProfile', language)}>{t('contact.toProfile')}</a>
          </p>
        )}
        <BlockMember memberId={member.id} name={name} isBlocked={isBlocked} />
        <ReportForm memberId={member.id} name={name} />
      </div>
    </Screen>
  );
}
