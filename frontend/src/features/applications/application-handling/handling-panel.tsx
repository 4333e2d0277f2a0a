import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormDocument } from '../../../../shared/application-form/form-document.ts';
import {
  cancelCompletion,
  checkEligibility,
} from '../../../../shared/config/calls/application-handling-calls.ts';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { send } from '../../../lib/api/send.ts';
import { CompletionDialog } from './completion-dialog.tsx';
import type { Handling } from './handling.ts';
import styles from './handling.module.css';
import { IneligibleDialog } from './ineligible-dialog.tsx';
import { Standing } from './standing.tsx';
import { Timeline } from './timeline.tsx';
import { useHandlingStep } from './use-handling-step.ts';

interface HandlingPanelProps {
  handling: Handling;
  /** Who applies, for confirmations. */
  name: string;
  /** The form that was answered. */
  form: FormDocument;
  /** Time zone of the call. */
  zone: string;
}

/** How an application stands, what those who run the call can do with it, and what happened to it. */
export function HandlingPanel({ handling, name, form, zone }: HandlingPanelProps) {
  const { t } = useTranslation('applicationHandling');
  const instant = useInstantText();
  const step = useHandlingStep();
  const [opened, setOpened] = useState<'ineligible' | 'completion'>();
  const { id, version, steps, completion } = handling;
  const isAsked = completion !== null && !completion.isOver;
  const close = () => setOpened(undefined);
  return (
    <section className={styles['panel']} aria-labelledby="handling">
      <h2 id="handling">{t('title')}</h2>
      <Standing handling={handling} zone={zone} />
      {completion && (
        <div className={styles['asked']}>
          <p>{asked(completion)}</p>
          {completion.text !== '' && <blockquote className={styles['quoted']}>{completion.text}</blockquote>}
          {steps.includes('cancelCompletion') && (
            <Button type="button" kind="secondary" busy={step.isBusy} onClick={() => void cancel()}>
              {t('asked.cancel')}
            </Button>
          )}
        </div>
      )}
      {step.failure && (
        <p role="alert" className={styles['failure']}>
          {step.failure}
        </p>
      )}
      <div className={styles['steps']}>
        {steps.includes('findEligible') && (
          <Button type="button" busy={step.isBusy} onClick={() => void findEligible()}>
            {t('actions.eligible')}
          </Button>
        )}
        {steps.includes('findIneligible') && (
          <Button type="button" kind="secondary" onClick={() => setOpened('ineligible')}>
            {t('actions.ineligible')}
          </Button>
        )}
        {steps.includes('requestCompletion') && !isAsked && (
          <Button type="button" kind="secondary" onClick={() => setOpened('completion')}>
            {t('actions.complete')}
          </Button>
        )}
      </div>
      <Timeline entries={handling.timeline} form={form} zone={zone} />
      {opened === 'ineligible' && <IneligibleDialog handling={handling} name={name} onClose={close} />}
      {opened === 'completion' && (
        <CompletionDialog handling={handling} name={name} form={form} zone={zone} onClose={close} />
      )}
    </section>
  );

  async function findEligible(): Promise<void> {
    await step.take(() =>
      send(checkEligibility, { items: [{ id, version }], result: 'eligible' }, { about: name }),
    );
  }

  async function cancel(): Promise<void> {
    await step.take(() => send(cancelCompletion, { id, version }, { about: name }));
  }

  function asked({ reason, isOver, until }: NonNullable<typeof completion>): string {
    const at = { instant: instant(until, zone) };
    if (reason === 'requested') return t(isOver ? 'asked.over' : 'asked.title', at);
    return t(isOver ? 'asked.refusedOver' : 'asked.refused', at);
  }
}
