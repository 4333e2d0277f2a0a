import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { grantLateLink } from '../../../../shared/config/calls/late-link-calls.ts';
import { type Language, languages } from '../../../../shared/config/locales.ts';
import { FieldError } from '../../../components/form/field-error.tsx';
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import formStyles from '../../../components/form/form.module.css';
import { TextField } from '../../../components/form/text-field.tsx';
import { useProblemFocus } from '../../../components/form/use-problem-focus.ts';
import { DayAndTimeFields } from '../../../components/instants/day-and-time.tsx';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import type { StageVariables } from '../../../components/stages/stage-address.ts';
import { send } from '../../../lib/api/send.ts';
import { useSite } from '../../../lib/site.ts';
import type { TeamCall } from '../received/list/use-team-call.ts';
import styles from './late-links.module.css';
import { postedText } from '../../../lib/posted-text.ts';

const languageKeys = { fr: 'language.fr', en: 'language.en' } as const satisfies Record<Language, string>;

interface LateLinkDialogProps {
  /** Call and stage. */
  variables: StageVariables;
  /** Time zone of the call. */
  zone: string;
  calls: TeamCall;
  /** The last instant that may be chosen. */
  last: string;
  onClose: () => void;
}

/** Who may send after the closing, until when, and why. */
export function LateLinkDialog({ variables, zone, calls, last, onClose }: LateLinkDialogProps) {
  const { t } = useTranslation('lateLinks');
  const { language } = useSite();
  const id = useId();
  const instant = useInstantText();
  const problems = useProblemFocus(calls.outcome);
  const [until, setUntil] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    event.stopPropagation();
    const form = new FormData(event.currentTarget);
    const body = {
      ...variables,
      email: postedText(form, 'email'),
      mailLanguage: postedText(form, 'mailLanguage'),
      reason: postedText(form, 'reason'),
      until: until ?? '',
    };
    if (await calls.run(send(grantLateLink, body), t('granted', { email: body.email.trim() }))) onClose();
  }

  return (
    <Dialog title={t('dialog.title')} closeText={t('dialog.cancel')} onClose={onClose}>
      <form ref={problems} noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
        <p>{t('dialog.lead')}</p>
        <TextField
          id={`${id}-email`}
          name="email"
          type="email"
          label={t('dialog.email')}
          hint={t('dialog.emailHint')}
          error={calls.errors['email']}
        />
        <fieldset className={formStyles['field']}>
          <legend>{t('dialog.language')}</legend>
          <p className={formStyles['hint']}>{t('dialog.languageHint')}</p>
          {languages.map((each) => (
            <label key={each} className={formStyles['check']}>
              <input type="radio" name="mailLanguage" value={each} defaultChecked={each === language} />
              {t(languageKeys[each])}
            </label>
          ))}
        </fieldset>
        <fieldset
          className={formStyles['field']}
          data-invalid={calls.errors['until'] ? '' : undefined}
          aria-describedby={`${id}-until-hint`}
        >
          <legend>{t('dialog.until')}</legend>
          <p id={`${id}-until-hint`} className={formStyles['hint']}>
            {t('dialog.untilHint', { instant: instant(last, zone) })}
          </p>
          <FieldError id={`${id}-until-error`} text={calls.errors['until']} />
          <DayAndTimeFields
            id={`${id}-until`}
            value={until}
            onChange={setUntil}
            zone={zone}
            isLast
            isInvalid={calls.errors['until'] !== undefined}
            describedBy={`${id}-until-error`}
          />
        </fieldset>
        <FieldFrame
          id={`${id}-reason`}
          label={t('dialog.reason')}
          hint={t('dialog.reasonHint')}
          error={calls.errors['reason']}
        >
          {(described) => (
            <textarea
              {...described}
              id={`${id}-reason`}
              name="reason"
              rows={3}
              maxLength={limits.lateLinks.reason}
              className={formStyles['input']}
            />
          )}
        </FieldFrame>
        <FieldError
          id={`${id}-failure`}
          text={calls.result?.kind === 'failure' ? calls.result.text : undefined}
          isAlert
        />
        <Button busy={calls.isBusy}>{t('dialog.grant')}</Button>
      </form>
    </Dialog>
  );
}
