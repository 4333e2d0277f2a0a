import { showState } from '../../graphql/client/show-state.ts';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useReread } from '../../graphql/client/reread.ts';
import { duplicatePost } from '../../../shared/config/calls/content-calls.ts';
import type { Language } from '../../../shared/config/locales.ts';
import type { OwnRecordFieldsFragment } from '../../../shared/graphql/generated/operations.ts';
import { send } from '../../lib/api/send.ts';
import { useSite } from '../../lib/site.ts';
import { useOwnType } from './own-type.ts';
import { type Step, stepTexts } from './steps.ts';
import { type RowMessage, useRowCalls } from './use-row-calls.ts';

type Row = OwnRecordFieldsFragment;

interface Steps {
  /** Result of the last step, for the live region. */
  readonly outcome: RowMessage | undefined;
  /** The row whose step is under way. */
  readonly busyId: number | undefined;
  readonly run: (row: Row, step: Step) => Promise<void>;
  readonly duplicate: (row: Row, language: Language) => Promise<void>;
}

/**
 * Takes steps with records of one’s own. An answer updates the record by its id; what the screen shows is then read again, since
 * order, total or form may change.
 * @param onDone in the place of reading again, after a step that succeeded, with what is said of it
 */
export function useSteps(onDone?: (step: Step, text: string) => Promise<void>): Steps {
  const { t } = useTranslation('ownRecords');
  const { language } = useSite();
  const { take, formAddress } = useOwnType();
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const reread = useReread();
  const { outcome, busyId, setOutcome, during } = useRowCalls();
  return {
    outcome,
    busyId,
    async run(row, step) {
      const { id, version, title } = row;
      const record = await during(row, take(step, { id, version }));
      if (!record) return;
      showState(cache, { ...record, id });
      const text = t(stepTexts[step].done, { title });
      setOutcome({ kind: 'success', text, rowId: id });
      await (onDone ? onDone(step, text) : reread());
    },
    async duplicate(row, target) {
      const copy = await during(row, send(duplicatePost, { id: row.id, language: target }));
      if (copy) await navigate(formAddress(language, copy.id));
    },
  };
}
