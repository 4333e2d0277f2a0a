import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Breadcrumbs } from '../../components/ui/breadcrumbs.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { SearchField } from '../../components/ui/search-field.tsx';
import { Weave } from '../../components/ui/weave.tsx';
import { familyIds } from '../../../shared/config/content-types.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { familiesKeys } from '../../../shared/i18n/family-keys.ts';
import { archivePath } from '../../../shared/links/archive-path.ts';
import { useSite } from '../../lib/site.ts';
import { useErrorStatus } from '../../lib/use-error-status.ts';
import styles from './error-page.module.css';

interface ErrorTexts {
  title: Extract<ParseKeys, `errors.${string}Title`>;
  text: Extract<ParseKeys, `errors.${string}Text`>;
  hint?: Extract<ParseKeys<'errorPage'>, `${string}Hint`>;
  /** Trying again may help. */
  passing?: boolean;
}

const badRequest = 400;
const server: ErrorTexts = { title: 'errors.serverTitle', text: 'errors.serverText', passing: true };
const textsByStatus: Readonly<Record<number, ErrorTexts>> = {
  403: { title: 'errors.forbiddenTitle', text: 'errors.forbiddenText', hint: 'forbiddenHint' },
  404: { title: 'errors.notFoundTitle', text: 'errors.notFoundText' },
  410: { title: 'errors.goneTitle', text: 'errors.goneText' },
  503: { title: 'errors.unavailableTitle', text: 'errors.unavailableText', passing: true },
};

/** Explains what happened, what was saved and what to do; server errors have a reference. */
export function ErrorPage() {
  const { t } = useTranslation();
  const { t: own } = useTranslation('errorPage');
  const { language, requestId } = useSite();
  const { pathname, search } = useLocation();
  const status = useErrorStatus();
  const texts = textsByStatus[status] ?? server;
  const isBadRequest = status === badRequest;
  const title = isBadRequest ? own('badRequestTitle') : t(texts.title);
  const isPassing = texts.passing && !isBadRequest;
  return (
    <>
      <Meta title={title} path={pathname} indexed={false} />
      <Weave seed={status} columns={24} rows={3} className={styles['cloth']} />
      <div className={styles['words']}>
        <Breadcrumbs items={[{ label: title }]} />
        <p className={styles['status']}>{t('errors.status', { status: String(status) })}</p>
        <h1>{title}</h1>
        <p className={styles['lead']}>{isBadRequest ? own('badRequestText') : t(texts.text)}</p>
        {texts.hint && <p>{own(texts.hint)}</p>}
        <p className={styles['actions']}>
          {isPassing && <Button href={pathname + search}>{t('errors.retry')}</Button>}
          <Button href={pathTo('home', language)} kind={isPassing ? 'secondary' : 'primary'}>
            {t('errors.backHome')}
          </Button>
        </p>
        {isPassing ? (
          <p className={styles['reference']}>{t('errors.reference', { id: requestId })}</p>
        ) : (
          <>
            <SearchField label={own('searchInstead')} />
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
