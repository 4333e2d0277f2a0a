import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { FormDocument } from '../../../../shared/application-form/form-document.ts';
import { mutateApplication } from '../../../../shared/config/calls/application-calls.ts';
import { applicationPresence } from '../../../../shared/config/calls/co-writer-calls.ts';
import { ApplicationDocument } from '../../../../shared/graphql/generated/documents/application.ts';
import { ApplicationFieldsDocument } from '../../../../shared/graphql/generated/documents/application-fields.ts';
import { writeRecord } from '../../../graphql/client/write-record.ts';
import { send } from '../../../lib/api/send.ts';
import type { RecordCalls } from '../../../lib/record-form/create-editor.ts';
import { saveAnswerOf } from '../../../lib/record-form/save-answer.ts';
import {
  type AnsweredApplication,
  confirmedIn,
  confirmedKey,
  savedApplication,
} from './application-definition.ts';

/** Who else has the form open, and the version of the answers. */
export interface Presence {
  readonly version: number;
  readonly writers: readonly string[];
}

/** Characters: browsers refuse longer bodies of requests that outlive their page. */
const longestKeptAlive = 20_000;

/** How the form of an application reaches it. Several people write one without a lock: saves merge by question. */
export function useApplicationCalls(
  form: FormDocument,
  onPresence: (presence: Presence) => void,
): RecordCalls {
  const client = useApolloClient();
  const savedOf = (application: AnsweredApplication) => savedApplication(form, application);
  const [calls] = useState(
    (): RecordCalls => ({
      async save({ idempotencyKey, id = 0, version = 0, changes }) {
        const { [confirmedKey]: _, ...changed } = changes;
        const answers = JSON.stringify({ ...confirmedIn(changes), ...changed });
        const keepalive = document.visibilityState === 'hidden' && answers.length < longestKeptAlive;
        const outcome = await send(
          mutateApplication,
          { action: 'save', id, version, answers },
          { idempotencyKey, requestsSignIn: false, keepalive },
        );
        if (outcome.kind === 'done' && outcome.data)
          writeRecord(client.cache, ApplicationFieldsDocument, outcome.data);
        return saveAnswerOf(outcome, (application) => savedOf(application as AnsweredApplication));
      },
      async read(id) {
        try {
          const { data } = await client.query({
            query: ApplicationDocument,
            variables: { id },
            fetchPolicy: 'network-only',
          });
          return data?.passerelleApplication ? savedOf(data.passerelleApplication) : undefined;
        } catch {
          return undefined;
        }
      },
      // Not a lock: several people may write. It reports who has the form open.
      async lock(id, action) {
        const leaves = action === 'release';
        const outcome = await send(
          applicationPresence,
          { id, leaves },
          { requestsSignIn: false, keepalive: leaves },
        );
        if (outcome.kind !== 'done') return { outcome: 'unknown' };
        if (!leaves) onPresence(outcome.data);
        return { outcome: 'mine' };
      },
    }),
  );
  return calls;
}
