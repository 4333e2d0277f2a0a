import { useApolloClient } from '@apollo/client/react';
import { CallDraftFieldsDocument } from '../../../../shared/graphql/generated/documents/call-draft-fields.ts';
import { writeRecord } from '../../../graphql/client/write-record.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { mutateCall } from '../../../../shared/config/calls/call-for-application-calls.ts';
import { duplicatePost } from '../../../../shared/config/calls/content-calls.ts';
import type { Language } from '../../../../shared/config/locales.ts';
import { routes } from '../../../../shared/config/routes.ts';
import type { BodyOf } from '../../../../shared/config/calls/types.ts';
import { useRecordFormParts } from '../../../components/record-form/record-form-context.ts';
import { send } from '../../../lib/api/send.ts';
import type { Outcome } from '../../../lib/api/sender.ts';
import { useSite } from '../../../lib/site.ts';
import { callAddress } from '../call-steps/call-address.ts';

type Body = BodyOf<typeof mutateCall>;
/** Steps of the panel besides publishing. */
export type PanelStep = Exclude<Body['action'], 'save' | 'ready' | 'publish' | 'schedule' | 'duplicate'>;

interface CallStepsOfPanel {
  /** Why the last step failed. */
  failure: string | undefined;
  isBusy: boolean;
  take: (action: PanelStep, change?: Pick<Body, 'closesAt' | 'reason'>) => Promise<Outcome>;
  /** Makes a new call of it, and opens it. */
  duplicate: () => Promise<void>;
  /** Begins it in another language, and opens that. */
  translate: (language: Language) => Promise<void>;
  /** Saves what is in the form, of a call that the public does not see. */
  save: () => Promise<void>;
}

/** @param onStep after a step that leaves the call where it is */
export function useCallSteps(id: number, isPublic: boolean, onStep: () => Promise<void>): CallStepsOfPanel {
  const { t } = useTranslation('callForm');
  const { language } = useSite();
  const { editor } = useRecordFormParts().form;
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    if (!isPublic) await editor.flush();
    // Changes that cannot be saved remain on this device.
    else await editor.keep();
  }

  async function during<Answer>(work: () => Promise<Outcome<Answer>>): Promise<Outcome<Answer>> {
    setBusy(true);
    setFailure(undefined);
    await save();
    const outcome = await work();
    setBusy(false);
    if (outcome.kind === 'refused') setFailure(outcome.refusal.fields[0]?.message ?? outcome.refusal.message);
    if (outcome.kind === 'unreachable') setFailure(t('unreachable'));
    return outcome;
  }

  return {
    failure,
    isBusy,
    save,
    async take(action, change = {}) {
      const outcome = await during(async () => {
        const version = editor.state().save.record.version ?? 0;
        return send(mutateCall, { action, id, version, ...change });
      });
      if (outcome.kind !== 'done') return outcome;
      writeRecord(cache, CallDraftFieldsDocument, outcome.data);
      if (action === 'delete') await navigate(routes.ownCalls[language]);
      else await onStep();
      return outcome;
    },
    async duplicate() {
      const outcome = await during(async () => send(mutateCall, { action: 'duplicate', id }));
      if (outcome.kind === 'done') await navigate(callAddress(language, outcome.data.id));
    },
    async translate(target) {
      const outcome = await during(async () => send(duplicatePost, { id, language: target }));
      if (outcome.kind === 'done') await navigate(callAddress(language, outcome.data.id));
    },
  };
}
