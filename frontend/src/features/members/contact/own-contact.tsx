import { useTranslation } from 'react-i18next';
import type { MemberContactQuery } from '../../../../shared/graphql/generated/operations.ts';
import { asReader } from '../../../../shared/links/profile-reader.ts';
import { Screen } from '../../../components/screen/screen.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import styles from './contact.module.css';

interface OwnContactProps {
  member: Pick<NonNullable<MemberContactQuery['passerelleMemberContact']>, 'acceptsContact' | 'id' | 'name'>;
}

/** Replaces the form for members who come from their own public page, since they cannot write to themselves. */
export function OwnContact({ member: { acceptsContact, id, name } }: OwnContactProps) {
  const { t } = useTranslation('members');
  return (
    <Screen title={name} lead={t('lead')}>
      <p className={styles['closed']}>{t(acceptsContact ? 'contact.own' : 'contact.ownClosed')}</p>
      <p>
        <RouteLink to="profileForm">{t('edit')}</RouteLink>
      </p>
      <p>
        <RouteLink to="member" parameters={{ id: String(id) }} suffix={asReader('member')}>
          {t('contact.seeAs')}
        </RouteLink>
      </p>
    </Screen>
  );
}
