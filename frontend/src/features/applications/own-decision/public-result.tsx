import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showOwnResult } from '../../../../shared/config/calls/decision-calls.ts';
import type { OwnDecisionFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { Button } from '../../../components/ui/button.tsx';
import { send } from '../../../lib/api/send.ts';
import { useSite } from '../../../lib/site.ts';
import styles from './own-decision.module.css';

type Shown = NonNullable<OwnDecisionFieldsFragment['publicResult']>;

/** What the page of the call would show, as one line. */
export function useResultText(): (result: Shown) => string {
  const { language } = useSite();
  return ({ name, title, country }) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return [name, title, country && names.of(country)].filter(Boolean).join(' · ');
  };
}

interface PublicResultProps {
  id: number;
  result: Shown;
  onChanged: () => Promise<void>;
}

/** Agrees that a confirmed result is shown on the page of the call, or takes that back. */
export function PublicResult({ id, result, onChanged }: PublicResultProps) {
  const { t } = useTranslation('ownDecision');
  const text = useResultText();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { agrees, isShown } = result;

  async function change(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const outcome = await send(showOwnResult, { id, agrees: !agrees });
    if (outcome.kind === 'done') await onChanged();
    else setProblem(outcome.kind === 'refused' ? outcome.refusal.message : t('unreachable'));
    setBusy(false);
  }

  return (
    <section className={styles['own']} aria-labelledby="public-result">
      <h3 id="public-result">{t('public.title')}</h3>
      <p>{state()}</p>
      <p className={styles['strong']}>{text(result)}</p>
      <div className={styles['actions']}>
        <Button type="button" kind="secondary" busy={isBusy} onClick={() => void change()}>
          {t(agrees ? 'public.revoke' : 'public.agree')}
        </Button>
      </div>
      <p role="alert">{problem}</p>
    </section>
  );

  function state(): string {
    if (!agrees) return t('public.asked');
    return isShown ? t('public.shown') : t('public.agreed');
  }
}
