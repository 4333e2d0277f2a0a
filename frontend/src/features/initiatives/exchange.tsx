import { Paragraphs } from '../../components/detail/prose.tsx';
import { Section } from '../../components/detail/section.tsx';
import { useDetailTexts } from '../../components/detail/use-detail-texts.ts';
import styles from './exchange.module.css';
import type { fr } from './locales/fr.ts';

/** What the initiative gives and what it needs, side by side. */
export function Exchange({ offered, sought }: { offered: string | null; sought: string | null }) {
  const t = useDetailTexts<{ initiatives: typeof fr }>();
  if (!offered && !sought) return null;
  return (
    <div className={styles['pair']}>
      {offered && (
        <Section title={t('initiatives.offered')}>
          <Paragraphs text={offered} />
        </Section>
      )}
      {sought && (
        <Section title={t('initiatives.sought')}>
          <Paragraphs text={sought} />
        </Section>
      )}
    </div>
  );
}
