import { useTranslation } from 'react-i18next';
import type { CallStatisticsQuery } from '../../../../shared/graphql/generated/operations.ts';
import { RankChart } from '../charts/rank-chart.tsx';
import { FiguresTable } from '../figures-table.tsx';
import styles from './call-statistics.module.css';

type Count = NonNullable<CallStatisticsQuery['passerelleCallStatistics']>['countries'][number];

interface CountFigureProps {
  /** Of the heading. */
  id: string;
  title: string;
  counts: readonly Count[];
  nameOf: (key: string) => string;
}

/** How many applications each value has: a chart, and its table. */
export function CountFigure({ id, title, counts, nameOf }: CountFigureProps) {
  const { t } = useTranslation('callStatistics');
  const rows = counts.map(({ key, count }) => ({
    key,
    label: key === '' ? t('unknown') : nameOf(key),
    count,
  }));
  return (
    <section className={styles['figure']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <RankChart rows={rows} />
      <FiguresTable
        caption={title}
        heading={t('value')}
        columns={[t('applications')]}
        rows={rows.map(({ key, label, count }) => ({ key, name: label, figures: [count] }))}
      />
    </section>
  );
}
