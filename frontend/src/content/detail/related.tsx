import { useTranslation } from 'react-i18next';
import type { Related_RelatedFragment } from '../../../shared/graphql/generated/operations.ts';
import { Card } from '../cards/card.tsx';
import styles from './related.module.css';

type Reason = Related_RelatedFragment['reasons'][number];

/** Related items, each with what it shares with this page, the most similar first. */
export function Related({
  related,
  title,
}: {
  related: Related_RelatedFragment[];
  title: string | undefined;
}) {
  const { t } = useTranslation('detail');
  if (related.length === 0) return null;
  return (
    <section className={styles['related']} aria-labelledby="related">
      <h2 id="related">{title ?? t('related')}</h2>
      <ul className={styles['list']}>
        {related.map(({ card, reasons }) => (
          <li key={card.id}>
            <WhyRelated reasons={reasons} />
            <Card card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const sameKeys = { country: 'same_COUNTRY', sector: 'same_SECTOR', structure: 'same_STRUCTURE' } as const;

/** One kind of reason is enough, and two names of it. */
const maxNames = 2;

function WhyRelated({ reasons }: { reasons: Reason[] }) {
  const { t } = useTranslation('detail');
  const kind = reasons[0]?.kind;
  if (!kind) return <p className={styles['reason']} />;
  const names = reasons.filter((reason) => reason.kind === kind).slice(0, maxNames);
  return (
    <p className={styles['reason']}>
      {t(sameKeys[kind], { count: names.length, names: names.map(({ name }) => name).join(', ') })}
    </p>
  );
}
