import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import choices from '../../../../../wp-plugin/config/choices.json' with { type: 'json' };
import { reportMember } from '../../../../shared/config/calls/member-calls.ts';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { type ActionMessage, ActionResult } from '../../../components/ui/action-result.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { send } from '../../../lib/api/send.ts';
import { useProblemText } from '../../../lib/record-form/use-problem-text.ts';
import { useSite } from '../../../lib/site.ts';
import styles from './contact.module.css';
import { postedText } from '../../../lib/posted-text.ts';

/** Tells the team about a member. */
export function ReportForm({ memberId, name }: { memberId: number; name: string }) {
  const { t } = useTranslation('members');
  const { language } = useSite();
  const problemText = useProblemText();
  const [result, setResult] = useState<ActionMessage>();
  const [problems, setProblems] = useState<Partial<Record<'reason' | 'text', string>>>({});
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const posted = new FormData(form);
    const reason = postedText(posted, 'reason');
    setResult(undefined);
    setProblems(reason === '' ? { reason: problemText('required') } : {});
    if (reason === '') {
      form.querySelector('select')?.focus();
      return;
    }
    setBusy(true);
    const outcome = await send(reportMember, {
      memberId,
      reason,
      text: postedText(posted, 'text'),
    });
    setBusy(false);
    if (outcome.kind === 'done') {
      form.reset();
      return;
    }
    const refusal = outcome.kind === 'refused' ? outcome.refusal : undefined;
    setProblems(Object.fromEntries((refusal?.fields ?? []).map(({ path, message }) => [path, message])));
    setResult({ kind: 'failure', text: refusal?.message ?? t('contact.unreachable') });
  }

  return (
    <section aria-labelledby="report" className={styles['section']}>
      <h2 id="report">{t('report.title')}</h2>
      <p>{t('report.explain', { name })}</p>
      {/* Before its script runs the browser sends nothing: a report must never be in an address. */}
      <form method="dialog" noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
        <SelectField
          id="reason"
          name="reason"
          label={t('report.reason')}
          emptyLabel={t('report.choose')}
          error={problems.reason}
          required
          options={Object.entries(choices.reportReason).map(([value, label]) => ({
            value,
            label: label[language],
          }))}
        />
        <TextField
          id="text"
          name="text"
          type="textarea"
          label={t('report.text')}
          hint={t('report.textHint')}
          error={problems.text}
        />
        <Button kind="secondary" busy={isBusy}>
          {t('report.send')}
        </Button>
        <ActionResult kind={result?.kind} text={result?.text} />
      </form>
    </section>
  );
}
