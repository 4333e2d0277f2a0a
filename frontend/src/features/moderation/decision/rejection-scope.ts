import type { ParseKeys } from 'i18next';
import type { ModerationRowFragment } from '../../../../shared/graphql/generated/operations.ts';

export type RejectableItem = Pick<ModerationRowFragment, 'target' | 'titles' | 'status'>;

const keys = {
  waiting: 'decide.rejectsWaiting',
  approved: 'decide.rejectsApproved',
} as const satisfies Record<string, ParseKeys<'moderation'>>;

/** @returns the key of the text that says which languages a rejection concerns; undefined where it concerns one */
export function rejectionScopeKey(items: readonly RejectableItem[]) {
  const translated = items.filter(
    ({ target, titles }) => target === 'record' && titles.fr !== null && titles.en !== null,
  );
  if (translated.length === 0) return undefined;
  return translated.some(({ status }) => status === 'valid') ? keys.approved : keys.waiting;
}
