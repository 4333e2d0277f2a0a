import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionReference } from '../../../components/questions/question-reference.ts';
import { readableAnswer } from '../../../components/questions/readable-answer.ts';
import type { ReadAnswer } from './application-definition.ts';

/** Writes answers as people read them. */
export function useReadAnswer(reference: QuestionReference): ReadAnswer {
  const { t } = useTranslation('questions');
  return useCallback(
    (question, answer, language) =>
      readableAnswer(question, answer, { reference, language, yes: t('yes'), no: t('no') }),
    [reference, t],
  );
}
