import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlLanguage, type Language } from '../../../../shared/config/locales.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ClosingDialog } from '../call-steps/closing-dialog.tsx';
import { OfflineDialog, takesOfflineForTeam } from '../call-steps/offline-dialog.tsx';
import { DeleteDialog } from '../../../content/own-records/delete-dialog.tsx';
import styles from './call-form.module.css';
import type { CallDraft } from './call-mode.ts';
import type { PanelStep, useCallSteps } from './use-call-steps.ts';

const buttons = ['unready', 'unschedule', 'extend', 'closeEarly', 'offline', 'online', 'delete'] as const;
type ButtonStep = (typeof buttons)[number];
const keys = {
  unready: 'step.unready',
  unschedule: 'step.unschedule',
  extend: 'step.extend',
  closeEarly: 'step.closeEarly',
  offline: 'step.offline',
  online: 'step.online',
  delete: 'step.delete',
} as const satisfies Record<PanelStep, string>;

interface PanelButtonsProps {
  draft: CallDraft;
  steps: ReturnType<typeof useCallSteps>;
}

/** The steps that the content system offers now. Those that change dates, need a reason or cannot be undone ask first. */
export function PanelButtons({ draft, steps }: PanelButtonsProps) {
  const { t } = useTranslation('callForm');
  const [asked, setAsked] = useState<ButtonStep>();
  const { allowedActions } = draft;
  const language = draft.language as Language;
  const close = () => setAsked(undefined);

  function press(step: ButtonStep): void {
    if (step === 'unready' || step === 'unschedule' || step === 'online') void steps.take(step);
    else if (step === 'offline' && !takesOfflineForTeam(draft)) void steps.take(step);
    else setAsked(step);
  }

  return (
    <div className={styles['publication']}>
      <h3>{t('panel.more')}</h3>
      <div className={styles['buttons']}>
        {buttons
          .filter((step) => allowedActions.includes(step))
          .map((step) => (
            <Button
              key={step}
              type="button"
              kind={step === 'delete' ? 'quiet' : 'secondary'}
              busy={steps.isBusy}
              onClick={() => press(step)}
            >
              {t(keys[step])}
            </Button>
          ))}
        {allowedActions.includes('duplicate') && (
          <Button type="button" kind="quiet" busy={steps.isBusy} onClick={() => void steps.duplicate()}>
            {t('step.duplicate')}
          </Button>
        )}
      </div>
      {(asked === 'extend' || asked === 'closeEarly') && (
        <ClosingDialog
          action={asked}
          call={draft}
          run={async (change) => steps.take(asked, change)}
          onClose={close}
        />
      )}
      {asked === 'offline' && (
        <OfflineDialog call={draft} run={async (change) => steps.take('offline', change)} onClose={close} />
      )}
      {asked === 'delete' && (
        <DeleteDialog
          row={{ ...draft, language: graphqlLanguage(language) }}
          onClose={close}
          onDelete={() => {
            close();
            void steps.take('delete');
          }}
        />
      )}
    </div>
  );
}
