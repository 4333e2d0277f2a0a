import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { contactMember } from '../../../../shared/config/calls/member-calls.ts';
import { pathTo } from '../../../../shared/config/routes.ts';
import { botFields } from '../../../../shared/forms/bot-challenge.ts';
import { useBotCheck } from '../../../components/bot-check/use-bot-check.tsx';
import { CheckField } from '../../../components/form/check-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { type ActionMessage, ActionResult } from '../../../components/ui/action-result.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { send } from '../../../lib/api/send.ts';
import { useProblemText } from '../../../lib/record-form/use-problem-text.ts';
import { useSite } from '../../../lib/site.ts';
import { messageFields, type Problems, problemsOf } from './field-problems.ts';
import styles from './contact.module.css';
import { postedText } from '../../../lib/posted-text.ts';

/** A message to a member. What was typed stays after a refusal. */
export function MessageForm({ memberId }: { memberId: number }) {
  const { t } = useTranslation('members');
  const { language } = useSite();
  const problemText = useProblemText();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [result, setResult] = useState<ActionMessage>();
  const [isBusy, setBusy] = useState(false);
  const bot = useBotCheck(form);

  function refuse(found: Problems): void {
    setProblems(found);
    const first = messageFields.find((name) => found[name]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const posted = new FormData(event.currentTarget);
    const values = {
      subject: postedText(posted, 'subject'),
      message: postedText(posted, 'message'),
      consent: posted.has('consent'),
    };
    const found = problemsOf(values, problemText);
    refuse(found);
    setResult(undefined);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const outcome = await send(contactMember, { memberId, ...values, botProof: await bot.ready() });
    bot.renew();
    setBusy(false);
    if (outcome.kind === 'done') {
      form.current?.reset();
      return;
    }
    const refusal = outcome.kind === 'refused' ? outcome.refusal : undefined;
    refuse(Object.fromEntries((refusal?.fields ?? []).map(({ path, message }) => [path, message])));
    const botProblem = refusal?.fields?.find(({ path }) => path === botFields.proof)?.message;
    setResult({
      kind: 'failure',
      text: botProblem ?? refusal?.message ?? t('contact.unreachable'),
      link:
        refusal?.code === 'profile_not_published'
          ? { to: 'noProfile', text: t('contact.toProfile') }
          : undefined,
    });
  }

  return (
    // Before its script runs the browser sends nothing: a message must never be in an address.
    <form
      ref={form}
      method="dialog"
      noValidate
      className={styles['form']}
      onSubmit={(event) => void submit(event)}
    >
      <TextField id="subject" name="subject" label={t('contact.subject')} error={problems.subject} required />
      <TextField
        id="message"
        name="message"
        type="textarea"
        label={t('contact.message')}
        hint={t('contact.messageHint', { max: limits.contact.message })}
        error={problems.message}
        required
      />
      <CheckField
        id="consent"
        name="consent"
        label={
          <>
            {t('contact.consent')}{' '}
            <a href={pathTo('privacy', language)} target="_blank" rel="noopener">
              {t('contact.policy')}
            </a>
          </>
        }
        error={problems.consent}
        required
      />
      {bot.fields}
      <Button busy={isBusy}>{t('contact.send')}</Button>
      <ActionResult kind={result?.kind} text={result?.text} link={result?.link} />
    </form>
  );
}
