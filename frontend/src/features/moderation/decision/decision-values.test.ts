import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import {
  bodyOf,
  commonDecisions,
  decisionSchema,
  type DecisionValues,
  noDecision,
} from './decision-values.ts';

const tooLong = 'a'.repeat(limits.text.long + 1);

/** Codes by field. */
function problems(values: Partial<DecisionValues>, isAltering = false): Record<string, string> {
  try {
    decisionSchema(isAltering).validateSync({ ...noDecision, ...values }, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    return Object.fromEntries(inner.map(({ path, message }) => [path ?? '', message]));
  }
}

describe('a decision', () => {
  it('that alters a final one needs a note, or the comment for the author', () => {
    expect([
      problems({ status: 'pending' }, true),
      problems({ status: 'pending', note: ' ' }, true),
      problems({ status: 'to_edit', comment: 'Précisez.' }, true),
      problems({ status: 'valid', note: 'Par erreur.' }, true),
    ]).toEqual([{ note: 'comment_required' }, { note: 'comment_required' }, {}, {}]);
  });

  it.each<[Partial<DecisionValues>, Record<string, string>]>([
    [{}, { status: 'required' }],
    [{ status: 'draft' as 'valid' }, { status: 'required' }],
    [{ status: 'valid' }, {}],
    [{ status: 'to_edit' }, { comment: 'comment_required' }],
    [{ status: 'to_edit', comment: ' \n', note: 'Trop court' }, { comment: 'comment_required' }],
    [{ status: 'to_edit', comment: tooLong }, { comment: 'too_long' }],
    [{ status: 'valid', note: tooLong }, { note: 'too_long' }],
    [{ status: 'to_edit', comment: 'Une date' }, {}],
    [{ status: 'rejected' }, { rejectionReason: 'reason_required' }],
    [{ status: 'rejected', rejectionReason: 'spam' as 'other' }, { rejectionReason: 'reason_required' }],
    [{ status: 'rejected', rejectionReason: 'duplicate' }, {}],
    [{ status: 'rejected', rejectionReason: 'other' }, { rejectionText: 'reason_text_required' }],
    [{ status: 'rejected', rejectionReason: 'other', rejectionText: tooLong }, { rejectionText: 'too_long' }],
    // Fields of other decisions do not matter.
    [{ status: 'valid', comment: tooLong, rejectionReason: 'other', rejectionText: tooLong }, {}],
  ])('%o', (values, expected) => {
    expect(problems(values)).toEqual(expected);
  });

  const filled: DecisionValues = {
    status: 'valid',
    comment: ' Pour l’auteur ',
    field: 'title',
    note: ' Pour nous ',
    rejectionReason: 'other',
    rejectionText: ' Secret ',
  };
  it.each<[Partial<DecisionValues>, object]>([
    [{ status: 'valid' }, { status: 'valid', comment: 'Pour nous' }],
    [{ status: 'valid', note: ' ' }, { status: 'valid' }],
    [{ status: 'to_edit' }, { status: 'to_edit', comment: 'Pour l’auteur', field: 'title' }],
    [
      { status: 'to_edit', field: '' },
      { status: 'to_edit', comment: 'Pour l’auteur' },
    ],
    [
      { status: 'rejected' },
      { status: 'rejected', comment: 'Pour nous', rejectionReason: 'other', rejectionText: 'Secret' },
    ],
    [
      { status: 'rejected', rejectionReason: 'duplicate', note: '' },
      { status: 'rejected', rejectionReason: 'duplicate' },
    ],
  ])('sends only what belongs to it: %o', (values, body) => {
    expect(bodyOf({ ...filled, ...values })).toEqual(body);
  });

  it('is taken on several records where each allows it', () => {
    const first = { allowedActions: ['rejected', 'valid', 'to_edit'] as const };
    const second = { allowedActions: ['pending', 'rejected'] as const };
    expect(commonDecisions([first])).toEqual(['valid', 'to_edit', 'rejected']);
    expect(commonDecisions([first, second])).toEqual(['rejected']);
    expect(commonDecisions([first, { allowedActions: [] }])).toEqual([]);
  });
});
