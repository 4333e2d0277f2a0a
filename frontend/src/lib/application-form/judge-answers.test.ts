import { describe, expect, it } from 'vitest';
import type { FormDocument } from '../../../shared/application-form/form-document.ts';
import type { Answers } from './judge.ts';
import { judgeAnswers } from './judge-answers.ts';
import { answerGroups, contextOf, expanded, type Facts, formOf } from './testing/fixtures.ts';
import { sumsOf } from './testing/sums-of.ts';

const judged = (form: FormDocument, answers: Answers, facts: Facts, isSending: boolean): string[] =>
  judgeAnswers(form, answers, contextOf(facts, isSending)).map(({ path, code }) => `${path}: ${code}`);

describe.each(answerGroups)('$name', (group) => {
  it.each(group.cases.map((each) => [each]))('%j', ({ answers: short, draft, send, sums }) => {
    const form = formOf(group);
    const answers = expanded(short) as Answers;
    const facts = group.context ?? {};
    expect([judged(form, answers, facts, false), judged(form, answers, facts, true)]).toEqual([draft, send]);
    const shown = sumsOf(form, answers);
    expect(sums ?? shown).toEqual(shown);
  });
});
