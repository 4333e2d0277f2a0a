import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import type { FieldKind } from '../../lib/forms/form-definition.ts';
import { lengthOf } from '../../lib/forms/text-checks.ts';
import { useSite } from '../../lib/site.ts';
import styles from './record-form.module.css';

interface CounterProps {
  id: string;
  value: string;
  kind: FieldKind;
  /** Characters. */
  max: number;
}

/** Announced in steps of this many characters, once fewer than `near` are left. */
const step = 10;
const near = 30;
/** Part of the limit from which the number is shown. */
const shownFrom = 0.8;

/** How much of a text's limit is used, once the end comes near; those who listen may ask for it before. */
export function Counter({ id, value, kind, max }: CounterProps) {
  const { t } = useTranslation('recordForm');
  const { language } = useSite();
  const length = lengthOf(kind, value);
  const left = max - length;
  const announced = Math.max(Math.ceil(left / step) * step, 0);
  return (
    <p
      className={length < max * shownFrom ? 'visually-hidden' : styles['counter']}
      data-over={left < 0 ? '' : undefined}
    >
      <span id={id}>
        {t('counter.used', { length: formatNumber(length, language), max: formatNumber(max, language) })}
      </span>
      <output className="visually-hidden">
        {left < 0 && t('counter.over', { count: -left })}
        {left >= 0 && left < near && t('counter.left', { count: announced })}
      </output>
    </p>
  );
}
