import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { saveDecisionSettings } from '../../../../shared/config/calls/decision-calls.ts';
import { DecisionsDocument } from '../../../../shared/graphql/generated/documents/decisions.ts';
import type { DecisionsFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { FieldError } from '../../../components/form/field-error.tsx';
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import form from '../../../components/form/form.module.css';
import { useProblemFocus } from '../../../components/form/use-problem-focus.ts';
import { DayAndTimeFields } from '../../../components/instants/day-and-time.tsx';
import tool from '../../../components/list/tool.module.css';
import { Screen } from '../../../components/screen/screen.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useReread } from '../../../graphql/client/reread.ts';
import { useRead } from '../../../graphql/client/use-read.ts';
import type { Outcome } from '../../../lib/api/sender.ts';
import { send } from '../../../lib/api/send.ts';
import { kindKeys, kindsAt } from '../decision-keys.ts';
import { DecisionLinks, type DecisionsProps } from '../decision-links.tsx';
import styles from '../decisions.module.css';
import { saveFailure } from '../save-failure.ts';
import { LetterEditor } from './letter-editor.tsx';
import { ResultSettings } from './result-settings.tsx';

/** Letters and dates of the decisions of a call. */
export function Letters({ variables }: DecisionsProps) {
  const { t } = useTranslation('decisions');
  const { passerelleDecisions: decisions } = useRead(DecisionsDocument, variables);
  if (!decisions) return null;
  return (
    <Screen title={t('lettersTitle')} lead={decisions.callTitle}>
      <DecisionLinks decisions={decisions} part="letters" />
      <p>{t('letters.lead')}</p>
      <SettingsForm key={`${decisions.stage} ${decisions.settings.version}`} decisions={decisions} />
    </Screen>
  );
}

function SettingsForm({ decisions }: { decisions: DecisionsFieldsFragment }) {
  const { t } = useTranslation('decisions');
  const { settings, callId, stage, zone } = decisions;
  const reread = useReread();
  const [letters, setLetters] = useState(settings.letters);
  const [confirmUntil, setConfirmUntil] = useState<string | null>(settings.confirmUntil);
  const [offerDays, setOfferDays] = useState(String(settings.offerDays));
  const [reviewDays, setReviewDays] = useState(String(settings.reviewDays));
  const [showsResults, setShowsResults] = useState(settings.showsResults);
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(settings.version > 0);
  const [outcome, setOutcome] = useState<Outcome>();
  const problems = useProblemFocus(outcome);
  const refusal = outcome?.kind === 'refused' ? outcome.refusal : undefined;
  const errors = errorsOf(refusal?.fields ?? []);

  const hasErrors = (kind: string) => Object.keys(errors).some((path) => path.startsWith(`letters.${kind}.`));

  function change(kind: string, language: string, part: { subject?: string; body?: string }): void {
    setLetters((before) =>
      before.map((each) => (each.kind === kind && each.language === language ? { ...each, ...part } : each)),
    );
    setSaved(false);
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setOutcome(undefined);
    const saved = await send(saveDecisionSettings, {
      callId,
      stage,
      confirmUntil: confirmUntil ?? '',
      letters: letters.map(({ kind, language, subject, body }) => ({ kind, language, subject, body })),
      offerDays: wholeNumber(offerDays),
      reviewDays: wholeNumber(reviewDays),
      showsResults,
      version: settings.version,
    });
    if (saved.kind === 'done') await reread();
    setOutcome(saved);
    setBusy(false);
  }

  const failure = saveFailure(outcome, {
    unreachable: t('unreachable'),
    stale: t('letters.stale'),
    problems: t('letters.problems'),
  });
  return (
    <form ref={problems} noValidate className={styles['form']} onSubmit={(event) => void save(event)}>
      <fieldset className={form['field']} data-invalid={errors['confirmUntil'] ? '' : undefined}>
        <legend>{t('letters.confirmUntil')}</legend>
        <p className={form['hint']} id="confirm-until-hint">
          {t('letters.confirmHint')}
        </p>
        <FieldError id="confirm-until-error" text={errors['confirmUntil']} />
        <DayAndTimeFields
          id="confirm-until"
          value={confirmUntil}
          onChange={(value) => {
            setConfirmUntil(value);
            setSaved(false);
          }}
          zone={zone ?? 'UTC'}
          isLast
          isInvalid={errors['confirmUntil'] !== undefined}
          describedBy="confirm-until-hint confirm-until-error"
        />
      </fieldset>
      <FieldFrame id="offer-days" label={t('letters.offerDays')} error={errors['offerDays']}>
        {(described) => (
          <input
            {...described}
            id="offer-days"
            type="number"
            min={1}
            max={limits.decisions.offerDaysMax}
            className={form['input']}
            value={offerDays}
            onChange={({ target }) => {
              setOfferDays(target.value);
              setSaved(false);
            }}
          />
        )}
      </FieldFrame>
      <ResultSettings
        reviewDays={reviewDays}
        showsResults={showsResults}
        error={errors['reviewDays']}
        onDays={(days) => {
          setReviewDays(days);
          setSaved(false);
        }}
        onShow={(shows) => {
          setShowsResults(shows);
          setSaved(false);
        }}
      />
      {kindsAt(decisions).map((kind, index) => (
        <details key={kind} className={tool['tool']} open={index === 0 || hasErrors(kind)}>
          <summary>{t(kindKeys[kind])}</summary>
          <div className={styles['pair']}>
            {letters
              .filter((letter) => letter.kind === kind)
              .map((letter) => (
                <LetterEditor
                  key={letter.language}
                  letter={letter}
                  errors={errors}
                  onChange={(part) => change(kind, letter.language, part)}
                />
              ))}
          </div>
        </details>
      ))}
      <FieldError id="settings-failure" text={failure} isAlert />
      <div className={styles['actions']}>
        <Button busy={isBusy}>{t('letters.save')}</Button>
        <output className={styles['status']}>{isSaved ? t('letters.saved') : ''}</output>
      </div>
    </form>
  );
}

const wholeNumber = (text: string): number => (/^\d{1,4}$/.test(text) ? Number(text) : -1);

/** Texts by path; an unknown field of a letter is named by the end of its path. */
function errorsOf(fields: readonly { path: string; message: string }[]): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const { path, message } of fields) {
    const at = path.indexOf('.{');
    const key = at === -1 ? path : path.slice(0, at);
    const text = at === -1 ? message : `${message} ${path.slice(at + 1)}`;
    errors[key] = errors[key] ? `${errors[key]} ${text}` : text;
  }
  return errors;
}
