import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Prose } from '../../content/detail/prose.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { graphqlLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { PageOperation, type PageQuery } from '../../../shared/graphql/generated/operations.ts';
import { formatDate } from '../../../shared/dates/dates.ts';
import { languageContext, queryContext, useSite } from '../../lib/site.ts';
import styles from './site.module.css';

type SitePage = NonNullable<PageQuery['passerellePage']>;

export async function loader({ context }: LoaderFunctionArgs): Promise<SitePage> {
  const language = graphqlLanguage(context.get(languageContext));
  const { passerellePage } = await context.get(queryContext)(PageOperation, { key: 'privacy', language });
  if (!passerellePage) throw data(null, { status: 404 });
  return passerellePage;
}

/** The privacy policy, as it is written in WordPress. */
export function Component() {
  const { t } = useTranslation('site');
  const { language } = useSite();
  const { title, content, modifiedAt } = useLoaderData<SitePage>();
  return (
    <>
      <Meta
        title={title}
        path={pathTo('privacy', language)}
        alternates={{ fr: pathTo('privacy', 'fr'), en: pathTo('privacy', 'en') }}
      />
      <PageHeader title={title} />
      <div className={styles['page']}>
        <Prose html={content} />
        <p className={styles['modified']}>{t('modified', { date: formatDate(modifiedAt, language) })}</p>
      </div>
    </>
  );
}
