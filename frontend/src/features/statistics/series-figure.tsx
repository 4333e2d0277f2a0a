import { useTranslation } from 'react-i18next';
import type { OwnStatisticsQuery } from '../../../shared/graphql/generated/operations.ts';
import { formatNumber } from '../../lib/format.ts';
import { useSite } from '../../lib/site.ts';
import { BarChart } from './charts/bar-chart.tsx';
import { FiguresTable } from './figures-table.tsx';
import { type Bar, barsOf, type PeriodId, periods } from './period.ts';
import styles from './statistics.module.css';
import { useDates } from './use-dates.ts';

type Series = OwnStatisticsQuery['passerelleOwnStatistics']['series'][number];

interface SeriesFigureProps {
  kind: Series['key'];
  points: Series['points'];
  period: PeriodId;
}

const unitKeys = { day: 'units.day', week: 'units.week', month: 'units.month' } as const;
const nameKeys = { views: 'views', favourites: 'favourites', contacts: 'contacts' } as const;

/** One figure over the period: its sum, its chart and the table of it. */
export function SeriesFigure({ kind, points, period }: SeriesFigureProps) {
  const { t } = useTranslation('statistics');
  const { language } = useSite();
  const dates = useDates();
  const { unit } = periods[period];
  const bars = barsOf(points, period);
  const name = t(nameKeys[kind]);
  const total = points.reduce((sum, { count }) => sum + count, 0);
  const labelOf = ({ from }: Bar) => (unit === 'month' ? dates.month(from) : dates.day(from));
  const longLabelOf = ({ from, to }: Bar) =>
    from === to ? dates.date(from) : t('fromTo', { from: dates.date(from), to: dates.date(to) });
  return (
    <section className={styles['figure']} aria-labelledby={`series-${kind}`}>
      <h2 id={`series-${kind}`}>
        {name} <span className={styles['total']}>{formatNumber(total, language)}</span>
      </h2>
      {total === 0 ? (
        <p className={styles['soft']}>{t('nothingYet')}</p>
      ) : (
        <>
          <BarChart rows={bars.map((bar) => ({ key: bar.from, label: labelOf(bar), count: bar.count }))} />
          <details>
            <summary>{t('asTable', { name })}</summary>
            <FiguresTable
              caption={t('overTime', { name })}
              heading={t(unitKeys[unit])}
              columns={[name]}
              rows={bars.map((bar) => ({ key: bar.from, name: longLabelOf(bar), figures: [bar.count] }))}
            />
          </details>
        </>
      )}
    </section>
  );
}
