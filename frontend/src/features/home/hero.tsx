import { SearchField } from '../../components/ui/search-field.tsx';
import { Weave } from '../../components/ui/weave.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import styles from './hero.module.css';
import type { fr } from './locales/fr.ts';

/** The poster: what this place is, in large letters, beside the cloth that is its emblem. */
export function Hero({ title, intro }: { title: string; intro: string }) {
  const t = useTranslate<{ home: typeof fr }>();
  return (
    <header className={styles['hero']}>
      <div className={styles['words']}>
        <h1>{title}</h1>
        <p>{intro}</p>
        <SearchField label={t('home.searchLabel')} placeholder={t('home.searchHint')} />
      </div>
      <Weave seed={20} columns={11} rows={14} className={styles['cloth']} />
    </header>
  );
}
