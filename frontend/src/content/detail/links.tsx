import { useTranslation } from 'react-i18next';
import type { PasserelleNetwork } from '../../../shared/graphql/generated/operations.ts';
import { networkKeys } from '../../../shared/i18n/label-keys.ts';
import { hostOf } from '../../lib/format.ts';
import { ExternalLink } from '../../components/ui/external-link.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import styles from './detail.module.css';

interface WayOutProps {
  url: string;
  label: string;
  /** The main action of this page, rather than one link among others. */
  strong?: boolean;
}

/** A way out of the site that names the host it leads to. Nothing for what is not a web address. */
export function WayOut({ url, label, strong }: WayOutProps) {
  const { t } = useTranslation('detail');
  const host = hostOf(url);
  if (!host) return null;
  return (
    <ExternalLink href={url} className={strong ? styles['action'] : styles['external']}>
      <span>
        {label} <span className={styles['host']}>{t('externalLink', { host })}</span>
      </span>
      <Icon name="external" />
    </ExternalLink>
  );
}

/** The main action of a page, on this site. */
export const Action = ({ href, label }: { href: string; label: string }) => (
  <a href={href} className={styles['action']}>
    {label}
    <Icon name="arrow" />
  </a>
);

export function Links({ links }: { links: { network: PasserelleNetwork; url: string }[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles['links']}>
      {links.map(({ network, url }) => (
        <li key={url}>
          <WayOut url={url} label={t(networkKeys[network])} />
        </li>
      ))}
    </ul>
  );
}
