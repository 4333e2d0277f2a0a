import type { ReactNode } from 'react';

import { familyOfType } from '../../config/content-types.ts';
import type { Card_CardFragment } from '../../graphql/generated/operations.ts';
import { useDetailTexts } from './use-detail-texts.ts';
import { formatDate } from '../../lib/dates.ts';
import { archivePath } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Picture } from '../ui/picture.tsx';
import { Weave } from '../ui/weave.tsx';
import styles from './detail-head.module.css';

interface DetailHeadProps {
  card: Card_CardFragment;
  kicker: ReactNode;
  lead: string;
  modifiedAt: string;
}

/** Where one is, what it is called, what it is in a sentence, and its picture. */
export function DetailHead({ card, kicker, lead, modifiedAt }: DetailHeadProps) {
  const t = useDetailTexts();
  const { language } = useSite();
  const family = familyOfType(card.type);
  const published = formatDate(card.publishedAt, language);
  const modified = formatDate(modifiedAt, language);
  return (
    <header className={styles['head']}>
      <div className={styles['words']}>
        <Breadcrumbs
          items={[
            { label: t(`families.${family}`), href: archivePath(family, language) },
            { label: card.title },
          ]}
        />
        <p className={styles['kicker']}>{kicker}</p>
        <h1>{card.title}</h1>
        <p className={styles['lead']}>{lead}</p>
        <p className={styles['dates']}>
          {t('detail.publishedOn', { date: published })}
          {modified !== published && `, ${t('detail.modifiedOn', { date: modified })}`}
        </p>
      </div>
      <div className={styles['cover']}>
        {card.image ? (
          <Picture image={card.image} sizes="(min-width: 1310px) 1280px, 100vw" first />
        ) : (
          <Weave seed={card.groupId} columns={32} rows={8} threads="accent" />
        )}
      </div>
    </header>
  );
}
