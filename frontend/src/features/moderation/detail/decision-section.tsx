import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator } from 'react-router';
import type { ParseKeys } from 'i18next';
import { pathTo } from '../../../../shared/config/routes.ts';
import type {
  ModerationRecordQuery,
  PasserelleDecision,
} from '../../../../shared/graphql/generated/operations.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useSite } from '../../../lib/site.ts';
import type { DecidedResult } from '../decision/decide.ts';
import { DecisionForm } from '../decision/decision-form.tsx';
import { commonDecisions } from '../decision/decision-values.ts';
import { useFailureText } from '../decision/use-failure-text.ts';
import { decidedState } from '../decided-message.tsx';
import { listSearch } from '../list/list-state.ts';
import { type DetailState, neighbourAddress } from './detail-address.ts';
import styles from './detail.module.css';

type Found = NonNullable<ModerationRecordQuery['passerelleModerationRecord']>;

const doneKeys = {
  valid: 'done.valid',
  to_edit: 'done.to_edit',
  rejected: 'done.rejected',
  pending: 'done.pending',
} as const satisfies Record<PasserelleDecision, ParseKeys<'moderation'>>;

/** The decision on a record; it leads to the next one of the list. */
export function DecisionSection({ state, found: { row, next } }: { state: DetailState; found: Found }) {
  const { t } = useTranslation('moderation');
  const { language } = useSite();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<NonNullable<DecidedResult['error']>>();
  const allowed = commonDecisions([row]);

  function showResult([result]: readonly DecidedResult[], decision: PasserelleDecision): void {
    setFailure(result?.error ?? undefined);
    if (!result || result.error) return;
    const address =
      neighbourAddress(next, state.list, language) ??
      pathTo('moderations', language) + listSearch(state.list);
    void navigate(address, { state: decidedState(t(doneKeys[decision], { title: row.title })) });
  }

  return (
    <section aria-labelledby="decision" className={styles['section']}>
      <h2 id="decision">{t('decision')}</h2>
      {failure && <Failure key={row.version} error={failure} onReloaded={() => setFailure(undefined)} />}
      {allowed.length === 0 ? (
        <p>{t('nothingToDecide')}</p>
      ) : (
        <DecisionForm items={[row]} allowed={allowed} onResults={showResult} />
      )}
    </section>
  );
}

interface FailureProps {
  error: NonNullable<DecidedResult['error']>;
  onReloaded: () => void;
}

/** Why the decision was refused, with the way to what the record is now. It takes the focus. */
function Failure({ error, onReloaded }: FailureProps) {
  const { t } = useTranslation('moderation');
  const textOf = useFailureText();
  const { revalidate, state } = useRevalidator();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  async function reload(): Promise<void> {
    await revalidate();
    onReloaded();
    document.querySelector<HTMLElement>('#main h1')?.focus();
  }

  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles['failure']}>
      <p>{textOf(error)}</p>
      <Button type="button" kind="secondary" busy={state !== 'idle'} onClick={() => void reload()}>
        {t('reload')}
      </Button>
    </div>
  );
}
