import type { FormQuestion } from './form-document.ts';
import { type AnswerWords, readableAnswer } from './readable-answer.ts';

/** A counted answer to a statistical question as a text: yes and no are counted by these names. */
export const readableStatistic = (question: FormQuestion, key: string, words: AnswerWords): string =>
  readableAnswer(question, question.kind === 'yesNo' ? key === 'true' : key, words);
