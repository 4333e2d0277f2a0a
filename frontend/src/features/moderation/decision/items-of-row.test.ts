import { describe, expect, it } from 'vitest';
import { queueRow } from '../../../testing/sample-queue.ts';
import type { ModerationRowFragment } from '../../../../shared/graphql/generated/operations.ts';
import { itemsOfRow, oneRowEach } from './items-of-row.ts';

const english = { __typename: 'PasserelleModerationOther', id: 30, language: 'EN', version: 5, title: 'A' };
const french = { ...queueRow, others: [english] } as unknown as ModerationRowFragment;
const other = {
  ...french,
  id: 30,
  version: 5,
  others: [{ ...english, id: french.id }],
} as ModerationRowFragment;

describe('an item in two languages', () => {
  it('has one row, where its first language stands', () => {
    const alone = { ...french, id: 40, others: [] };
    const proposal = { ...other, target: 'proposal', others: [] } as ModerationRowFragment;
    expect(oneRowEach([alone, french, proposal, other])).toEqual([alone, french, proposal]);
  });

  it('is decided on with the version of each language', () => {
    expect(itemsOfRow(french).map(({ id, version, groupId }) => [id, version, groupId])).toEqual([
      [french.id, french.version, french.groupId],
      [30, 5, french.groupId],
    ]);
  });
});
