import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../components/ui/route-link.tsx';
import type { Member } from './member.ts';
import styles from './member.module.css';

/** Main action of the profile: editing one's own, writing to another person, or else blocking or reporting them. */
export function MemberAction({ member }: { member: Member }) {
  const { t } = useTranslation('members');
  const { acceptsContact, id, isOwn, name, path } = member;
  if (isOwn) {
    return (
      <RouteLink to="profileForm" className={styles['action']}>
        {t('edit')}
      </RouteLink>
    );
  }
  if (path === null) return null;
  return (
    <RouteLink to="contactMember" parameters={{ id: String(id) }} className={styles['action']}>
      {acceptsContact ? t('contact.link', { name }) : t('contact.other', { name })}
    </RouteLink>
  );
}
