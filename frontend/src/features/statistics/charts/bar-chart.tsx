import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useSite } from '../../../lib/site.ts';
import { formatNumber } from '../../../lib/format.ts';
import styles from './charts.module.css';
import type { ChartRow } from './chart-row.ts';

const size = { width: 640, height: 228, left: 48, right: 8, top: 12, bottom: 36 };
const ticks = 4;
/** More labels than these would cover each other. */
const mostLabels = 5;
/** Below the zero of the other axis, also in the larger letters of small screens. */
const labelPlace = 27;
const tickPlace = 8;

/** Columns over time. Not for screen readers: the table below it has the same numbers. */
export function BarChart({ rows }: { rows: readonly ChartRow[] }) {
  const { language } = useSite();
  const highest = Math.max(1, ...rows.map(({ count }) => count ?? 0));
  const x = scaleBand<string>({
    domain: rows.map(({ key }) => key),
    range: [size.left, size.width - size.right],
    padding: 0.2,
  });
  const y = scaleLinear<number>({
    domain: [0, highest],
    range: [size.height - size.bottom, size.top],
    nice: ticks,
  });
  const zero = y(0);
  const step = Math.ceil(rows.length / mostLabels);
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className={styles['columns']} aria-hidden="true">
      {y
        .ticks(ticks)
        .filter(Number.isInteger)
        .map((tick) => (
          <g key={tick}>
            <line
              x1={size.left}
              x2={size.width - size.right}
              y1={y(tick)}
              y2={y(tick)}
              className={styles['line']}
            />
            <text x={size.left - tickPlace} y={y(tick)} textAnchor="end" dominantBaseline="middle">
              {formatNumber(tick, language)}
            </text>
          </g>
        ))}
      {rows.map(({ key, label, count }, index) => {
        const left = x(key) ?? 0;
        const top = y(count ?? 0);
        return (
          <g key={key}>
            <Bar x={left} y={top} width={x.bandwidth()} height={zero - top} className={styles['bar']} />
            {index % step === 0 && (
              <text x={left + x.bandwidth() / 2} y={zero + labelPlace} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
