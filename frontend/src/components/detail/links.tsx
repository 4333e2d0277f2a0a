import type { PasserelleNetwork } from '../../graphql/generated/operations.ts';
import { useDetailTexts } from './use-detail-texts.ts';
import { hostOf } from '../../lib/format.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './detail.module.css';

/** A way out of the site that names the host it leads to. Nothing for what is not a web address. */
export function ExternalLink({ url, label, strong }: { url: string; label: string; strong?: boolean }) {
  const t = useDetailTexts();
  const host = hostOf(url);
  if (!host) return null;
  return (
    <a href={url} rel="noopener external" className={strong ? styles['action'] : styles['external']}>
      <span>
        {label} <span className={styles['host']}>{t('detail.externalLink', { host })}</span>
      </span>
      <Icon name="external" />
    </a>
  );
}

export function Links({ links }: { links: { network: PasserelleNetwork; url: string }[] }) {
  const t = useDetailTexts();
  return (
    <ul className={styles['links']}>
      {links.map(({ network, url }) => (
        <li key={url}>
          <ExternalLink url={url} label={t(`network.${network}`)} />
        </li>
      ))}
    </ul>
  );
}
