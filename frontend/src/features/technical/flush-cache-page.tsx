import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { otherLanguage } from '../../config/locales.ts';
import { pathTo } from '../../config/routes.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { formatFileSize } from '../../lib/format.ts';
import { requireMember } from '../../lib/guard.ts';
import { administrators } from '../../lib/rights.ts';
import { givenContext, languageContext, useSite } from '../../lib/site.ts';
import type { GivenFlush } from './given.ts';
import type { fr } from './locales/fr.ts';
import styles from './technical.module.css';

export async function loader(asked: LoaderFunctionArgs): Promise<GivenFlush & { switchPath: string }> {
  await requireMember(asked, administrators);
  const given = asked.context.get(givenContext) as GivenFlush;
  return {
    ...given,
    switchPath: pathTo('flushCache', otherLanguage(asked.context.get(languageContext))),
  };
}

/** What is kept, and the button that forgets it. */
export function Component() {
  const t = useTranslate<{ technical: typeof fr }>();
  const { language, visit } = useSite();
  const { sizes, outcome } = useLoaderData<GivenFlush>();
  const here = pathTo('flushCache', language);
  return (
    <>
      <Meta title={t('technical.flushTitle')} path={here} indexed={false} />
      <PageHeader title={t('technical.flushTitle')} lead={t('technical.flushLead')} />
      <div className={styles['page']}>
        {outcome === 'done' && <output className={styles['outcome']}>{t('technical.done')}</output>}
        {outcome === 'alone' && (
          <ErrorSummary title={t('technical.summary')} problems={[{ text: t('technical.alone') }]} />
        )}
        {outcome === 'csrf' && (
          <ErrorSummary title={t('technical.summary')} problems={[{ text: t('technical.csrf') }]} />
        )}
        <table className={styles['sizes']}>
          <caption>{t('technical.sizes')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('technical.kind')}</th>
              <th scope="col">{t('technical.entries')}</th>
              <th scope="col">{t('technical.size')}</th>
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ name, entries, bytes }) => (
              <tr key={name}>
                <th scope="row">{t(`technical.kind_${name}`)}</th>
                <td>{entries.toLocaleString(language)}</td>
                <td>{formatFileSize(bytes, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <form action={here} method="post" className={styles['form']}>
          <input type="hidden" name="csrf" value={visit?.csrfToken ?? ''} />
          <p id="cost">{t('technical.cost')}</p>
          <Button>{t('technical.flush')}</Button>
        </form>
      </div>
    </>
  );
}
