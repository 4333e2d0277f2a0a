import { useTranslation } from 'react-i18next';
import { profileKindKeys, structureTypeKeys } from '../../../shared/i18n/label-keys.ts';
import { useSite } from '../../lib/site.ts';
import { Picture } from '../../components/ui/picture.tsx';
import { Weave } from '../../components/ui/weave.tsx';
import type { CardProps } from './card-props.ts';
import { CardFrame } from './card-frame.tsx';
import styles from './card.module.css';

/** Persons and structures: a face or a logo, a trade, a town. */
export function ProfileCard({ card, heading = 'h3' }: CardProps) {
  const { t } = useTranslation();
  const { dataLight } = useSite();
  const kind = card.profileKind ?? 'person';
  const trade =
    kind === 'structure' ? card.structureType && t(structureTypeKeys[card.structureType]) : card.job;
  return (
    <CardFrame
      card={card}
      heading={heading}
      className={kind === 'structure' ? styles['structure'] : styles['person']}
      top={
        <div className={styles['portrait']} data-kind={kind}>
          {card.image && !dataLight ? (
            <Picture image={card.image} sizes="128px" decorative />
          ) : (
            <Weave seed={card.groupId} columns={4} rows={4} threads="accent" />
          )}
        </div>
      }
      kicker={
        <>
          {trade || t(profileKindKeys[kind])}
          {card.city && (
            <>
              {' · '}
              <span className={styles['city']}>{card.city}</span>
            </>
          )}
        </>
      }
    />
  );
}
