import type { Card_CardFragment } from '../../../shared/graphql/generated/operations.ts';
import { Picture } from '../../components/ui/picture.tsx';
import { Weave } from '../../components/ui/weave.tsx';
import styles from './detail-head.module.css';

/** The item's picture, or a cloth woven for it alone: between head and text, on phones below the first part of the text. */
export const DetailCover = ({ card }: { card: Pick<Card_CardFragment, 'image' | 'groupId'> }) => (
  <div className={styles['cover']}>
    <div>
      {card.image ? (
        <Picture image={card.image} sizes="(min-width: 1310px) 1280px, 100vw" first />
      ) : (
        <Weave seed={card.groupId} columns={32} rows={8} threads="accent" />
      )}
    </div>
  </div>
);
