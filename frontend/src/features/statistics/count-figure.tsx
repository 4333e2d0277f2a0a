import { useTranslation } from 'react-i18next';
import type { CallStatisticsQuery } from '../../../shared/graphql/generated/operations.ts';
import { RankChart } from './charts/rank-chart.tsx';
import { FiguresTable } from './figures-table.tsx';
import styles from './statistics.module.css';

type Count = Omit<
  NonNullable<CallStatisticsQuery['passerelleCallStatistics']>['countries'][number],
  'name'
> & { readonly name?: string | null };

/** The table has all: a chart of small equal bars says nothing. */
const mostBars = 12;

interface CountFigureProps {
  /** Id of the heading. */
  id: string;
  title: string;
  counts: readonly Count[];
  nameOf: (key: string, name: string | null | undefined) => string;
}

/** How many applications each value has: a chart, and its table. */
export function CountFigure({ id, title, counts, nameOf }: CountFigureProps) {
  const { t } = useTranslation('statistics');
  const rows = counts.map(({ key, name, count }) => ({
    key,
    label: key === '' ? t('call.unknown') : nameOf(key, name),
    count,
  }));
  return (
    <section className={styles['figure']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <RankChart rows={rows.slice(0, mostBars)} />
      <details>
        <summary>{t('asTable', { name: title })}</summary>
        <FiguresTable
          caption={title}
          heading={t('call.value')}
          columns={[t('call.applications')]}
          rows={rows.map(({ key, label, count }) => ({ key, name: label, figures: [count] }))}
        />
      </details>
    </section>
  );
}
