import { useTranslation } from 'react-i18next';
import { ExternalLink } from '../../components/ui/external-link.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import type { HomeQuery } from '../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../lib/site.ts';
import styles from './partners.module.css';

type Partner = HomeQuery['passerelleHome']['partners'][number];

/** Partners of the platform. Logos are beside their names, so their alternative text is empty. */
export function Partners({ partners }: { partners: Partner[] }) {
  const { t } = useTranslation('home');
  if (partners.length === 0) return null;
  return (
    <section aria-labelledby="home-partners" className={styles['partners']}>
      <h2 id="home-partners">{t('partners')}</h2>
      <ul>
        {partners.map((partner) => (
          <li key={partner.name}>
            {partner.url ? (
              <ExternalLink href={partner.url} className={styles['partner']}>
                <Sign partner={partner} />
              </ExternalLink>
            ) : (
              <span className={styles['partner']}>
                <Sign partner={partner} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sign({ partner: { logo, name } }: { partner: Partner }) {
  const { dataLight } = useSite();
  return (
    <>
      {logo && !dataLight && <Picture image={logo} sizes="72px" className={styles['logo']} decorative />}
      <span>{name}</span>
    </>
  );
}
