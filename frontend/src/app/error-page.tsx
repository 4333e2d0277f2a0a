import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx';
import { Button } from '../components/ui/button.tsx';
import { Icon } from '../components/ui/icon.tsx';
import { Meta } from '../components/ui/meta.tsx';
import { SearchField } from '../components/ui/search-field.tsx';
import { Weave } from '../components/ui/weave.tsx';
import { familyIds } from '../../shared/config/content-types.ts';
import { pathTo } from '../../shared/config/routes.ts';
import { familiesKeys } from '../../shared/i18n/family-keys.ts';
import { archivePath } from '../../shared/links/archive-path.ts';
import { useSite } from '../lib/site.ts';
import { useErrorStatus } from '../lib/use-error-status.ts';
import styles from './error-page.module.css';

interface ErrorTexts {
  title: Extract<ParseKeys, `errors.${string}Title`>;
  text: Extract<ParseKeys, `errors.${string}Text`>;
  hint?: Extract<ParseKeys, `errors.${string}Hint`>;
  /** Trying again may help. */
  passing?: boolean;
}

const server: ErrorTexts = { title: 'errors.serverTitle', text: 'errors.serverText', passing: true };
const textsByStatus: Readonly<Record<number, ErrorTexts>> = {
  400: { title: 'errors.badRequestTitle', text: 'errors.badRequestText' },
  403: { title: 'errors.forbiddenTitle', text: 'errors.forbiddenText', hint: 'errors.forbiddenHint' },
  404: { title: 'errors.notFoundTitle', text: 'errors.notFoundText' },
  410: { title: 'errors.goneTitle', text: 'errors.goneText' },
  503: { title: 'errors.unavailableTitle', text: 'errors.unavailableText', passing: true },
};

/** Explains what happened, what was saved and what to do; server errors have a reference. */
export function ErrorPage() {
  const { t } = useTranslation();
  const { language, requestId } = useSite();
  const { pathname, search } = useLocation();
  const status = useErrorStatus();
  const texts = textsByStatus[status] ?? server;
  return (
    <>
      <Meta title={t(texts.title)} path={pathname} indexed={false} />
      <Weave seed={status} columns={24} rows={3} className={styles['cloth']} />
      <div className={styles['words']}>
        <Breadcrumbs items={[{ label: t(texts.title) }]} />
        <p className={styles['status']}>{t('errors.status', { status: String(status) })}</p>
        <h1>{t(texts.title)}</h1>
        <p className={styles['lead']}>{t(texts.text)}</p>
        {texts.hint && <p>{t(texts.hint)}</p>}
        <p className={styles['actions']}>
          {texts.passing && <Button href={pathname + search}>{t('errors.retry')}</Button>}
          <Button href={pathTo('home', language)} kind={texts.passing ? 'secondary' : 'primary'}>
            {t('errors.backHome')}
          </Button>
        </p>
        {texts.passing ? (
          <p className={styles['reference']}>{t('errors.reference', { id: requestId })}</p>
        ) : (
          <>
            <SearchField label={t('errors.searchInstead')} />
            <ul className={styles['families']}>
              {familyIds.map((family) => (
                <li key={family} data-family={family}>
                  <a href={archivePath(family, language)}>
                    <Icon name={family} />
                    {t(familiesKeys[family])}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}
