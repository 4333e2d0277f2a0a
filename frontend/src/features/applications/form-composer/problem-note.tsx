import { useTranslation } from 'react-i18next';
import styles from './composer.module.css';
import type { ItemProblem } from './use-at.ts';

interface ProblemNoteProps {
  problems: readonly ItemProblem[];
  isOpen: boolean;
}

/** Parts whose problems are shown at no field. */
const withoutField = /^(?:|id|kind|questions|choices\.\d+\.id|columns\.\d+\.(?:id|kind))$/;

/** What is wrong with a section or question: all of it while its fields are not shown, else what no field shows. */
export function ProblemNote({ problems, isOpen }: ProblemNoteProps) {
  const { t } = useTranslation('formComposer');
  const shown = problems.filter(({ part, isError }) => !isOpen || !isError || withoutField.test(part));
  const texts = [...new Set(shown.map(({ text }) => text))];
  if (texts.length === 0) return null;
  return (
    <div className={styles['note']} data-error={shown.some(({ isError }) => isError) ? '' : undefined}>
      <p>{t('toFix')}</p>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
