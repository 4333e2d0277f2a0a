import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Meta } from '../../components/ui/meta.tsx';
import { familyOfType } from '../../../shared/config/content-types.ts';
import type { Language } from '../../../shared/config/locales.ts';
import type {
  Card_CardFragment,
  Related_RelatedFragment,
} from '../../../shared/graphql/generated/operations.ts';
import { PageReportContext } from '../../lib/page-report.ts';
import { useSite } from '../../lib/site.ts';
import styles from './detail.module.css';
import { DetailHead } from './detail-head.tsx';
import { Locked } from './locked.tsx';
import type { Listed } from './people.tsx';
import { Related } from './related.tsx';
import { Share } from './share.tsx';

interface DetailPageProps {
  item: {
    card: Card_CardFragment;
    author?: Listed | null;
    modifiedAt: string;
    related: Related_RelatedFragment[];
  };
  alternates: Partial<Record<Language, string>>;
  /** Path of a page that is not public, without query and fragment; absent for public pages. */
  previewPath?: string | undefined;
  /** Content before the family's name above the title. */
  kicker?: ReactNode;
  /** Replaces the card's summary where the page is found or shared. */
  description?: string | undefined;
  /** Replaces the card's summary under the title. */
  lead?: string | null;
  /** Facts beside the text, and the actions of the item. */
  aside: ReactNode;
  /** Panel beside the title: the deadline or the date, the place, and the next action. */
  panel?: ReactNode;
  children: ReactNode;
}

/** The frame of every detail page; a locked item shows its title and summary and an invitation to sign in. */
export function DetailPage({
  item,
  alternates,
  previewPath,
  kicker,
  description,
  lead,
  panel,
  aside,
  children,
}: DetailPageProps) {
  const { t } = useTranslation('detail');
  const { language } = useSite();
  const { card, related } = item;
  const report = useContext(PageReportContext);
  if (previewPath === undefined) report.setGroup(card.groupId);
  const family = familyOfType(card.type);
  const path = previewPath ?? alternates[language] ?? '';
  return (
    <div data-family={family}>
      <Meta
        title={card.title}
        description={description ?? card.summary}
        path={path}
        alternates={alternates}
        indexed={!card.locked && previewPath === undefined}
      />
      <article data-group={card.groupId}>
        <DetailHead
          item={item}
          kicker={kicker}
          lead={lead ?? card.summary}
          panel={card.locked ? null : panel}
          isPublic={previewPath === undefined}
        />
        {card.locked ? (
          <Locked />
        ) : (
          <div className={styles['body']}>
            <aside className={styles['aside']} aria-label={t('facts')}>
              {aside}
            </aside>
            <div className={styles['content']}>
              {children}
              {previewPath === undefined && <Share title={card.title} path={path} />}
            </div>
          </div>
        )}
      </article>
      <Related related={related} />
    </div>
  );
}
