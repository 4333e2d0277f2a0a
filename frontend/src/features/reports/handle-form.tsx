import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { handleReport } from '../../../shared/config/calls/report-calls.ts';
import { administrators } from '../../../shared/config/rights.ts';
import { can } from '../../../shared/config/can.ts';
import type { PasserelleReportOutcome } from '../../../shared/graphql/generated/operations.ts';
import { TextField } from '../../components/form/text-field.tsx';
import { ActionResult } from '../../components/ui/action-result.tsx';
import { Button } from '../../components/ui/button.tsx';
import { RouteLink } from '../../components/ui/route-link.tsx';
import { send } from '../../lib/api/send.ts';
import { useProblemText } from '../../lib/record-form/use-problem-text.ts';
import { useMember } from '../../lib/use-member.ts';
import { outcomeKeys, type Report } from './report.ts';
import styles from './reports.module.css';
import { postedText } from '../../lib/posted-text.ts';

interface HandleFormProps {
  report: Report;
  /** Name of the reported member. */
  name: string;
  onResult: (failure: string | undefined) => Promise<void>;
  onCancel: () => void;
}

type Field = 'note' | 'reason';

/** Form for the decision about a report. It takes the focus when it opens. */
export function HandleForm({ report, name, onResult, onCancel }: HandleFormProps) {
  const { t } = useTranslation('reports');
  const problemText = useProblemText();
  const member = useMember();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<PasserelleReportOutcome>('no_consequence');
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const needsReason = outcome === 'profile_offline' && report.reported.isPublic;
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const texts = textsOf(event.currentTarget, needsReason);
    const missing = (Object.keys(texts) as Field[]).filter((field) => texts[field] === '');
    if (missing.length > 0) {
      showProblems(Object.fromEntries(missing.map((field) => [field, problemText('required')])));
      return;
    }
    setBusy(true);
    const body = { id: report.id, version: report.version, outcome, note: '', ...texts };
    const result = await send(handleReport, body, { about: name });
    setBusy(false);
    if (result.kind === 'done') {
      await onResult(undefined);
    } else if (result.kind === 'unreachable') {
      setFailure(t('unreachable'));
    } else if (result.refusal.fields.length > 0) {
      showProblems(Object.fromEntries(result.refusal.fields.map(({ path, message }) => [path, message])));
    } else {
      await onResult(result.refusal.message);
    }
  }

  function showProblems(found: Partial<Record<Field, string>>): void {
    setProblems(found);
    setFailure(undefined);
    const [first] = Object.keys(found);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <form ref={form} noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
      {report.outcomes.length > 1 ? (
        <fieldset className={styles['group']}>
          <legend>{t('outcome')}</legend>
          {report.outcomes.map((each) => (
            <label key={each} className={styles['option']}>
              <input
                type="radio"
                name="outcome"
                checked={outcome === each}
                onChange={() => setOutcome(each)}
              />
              {t(outcomeKeys[each])}
            </label>
          ))}
        </fieldset>
      ) : (
        <p className={styles['note']}>{t('measuresElsewhere')}</p>
      )}
      {can(member, administrators) && !report.reported.isClosed && (
        <p className={styles['note']}>
          {t('closing')} <RouteLink to="administration">{t('toAdministration')}</RouteLink>
        </p>
      )}
      {needsReason && (
        <TextField
          id={`${id}-reason`}
          name="reason"
          type="textarea"
          label={t('reason')}
          hint={t('reasonHint', { name })}
          error={problems.reason}
          required
        />
      )}
      <TextField
        id={`${id}-note`}
        name="note"
        type="textarea"
        label={t('note')}
        hint={t('noteHint')}
        error={problems.note}
        required
      />
      <div className={styles['actions']}>
        <Button busy={isBusy}>{t('save')}</Button>
        <Button type="button" kind="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
      <ActionResult kind={failure ? 'failure' : undefined} text={failure} />
    </form>
  );
}

function textsOf(form: HTMLFormElement, needsReason: boolean): Partial<Record<Field, string>> {
  const posted = new FormData(form);
  const text = (field: Field): string => postedText(posted, field).trim();
  return { ...(needsReason && { reason: text('reason') }), note: text('note') };
}
