import { showState } from '../../../graphql/client/show-state.ts';
import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router';
import { useReread } from '../../../graphql/client/reread.ts';
import { mutateCall } from '../../../../shared/config/calls/call-for-application-calls.ts';
import { duplicatePost } from '../../../../shared/config/calls/content-calls.ts';
import type { Language } from '../../../../shared/config/locales.ts';
import type { OwnCallFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import type { ClosingChange } from '../call-steps/closing-dialog.tsx';
import { callAddress } from '../call-steps/call-address.ts';
import { type Failure, type RowMessage, useRowCalls } from '../../../content/own-records/use-row-calls.ts';
import { send } from '../../../lib/api/send.ts';
import { useSite } from '../../../lib/site.ts';
import type { Step } from '../call-steps/steps.ts';

type Row = OwnCallFieldsFragment;

/** Callbacks of a dialog that asked before a step. */
interface Asking {
  /** Closes it: what is read out outside of an open dialog is not heard. */
  readonly onDone: () => void;
  /** Called instead of announcing why the step was refused. */
  readonly onFailure: (failure: Failure) => void;
}

interface CallSteps {
  readonly outcome: RowMessage | undefined;
  readonly busyId: number | undefined;
  readonly run: (row: Row, step: Step, values?: ClosingChange, asking?: Asking) => Promise<void>;
  readonly translate: (row: Row, language: Language) => Promise<void>;
}

/** Takes steps with one’s own calls; the list is then read again, since order, total or dates may change. */
export function useCallSteps(): CallSteps {
  const { language } = useSite();
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const reread = useReread();
  const { outcome, busyId, during } = useRowCalls();
  const openForm = async (id: number) => navigate(callAddress(language, id));

  return {
    outcome,
    busyId,
    async run(row, step, values = {}, asking) {
      const { id, version } = row;
      const call = await during(
        row,
        send(mutateCall, { action: step, id, version, ...values }),
        asking?.onFailure,
      );
      if (!call) return;
      asking?.onDone();
      if (step === 'duplicate') {
        await openForm(call.id);
        return;
      }
      showState(cache, call);
      await reread();
    },
    async translate(row, target) {
      const copy = await during(row, send(duplicatePost, { id: row.id, language: target }));
      if (copy) await openForm(copy.id);
    },
  };
}
