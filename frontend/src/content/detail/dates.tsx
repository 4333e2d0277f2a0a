import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/dates/dates.ts';
import { useSite } from '../../lib/site.ts';
import styles from './detail.module.css';
import { DirectoryName, type Listed } from './people.tsx';

interface DatesProps {
  publishedAt: string;
  modifiedAt: string;
  author: Listed | null | undefined;
  /** Items that are not public have no date of publication. */
  isPublic: boolean;
}

/** When an item was published and last changed, and by whom. */
export function Dates({ publishedAt, modifiedAt, author, isPublic }: DatesProps) {
  const { t } = useTranslation('detail');
  const { language } = useSite();
  const published = formatDate(publishedAt, language);
  const modified = formatDate(modifiedAt, language);
  if (!isPublic && !author) return null;
  return (
    <p className={styles['dates']}>
      {isPublic && t('publishedOn', { date: published })}
      {author && (
        <>
          {` ${t('by')} `}
          <DirectoryName person={author} />
        </>
      )}
      {isPublic && modified !== published && ` · ${t('modifiedOn', { date: modified })}`}
    </p>
  );
}
