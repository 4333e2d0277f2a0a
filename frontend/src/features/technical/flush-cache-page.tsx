import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { formatFileSize } from '../../lib/format.ts';
import { viewDataContext, languageContext, useSite } from '../../lib/site.ts';
import type { CacheSize, FlushCacheViewData } from '../../../shared/pages/cache-pages.ts';
import styles from './technical.module.css';

const cacheKeys = {
  pages: 'kind_pages',
  transients: 'kind_transients',
  queries: 'kind_queries',
  pictures: 'kind_pictures',
  documents: 'kind_documents',
} as const satisfies Record<CacheSize['name'], ParseKeys<'technical'>>;

export function loader({ context }: LoaderFunctionArgs): FlushCacheViewData & { switchPath: string } {
  const viewData = context.get(viewDataContext) as FlushCacheViewData;
  return {
    ...viewData,
    switchPath: pathTo('flushCache', otherLanguage(context.get(languageContext))),
  };
}

/** Sizes of the caches, and the button that empties them. */
export function Component() {
  const { t } = useTranslation('technical');
  const { language, visit } = useSite();
  const { sizes, outcome } = useLoaderData<FlushCacheViewData>();
  const here = pathTo('flushCache', language);
  return (
    <>
      <Meta title={t('flushTitle')} path={here} indexed={false} />
      <PageHeader title={t('flushTitle')} lead={t('flushLead')} />
      <div className={styles['page']}>
        {outcome === 'done' && <output className={styles['outcome']}>{t('done')}</output>}
        {outcome === 'alone' && <ErrorSummary title={t('summary')} problems={[{ text: t('alone') }]} />}
        {outcome === 'csrf' && <ErrorSummary title={t('summary')} problems={[{ text: t('csrf') }]} />}
        <table className={styles['sizes']}>
          <caption>{t('sizes')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('kind')}</th>
              <th scope="col">{t('entries')}</th>
              <th scope="col">{t('size')}</th>
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ name, entries, bytes }) => (
              <tr key={name}>
                <th scope="row">{t(cacheKeys[name])}</th>
                <td>{entries.toLocaleString(language)}</td>
                <td>{formatFileSize(bytes, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <form action={here} method="post" className={styles['form']}>
          <input type="hidden" name="csrf" value={visit?.csrfToken ?? ''} />
          <p id="cost">{t('cost')}</p>
          <Button>{t('flush')}</Button>
        </form>
      </div>
    </>
  );
}
