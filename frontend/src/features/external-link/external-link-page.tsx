import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { pathTo, routes } from '../../../shared/config/routes.ts';
import { viewDataContext, useSite } from '../../lib/site.ts';
import type { ExternalLinkViewData } from '../../../shared/pages/external-link-page.ts';
import styles from './external-link.module.css';

export function loader({ context }: LoaderFunctionArgs) {
  const link = context.get(viewDataContext) as ExternalLinkViewData | undefined;
  return link ?? data(null, { status: 400 });
}

/** The warning before an external site: shows the host in punycode. */
export function Component() {
  const { t } = useTranslation('externalLink');
  const { language } = useSite();
  const link = useLoaderData() as ExternalLinkViewData | null;
  const title = link ? t('title') : t('missingTitle');
  return (
    <>
      <Meta title={title} path={routes.externalLink[language]} indexed={false} />
      <PageHeader title={title} />
      <div className={styles['page']}>
        {link ? <Warning link={link} /> : <p>{t('missing')}</p>}
        {!link && (
          <p className={styles['ways']}>
            <a href={pathTo('home', language)}>{t('errors.backHome')}</a>
          </p>
        )}
      </div>
    </>
  );
}

function Warning({ link }: { link: ExternalLinkViewData }) {
  const { t } = useTranslation('externalLink');
  const { href, host, written, lookalike, from } = link;
  return (
    <>
      <p>{t('lead')}</p>
      <p className={styles['host']}>{host}</p>
      {written && (
        <p className={lookalike ? styles['alarm'] : undefined}>
          {t(lookalike ? 'lookalike' : 'written', { name: written })}
        </p>
      )}
      {href.startsWith('http:') && <p className={styles['alarm']}>{t('insecure')}</p>}
      <p className={styles['address']}>
        {t('address')} <span>{href}</span>
      </p>
      <p className={styles['ways']}>
        <a href={href} rel="external nofollow noopener noreferrer" data-leave="">
          {t('go', { host })}
        </a>
        <a href={from} data-stay="">
          {t('stay')}
        </a>
      </p>
    </>
  );
}
