import { showState } from '../../graphql/client/show-state.ts';
import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router';
import { useReread } from '../../graphql/client/reread.ts';
import { duplicatePost } from '../../../shared/config/calls/content-calls.ts';
import type { Language } from '../../../shared/config/locales.ts';
import type { OwnRecordFieldsFragment } from '../../../shared/graphql/generated/operations.ts';
import { send } from '../../lib/api/send.ts';
import { useSite } from '../../lib/site.ts';
import { useOwnType } from './own-type.ts';
import type { Step } from './steps.ts';
import { type RowMessage, useRowCalls } from './use-row-calls.ts';

type Row = OwnRecordFieldsFragment;

interface Steps {
  /** Why the last step failed, for the live region. */
  readonly outcome: RowMessage | undefined;
  /** The row whose step is under way. */
  readonly busyId: number | undefined;
  readonly run: (row: Row, step: Step) => Promise<void>;
  readonly duplicate: (row: Row, language: Language) => Promise<void>;
}

/**
 * Takes steps with records of one’s own. An answer updates the record by its id; what the screen shows is then read again, since
 * order, total or form may change.
 * @param onDone in the place of reading again, after a step that succeeded
 */
export function useSteps(onDone?: (step: Step) => Promise<void>): Steps {
  const { language } = useSite();
  const { take, formAddress } = useOwnType();
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const reread = useReread();
  const { outcome, busyId, during } = useRowCalls();
  return {
    outcome,
    busyId,
    async run(row, step) {
      const record = await during(row, take(step, row));
      if (!record) return;
      showState(cache, { ...record, id: row.id });
      await (onDone ? onDone(step) : reread());
    },
    async duplicate(row, target) {
      const copy = await during(row, send(duplicatePost, { id: row.id, language: target }));
      if (copy) await navigate(formAddress(language, copy.id));
    },
  };
}
