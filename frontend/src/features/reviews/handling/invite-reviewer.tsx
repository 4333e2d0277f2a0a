import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getSelectCommunities } from '../../../../shared/config/calls/content-calls.ts';
import { inviteReviewer } from '../../../../shared/config/calls/review-calls.ts';
import { languages } from '../../../../shared/config/locales.ts';
import form from '../../../components/form/form.module.css';
import { Picker, type PickerItem } from '../../../components/pickers/picker.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { read } from '../../../lib/api/read.ts';
import { send } from '../../../lib/api/send.ts';
import { useSite } from '../../../lib/site.ts';
import styles from '../reviews.module.css';
import { type Reads, ReadsFields } from './reads.tsx';
import { useReviewCalls } from './use-review-calls.ts';

/** Invites a member of the directory to review, or any person by their e-mail address. */
export function InviteReviewer({ callId }: { callId: number }) {
  const { t } = useTranslation('reviews');
  const { isBusy, problem, run } = useReviewCalls();
  const [chosen, setChosen] = useState<PickerItem>();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const [reads, setReads] = useState<Reads>({ languages, countries: [] });
  const search = useMembers();
  const whom = chosen ? { memberId: chosen.id } : { email: email.trim() };

  async function invite(): Promise<void> {
    setSentTo(undefined);
    const body = { callId, ...whom, languages: [...reads.languages], countries: [...reads.countries] };
    if (!(await run(send(inviteReviewer, body)))) return;
    setSentTo(chosen?.name ?? email.trim());
    setChosen(undefined);
    setEmail('');
  }

  return (
    <form
      noValidate
      className={styles['part']}
      aria-labelledby="invite-reviewer"
      onSubmit={(event) => {
        event.preventDefault();
        void invite();
      }}
    >
      <h3 id="invite-reviewer">{t('reviewers.invite')}</h3>
      {chosen ? (
        <p className={styles['next']}>
          <strong>{chosen.name}</strong>
          <Button type="button" kind="quiet" onClick={() => setChosen(undefined)}>
            {t('reviewers.change')}
          </Button>
        </p>
      ) : (
        <>
          <div className={form['field']}>
            <span id="reviewer-member">{t('reviewers.member')}</span>
            <Picker id="reviewer-picker" labelledBy="reviewer-member" search={search} onPick={setChosen} />
          </div>
          <div className={form['field']}>
            <label htmlFor="reviewer-email">{t('reviewers.email')}</label>
            <p id="reviewer-email-hint" className={form['hint']}>
              {t('reviewers.emailHint')}
            </p>
            <input
              id="reviewer-email"
              className={form['input']}
              type="email"
              autoComplete="off"
              aria-describedby="reviewer-email-hint"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          </div>
        </>
      )}
      <ReadsFields id="invite" reads={reads} onChange={setReads} />
      <div>
        <Button busy={isBusy} disabled={!chosen && email.trim() === ''}>
          {t('reviewers.send')}
        </Button>
      </div>
      <output className={styles['status']}>
        {sentTo !== undefined && t('reviewers.sent', { name: sentTo })}
      </output>
      <p role="alert" className={form['error']}>
        {problem}
      </p>
    </form>
  );
}

/** Searches members with a public profile. */
function useMembers() {
  const { language } = useSite();
  return useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly PickerItem[]> => {
      const query = { q: text, locale: language, kind: 'person' } as const;
      const found = await read(getSelectCommunities, { query, signal });
      if (!found) throw new Error('The search was refused');
      return found.map(({ id, name, place, sectors }) => ({
        id,
        name,
        note: [place, sectors.join(', ')].filter(Boolean).join(' · '),
      }));
    },
    [language],
  );
}
