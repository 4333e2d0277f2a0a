import { useTranslation } from 'react-i18next';
import type { CallStatisticsQuery } from '../../../../shared/graphql/generated/operations.ts';
import { BarChart } from '../charts/bar-chart.tsx';
import { FiguresTable } from '../figures-table.tsx';
import { useDates } from '../use-dates.ts';
import styles from './call-statistics.module.css';

type Day = NonNullable<CallStatisticsQuery['passerelleCallStatistics']>['days'][number];

/** Applications begun and sent by day: a chart of those sent, and the table of both. */
export function DaysFigure({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation('callStatistics');
  const dates = useDates();
  return (
    <section className={styles['figure']} aria-labelledby="days">
      <h2 id="days">{t('days')}</h2>
      <BarChart rows={days.map(({ day, sent }) => ({ key: day, label: dates.day(day), count: sent }))} />
      <FiguresTable
        caption={t('days')}
        heading={t('day')}
        columns={[t('sent'), t('begun')]}
        rows={days.map(({ day, sent, begun }) => ({
          key: day,
          name: dates.date(day),
          figures: [sent, begun],
        }))}
      />
      <p className={styles['soft']}>{t('rounded')}</p>
    </section>
  );
}
