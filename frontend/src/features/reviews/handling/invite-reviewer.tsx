import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getSelectCommunities } from '../../../../shared/config/calls/content-calls.ts';
import { inviteReviewer } from '../../../../shared/config/calls/review-calls.ts';
import { type Language, languages } from '../../../../shared/config/locales.ts';
import form from '../../../components/form/form.module.css';
import { Picker, type PickerItem } from '../../../components/pickers/picker.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { read } from '../../../lib/api/read.ts';
import { send } from '../../../lib/api/send.ts';
import { useSite } from '../../../lib/site.ts';
import styles from '../reviews.module.css';
import { languageKeys } from './use-read-languages.ts';
import { useReviewCalls } from './use-review-calls.ts';

/** Invites a member of the directory to review. */
export function InviteReviewer({ callId }: { callId: number }) {
  const { t } = useTranslation('reviews');
  const { isBusy, problem, run } = useReviewCalls();
  const [chosen, setChosen] = useState<PickerItem>();
  const [spoken, setSpoken] = useState<readonly Language[]>(languages);
  const search = useMembers();

  async function invite(): Promise<void> {
    if (!chosen) return;
    const invited = await run(send(inviteReviewer, { callId, memberId: chosen.id, languages: [...spoken] }));
    if (invited) setChosen(undefined);
  }

  return (
    <form
      noValidate
      className={styles['part']}
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
        <Picker id="reviewer-picker" labelledBy="invite-reviewer" search={search} onPick={setChosen} />
      )}
      <fieldset className={styles['choices']}>
        <legend>{t('reviewers.reads')}</legend>
        {languages.map((each) => (
          <label key={each} className={form['check']}>
            <input
              type="checkbox"
              checked={spoken.includes(each)}
              onChange={({ target }) =>
                setSpoken(target.checked ? [...spoken, each] : spoken.filter((other) => other !== each))
              }
            />
            {t(languageKeys[each])}
          </label>
        ))}
      </fieldset>
      <div>
        <Button busy={isBusy} disabled={!chosen}>
          {t('reviewers.send')}
        </Button>
      </div>
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
