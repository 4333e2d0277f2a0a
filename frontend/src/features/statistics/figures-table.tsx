import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import { useSite } from '../../lib/site.ts';
import styles from './statistics.module.css';

interface FiguresTableProps {
  caption: string;
  /** Heading of the first column. */
  heading: string;
  /** Headings of the columns of figures. */
  columns: readonly string[];
  rows: readonly { key: string; name: ReactNode; figures: readonly (number | null)[] }[];
}

/** The table that belongs to a chart or a list. A figure that is too small to be shown is said to be. */
export function FiguresTable({ caption, heading, columns, rows }: FiguresTableProps) {
  const { t } = useTranslation('statistics');
  const { language } = useSite();
  return (
    // Wide tables scroll by themselves, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls takes the focus, and is no landmark
    <div role="group" className={styles['scroll']} tabIndex={0} aria-label={caption}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={columns[index]}>{figure === null ? t('few') : formatNumber(figure, language)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
