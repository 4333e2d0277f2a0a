import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useSite } from '../../../lib/site.ts';
import { formatNumber } from '../../../lib/format.ts';
import styles from './charts.module.css';
import type { ChartRow } from './chart-row.ts';

const width = 640;
const rowHeight = 48;
/** Room also for the larger letters of small screens. */
const labelHeight = 24;
const numberWidth = 72;

/** Rows by size, each under its name. Not for screen readers: the table below it has the same numbers. */
export function RankChart({ rows }: { rows: readonly ChartRow[] }) {
  const { language } = useSite();
  const counted = rows.filter((row) => row.count !== null);
  const height = counted.length * rowHeight;
  const y = scaleBand<string>({
    domain: counted.map(({ key }) => key),
    range: [0, height],
    paddingInner: 0.15,
  });
  const x = scaleLinear<number>({
    domain: [0, Math.max(1, ...counted.map(({ count }) => count ?? 0))],
    range: [0, width - numberWidth],
  });
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles['rows']} aria-hidden="true">
      {counted.map(({ key, label, count }) => {
        const top = y(key) ?? 0;
        const length = x(count ?? 0);
        const middle = top + labelHeight + (y.bandwidth() - labelHeight) / 2;
        return (
          <g key={key}>
            <text x={0} y={top + labelHeight / 2} dominantBaseline="middle">
              {label}
            </text>
            <Bar
              x={0}
              y={top + labelHeight}
              width={length}
              height={y.bandwidth() - labelHeight}
              className={styles['bar']}
            />
            <text
              x={length + labelHeight / 2}
              y={middle}
              dominantBaseline="middle"
              className={styles['number']}
            >
              {formatNumber(count ?? 0, language)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
