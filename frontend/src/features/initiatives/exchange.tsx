import { useTranslation } from 'react-i18next';
import { Paragraphs } from '../../content/detail/prose.tsx';
import { Section } from '../../content/detail/section.tsx';
import styles from './exchange.module.css';

/** What the initiative gives and what it needs, side by side. */
export function Exchange({ offered, sought }: { offered: string | null; sought: string | null }) {
  const { t } = useTranslation('initiatives');
  if (!offered && !sought) return null;
  return (
    <div className={styles['pair']}>
      {offered && (
        <Section title={t('offered')}>
          <Paragraphs text={offered} />
        </Section>
      )}
      {sought && (
        <Section title={t('sought')}>
          <Paragraphs text={sought} />
        </Section>
      )}
    </div>
  );
}
