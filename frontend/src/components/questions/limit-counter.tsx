import { useTranslation } from 'react-i18next';
import type { TextSettings } from '../../../shared/application-form/form-document.ts';
import { lengthOf, lineOf, paragraphsOf, wordsOf } from '../../lib/application-form/answer-text.ts';
import { formatNumber } from '../../lib/format.ts';
import { useSite } from '../../lib/site.ts';
import styles from './questions.module.css';

/** Announced in steps of this many, once fewer than `near` are left. */
const step = 10;
const near = 30;

interface LimitCounterProps {
  id: string;
  question: TextSettings & { readonly max: number };
  value: unknown;
}

/** How much of a limit a text uses, in the unit that the question counts. */
export function LimitCounter({ id, question, value }: LimitCounterProps) {
  const { t } = useTranslation('questions');
  const { language } = useSite();
  const { kind, unit = 'characters', max } = question;
  const typed = typeof value === 'string' ? value : '';
  const text = kind === 'longText' ? paragraphsOf(typed) : lineOf(typed);
  const length = unit === 'words' ? wordsOf(text) : lengthOf(text);
  const left = max - length;
  const announced = Math.max(Math.ceil(left / step) * step, 0);
  const used = { length: formatNumber(length, language), max: formatNumber(max, language) };
  return (
    <p className={styles['counter']} data-over={left < 0 ? '' : undefined}>
      <span id={id}>{unit === 'words' ? t('counter.words', used) : t('counter.characters', used)}</span>
      <output className="visually-hidden">
        {left < 0 &&
          (unit === 'words' ? t('over.words', { count: -left }) : t('over.characters', { count: -left }))}
        {left >= 0 &&
          left < near &&
          (unit === 'words'
            ? t('left.words', { count: announced })
            : t('left.characters', { count: announced }))}
      </output>
    </p>
  );
}
