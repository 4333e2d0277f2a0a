import { useTranslation } from 'react-i18next';
import { Paragraphs } from '../../content/detail/prose.tsx';
import { Section } from '../../content/detail/section.tsx';
import styles from './exchange.module.css';

/** Offers and needs of the initiative, side by side. */
export function Exchange({ offered, sought }: { offered: string | null; sought: string | null }) {
  const { t } = useTranslation('initiatives');
  if (!offered && !sought) return null;
  return (
    <div className={styles['pair']}>
      <Section title={t('offered')}>{offered && <Paragraphs text={offered} />}</Section>
      <Section title={t('sought')}>{sought && <Paragraphs text={sought} />}</Section>
    </div>
  );
}
