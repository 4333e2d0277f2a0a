import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { askLetter, cancelLetter, remindLetter } from '../../../../shared/config/calls/letter-calls.ts';
import type { BodyOf } from '../../../../shared/config/calls/types.ts';
import { ApplicationFieldsDocument } from '../../../../shared/graphql/generated/documents/application-fields.ts';
import { writeRecord } from '../../../graphql/client/write-record.ts';
import { send } from '../../../lib/api/send.ts';

type Row = typeof askLetter | typeof cancelLetter | typeof remindLetter;

export interface LetterCalls {
  readonly isBusy: boolean;
  /** Why the last call was refused. */
  readonly message: string | undefined;
  /** Texts of what is wrong, by field. */
  readonly problems: Readonly<Record<string, string>>;
  /** @param name of the referee, for the confirmation @returns whether it was done */
  readonly run: <Called extends Row>(row: Called, body: BodyOf<Called>, name: string) => Promise<boolean>;
  readonly forget: () => void;
}

/** Calls about letters: what they answer is the application as it now is. */
export function useLetterCalls(): LetterCalls {
  const { t } = useTranslation('letters');
  const { cache } = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});

  function forget(): void {
    setMessage(undefined);
    setProblems({});
  }

  async function run<Called extends Row>(row: Called, body: BodyOf<Called>, name: string): Promise<boolean> {
    forget();
    setIsBusy(true);
    const outcome = await send(row as typeof askLetter, body as BodyOf<typeof askLetter>, { about: name });
    setIsBusy(false);
    if (outcome.kind === 'done') {
      if (outcome.data) writeRecord(cache, ApplicationFieldsDocument, outcome.data);
      return true;
    }
    setMessage(outcome.kind === 'refused' ? outcome.refusal.message : t('unreachable'));
    if (outcome.kind === 'refused')
      setProblems(Object.fromEntries(outcome.refusal.fields.map((field) => [field.path, field.message])));
    return false;
  }

  return { isBusy, message, problems, run, forget };
}
