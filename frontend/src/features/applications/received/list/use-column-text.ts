import { useTranslation } from 'react-i18next';
import { readableProfile } from '../../../../../shared/application-form/readable-profile.ts';
import type { QuestionReference } from '../../../../components/questions/question-reference.ts';
import { useSite } from '../../../../lib/site.ts';
import { useReadAnswer } from '../../form/use-read-answer.ts';
import type { AskedQuestion } from './list-state.ts';

/** Longer answers are cut: they are read in the application. */
const longest = 160;

/** Writes an answer as a column shows it; '' where there is none. */
export function useColumnText(
  reference: QuestionReference,
): (question: AskedQuestion, answer: unknown) => string {
  const { t } = useTranslation('received');
  const { language } = useSite();
  const read = useReadAnswer(reference);
  return (question, answer) => {
    if (question.kind === 'file') return Array.isArray(answer) ? answer.join(', ') : '';
    if (question.kind === 'letter') return typeof answer === 'number' ? t('letters', { count: answer }) : '';
    if (question.kind === 'profileValue')
      return typeof answer === 'string'
        ? readableProfile(question.source, answer, { ...reference, language })
        : '';
    const text = read(question, answer, language);
    return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
  };
}
