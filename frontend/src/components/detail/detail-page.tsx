import type { ReactNode } from 'react';
import { CardGrid } from '../cards/card-grid.tsx';
import { Meta } from '../ui/meta.tsx';
import { familyOfType } from '../../config/content-types.ts';
import type { Language } from '../../config/locales.ts';
import type { Card_CardFragment, Related_RelatedFragment } from '../../graphql/generated/operations.ts';
import { useDetailTexts } from './use-detail-texts.ts';
import { useSite } from '../../lib/site.ts';
import styles from './detail.module.css';
import { DetailHead } from './detail-head.tsx';
import { Locked } from './locked.tsx';

interface DetailPageProps {
  item: { card: Card_CardFragment; modifiedAt: string; related: Related_RelatedFragment[] };
  alternates: Partial<Record<Language, string>>;
  /** Before the family's name above the title. */
  kicker?: ReactNode;
  /** Replaces the card's summary under the title. */
  lead?: string | null;
  /** Facts beside the text, and what one does with the thing. */
  aside: ReactNode;
  children: ReactNode;
}

/** The frame of every detail page; a locked thing shows its title and summary and an invitation to sign in. */
export function DetailPage({ item, alternates, kicker, lead, aside, children }: DetailPageProps) {
  const t = useDetailTexts();
  const { language } = useSite();
  const { card, related } = item;
  const family = familyOfType(card.type);
  return (
    <div data-family={family}>
      <Meta
        title={card.title}
        description={card.summary}
        path={alternates[language] ?? ''}
        alternates={alternates}
      />
      <article>
        <DetailHead card={card} kicker={kicker} lead={lead ?? card.summary} modifiedAt={item.modifiedAt} />
        {card.locked ? (
          <Locked />
        ) : (
          <div className={styles['body']}>
            <aside className={styles['aside']} aria-label={t('detail.facts')}>
              {aside}
            </aside>
            <div className={styles['content']}>{children}</div>
          </div>
        )}
      </article>
      {related.length > 0 && (
        <section className={styles['related']} aria-labelledby="related">
          <h2 id="related">{t('detail.related')}</h2>
          <CardGrid cards={related.map((one) => one.card)} />
        </section>
      )}
    </div>
  );
}
