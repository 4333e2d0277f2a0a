import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReread } from '../../graphql/client/reread.ts';
import type { ActionMessage } from '../../components/ui/action-result.tsx';
import type { Outcome } from '../../lib/api/sender.ts';

export interface MembershipAction {
  /** Result of the last action, for the live region. */
  readonly message: ActionMessage | undefined;
  readonly isBusy: boolean;
  /** @param text said when it is done, or what makes it of the answer */
  readonly run: <Answer>(
    call: Promise<Outcome<Answer>>,
    text: string | ((answer: Answer) => ActionMessage),
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
    async run(call, text) {
      setBusy(true);
      setMessage(undefined);
      const outcome = await call;
      await reread();
      setBusy(false);
      if (outcome.kind === 'done')
        setMessage(typeof text === 'string' ? { kind: 'success', text } : text(outcome.data));
      else {
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
