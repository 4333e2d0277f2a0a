import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReread } from '../../../graphql/client/reread.ts';
import type { Outcome } from '../../../lib/api/sender.ts';

interface CoWriterCalls {
  /** Why the last change failed, where no field says it. */
  readonly message: string | undefined;
  readonly isBusy: boolean;
  readonly run: <Answer>(call: Promise<Outcome<Answer>>) => Promise<Outcome<Answer>>;
}

/** Sends a change; the screen is then read again, also after a refusal, which another change may explain. */
export function useCoWriterCalls(): CoWriterCalls {
  const { t } = useTranslation('coWriters');
  const reread = useReread();
  const [message, setMessage] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  return {
    message,
    isBusy,
    async run(call) {
      setIsBusy(true);
      setMessage(undefined);
      const outcome = await call;
      await reread();
      setIsBusy(false);
      if (outcome.kind === 'unreachable') setMessage(t('unreachable'));
      if (outcome.kind === 'refused' && outcome.refusal.fields.length === 0)
        setMessage(outcome.refusal.message);
      return outcome;
    },
  };
}
