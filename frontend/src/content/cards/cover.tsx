import type { Card_CardFragment } from '../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../lib/site.ts';
import { Picture } from '../../components/ui/picture.tsx';
import { Weave } from '../../components/ui/weave.tsx';
import styles from './card.module.css';

/** A card spans a third of the container, half of a tablet, or all of a telephone, without the margins. */
const cardSizes = '(min-width: 1024px) 400px, (min-width: 768px) 45vw, 92vw';

interface CoverProps {
  card: Pick<Card_CardFragment, 'image' | 'groupId'>;
  /** Its width, where that is not a card's usual width. */
  sizes?: string | undefined;
  first?: boolean | undefined;
}

/** The item's picture, or a cloth woven for it alone. */
export function Cover({ card, sizes = cardSizes, first }: CoverProps) {
  const { dataLight } = useSite();
  return (
    <div className={styles['cover']}>
      {card.image && !dataLight ? (
        <Picture image={card.image} sizes={sizes} first={first} decorative />
      ) : (
        <Weave seed={card.groupId} columns={10} rows={5} threads="accent" />
      )}
    </div>
  );
}
