import { Children, type ReactNode, useContext } from 'react';
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
import { Dates } from './dates.tsx';
import { DetailCover } from './detail-cover.tsx';
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
  /** Facts beside the text. */
  aside: ReactNode;
  /** Panel beside the title: the deadline or the date, the place, and the next action. */
  panel?: ReactNode;
  /** Heading of the related items, which are of the same type. */
  relatedTitle?: string;
  /** The parts of the text. The facts come after the first one where there is no room beside it. */
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
  relatedTitle,
  children,
}: DetailPageProps) {
  const { t } = useTranslation('detail');
  const { language } = useSite();
  const { card, related } = item;
  const report = useContext(PageReportContext);
  if (previewPath === undefined) report.setGroup(card.groupId);
  const family = familyOfType(card.type);
  const path = previewPath ?? alternates[language] ?? '';
  const [first, ...others] = Children.toArray(children);
  return (
    <div data-family={family}>
      <Meta
        title={card.title}
        description={description ?? card.summary}
        path={path}
        alternates={alternates}
        indexed={!card.locked && previewPath === undefined}
      />
      <article data-group={card.groupId} className={styles['article']}>
        <DetailHead
          card={card}
          kicker={kicker}
          lead={lead ?? card.summary}
          panel={card.locked ? null : panel}
          isPublic={previewPath === undefined}
        />
        {family !== 'directory' && <DetailCover card={card} />}
        {card.locked ? (
          <Locked />
        ) : (
          <div className={styles['body']}>
            <div className={styles['content']}>{first}</div>
            <aside className={styles['aside']} aria-label={t('facts')}>
              {aside}
              <Dates
                publishedAt={card.publishedAt}
                modifiedAt={item.modifiedAt}
                author={item.author}
                isPublic={previewPath === undefined}
              />
            </aside>
            <div className={styles['content']}>
              {others}
              {previewPath === undefined && <Share title={card.title} path={path} />}
            </div>
          </div>
        )}
      </article>
      <Related related={related} title={relatedTitle} />
    </div>
  );
}
