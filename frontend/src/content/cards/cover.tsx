import type { Card_CardFragment } from '../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../lib/site.ts';
import { Picture } from '../../components/ui/picture.tsx';
import { Weave } from '../../components/ui/weave.tsx';
import styles from './card.module.css';

/** Widths of covers, as in the `sizes` attribute. */
const sizes = {
  /** A card spans a third of the container, half of a tablet, or all of a telephone, without the margins. */
  card: '(min-width: 1024px) 400px, (min-width: 768px) 45vw, 92vw',
  /** The large first card of a list: its cover is beside its words. */
  lead: '(min-width: 1310px) 760px, (min-width: 1024px) 56vw, 92vw',
  /** The other cards of such a list, two side by side. */
  half: '(min-width: 1310px) 620px, (min-width: 768px) 47vw, 92vw',
} as const;
export type CoverSize = keyof typeof sizes;

interface CoverProps {
  card: Pick<Card_CardFragment, 'image' | 'groupId'>;
  size?: CoverSize | undefined;
  first?: boolean | undefined;
}

/** The item's picture, or a cloth woven for it alone. */
export function Cover({ card, size = 'card', first }: CoverProps) {
  const { dataLight } = useSite();
  return (
    <div className={styles['cover']}>
      {card.image && !dataLight ? (
        <Picture image={card.image} sizes={sizes[size]} first={first} decorative />
      ) : (
        <Weave seed={card.groupId} columns={10} rows={5} threads="accent" />
      )}
    </div>
  );
}
