import { useTranslation } from 'react-i18next';
import type { TrendsQuery } from '../../../shared/graphql/generated/operations.ts';
import { BarChart } from './charts/bar-chart.tsx';
import { FiguresTable } from './figures-table.tsx';
import styles from './statistics.module.css';
import { useDates } from './use-dates.ts';

/** Everything together, month by month. */
export function MonthsFigure({ months }: { months: TrendsQuery['passerelleTrends']['months'] }) {
  const { t } = useTranslation('statistics');
  const dates = useDates();
  return (
    <section className={styles['figure']} aria-labelledby="trend-months">
      <h2 id="trend-months">{t('byMonth')}</h2>
      <BarChart
        rows={months.map(({ month, views }) => ({ key: month, label: dates.month(month), count: views }))}
      />
      <details>
        <summary>{t('asTable', { name: t('byMonth') })}</summary>
        <FiguresTable
          caption={t('byMonth')}
          heading={t('units.month')}
          columns={[t('views'), t('favourites')]}
          rows={months.map(({ month, views, favourites }) => ({
            key: month,
            name: dates.month(month),
            figures: [views, favourites],
          }))}
        />
      </details>
    </section>
  );
}
