import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../shared/config/routes.ts';
import { pageParameter } from '../../../shared/forms/contact-form.ts';
import { withParameters } from '../../../shared/links/with-parameters.ts';
import { useSite } from '../../lib/site.ts';
import { ExternalLink } from '../../components/ui/external-link.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import styles from './share.module.css';

interface ShareProps {
  title: string;
  /** The page's own path. */
  path: string;
}

/** Share links; nothing is loaded from their sites before a click. */
const networks = (url: string, title: string): { name: string; href: string }[] => [
  { name: 'WhatsApp', href: withParameters('https://wa.me/', { text: `${title} ${url}` }) },
  { name: 'LinkedIn', href: withParameters('https://www.linkedin.com/sharing/share-offsite/', { url }) },
  { name: 'Facebook', href: withParameters('https://www.facebook.com/sharer/sharer.php', { u: url }) },
];

/** `mailto:` wants %20 for a space, not a plus. */
const mailTo = (subject: string, body: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

/** Share options as plain links; a script adds the device's share sheet and copying. */
export function Share({ title, path }: ShareProps) {
  const { t } = useTranslation('detail');
  const { origin, language } = useSite();
  const url = origin + path;
  return (
    <section className={styles['share']} aria-labelledby="share">
      <h2 id="share">{t('share')}</h2>
      <ul className={styles['ways']}>
        <li hidden>
          <button type="button" data-share={title} data-url={url}>
            <Icon name="arrow" />
            {t('shareNatively')}
          </button>
        </li>
        <li>
          <a href={mailTo(title, `${title}\n${url}`)}>{t('shareByMail')}</a>
        </li>
        {networks(url, title).map(({ name, href }) => (
          <li key={name}>
            <ExternalLink href={href}>{name}</ExternalLink>
          </li>
        ))}
      </ul>
      <div className={styles['address']}>
        <label htmlFor="page-address">{t('pageAddress')}</label>
        <input id="page-address" type="url" readOnly value={url} />
        <button type="button" hidden data-copy={url} data-copied={t('copied')}>
          {t('copyAddress')}
        </button>
      </div>
      <p className={styles['report']}>
        <a href={withParameters(pathTo('contact', language), { [pageParameter]: path })}>{t('report')}</a>
      </p>
    </section>
  );
}
