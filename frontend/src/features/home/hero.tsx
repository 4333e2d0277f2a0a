import { useTranslation } from 'react-i18next';
import { Lead } from '../../components/ui/lead.tsx';
import { SearchField } from '../../components/ui/search-field.tsx';
import { pathTo } from '../../../shared/config/routes.ts';
import { useSite } from '../../lib/site.ts';
import { Weave } from '../../components/ui/weave.tsx';
import styles from './hero.module.css';

/** The hero: the slogan in large type beside the woven emblem. */
export function Hero({ title, intro }: { title: string; intro: string }) {
  const { t } = useTranslation('home');
  const { language, visit } = useSite();
  return (
    <header className={styles['hero']}>
      <div className={styles['words']}>
        <h1>{title}</h1>
        <Lead>{intro}</Lead>
        {!visit && (
          <p className={styles['join']} data-visitors-only="place">
            <a href={pathTo('signUp', language)}>{t('action', { ns: 'signUpInvite' })}</a>
          </p>
        )}
        <SearchField label={t('searchLabel')} placeholder={t('searchHint')} />
      </div>
      <Weave seed={20} columns={11} rows={14} className={styles['cloth']} />
    </header>
  );
}
