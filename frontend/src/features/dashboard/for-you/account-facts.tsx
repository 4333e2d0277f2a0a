import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import type { useMember } from '../../../lib/use-member.ts';
import styles from './for-you.module.css';

const roleKeys = {
  beneficiaire: 'forYou.role_beneficiaire',
  operateur: 'forYou.role_operateur',
  moderateur: 'forYou.role_moderateur',
  editor: 'forYou.role_editor',
  administrator: 'forYou.role_administrator',
  super_administrateur: 'forYou.role_super_administrateur',
} as const;

/** Who the platform takes one for. */
export function AccountFacts({ member }: { member: ReturnType<typeof useMember> }) {
  const { t } = useTranslation('dashboard');
  const held = new Set(member.roles.map(({ name }) => name));
  const roles = Object.entries(roleKeys).flatMap(([role, key]) => (held.has(role) ? [t(key)] : []));
  const name = `${member.firstName} ${member.lastName}`.trim();
  const facts = [
    ...(name ? [[t('forYou.name'), name]] : []),
    [t('forYou.email'), member.email],
    [t('forYou.roles'), roles.join(', ') || t('forYou.noRole')],
  ];
  return (
    <section aria-labelledby="account" className={styles['section']}>
      <h2 id="account">{t('forYou.accountTitle')}</h2>
      <dl className={styles['facts']}>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p>
        <RouteLink to="settings">{t('forYou.toSettings')}</RouteLink>
      </p>
    </section>
  );
}
