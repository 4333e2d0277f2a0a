import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReread } from '../../graphql/client/reread.ts';
import type { ActionMessage } from '../../components/ui/action-result.tsx';
import type { Outcome } from '../../lib/api/sender.ts';

export interface MembershipAction {
  /** Why the last action failed, for the live region; the frame says what succeeded. */
  readonly message: ActionMessage | undefined;
  readonly isBusy: boolean;
  /** @param failed what the answer says that was not done */
  readonly run: <Answer>(
    call: Promise<Outcome<Answer>>,
    failed?: (answer: Answer) => string | undefined,
  ) => Promise<Outcome<Answer>>;
}

/** Sends a change of a membership; the lists are then read again, also after a refusal, which another change may explain. */
export function useMembershipAction(): MembershipAction {
  const { t } = useTranslation('structures');
  const reread = useReread();
  const [message, setMessage] = useState<ActionMessage>();
  const [isBusy, setBusy] = useState(false);
  return {
    message,
    isBusy,
    async run(call, failed) {
      setBusy(true);
      setMessage(undefined);
      const outcome = await call;
      await reread();
      setBusy(false);
      if (outcome.kind === 'done') {
        const text = failed?.(outcome.data);
        if (text !== undefined) setMessage({ kind: 'failure', text });
      } else {
        const refusal = outcome.kind === 'refused' ? outcome.refusal : undefined;
        setMessage({
          kind: 'failure',
          text: refusal?.message ?? t('unreachable'),
          link:
            refusal?.code === 'profile_not_published' ? { to: 'noProfile', text: t('toProfile') } : undefined,
        });
      }
      return outcome;
    },
  };
}
