import { useTranslation } from 'react-i18next';
import type { LettersControlProps } from '../../../components/questions/question-control.ts';
import { Imported } from '../../../components/record-form/imported.tsx';

const load = async () => (await import('./letters-answer.tsx')).LettersAnswer;

/** Letters of a question: a chunk of its own, as most forms ask for none. */
export function LettersControl({ id, path }: LettersControlProps) {
  const { t } = useTranslation('questions');
  return (
    <Imported load={load} props={{ id, question: path }}>
      <p id={id} tabIndex={-1} aria-busy="true">
        {t('loading')}
      </p>
    </Imported>
  );
}
