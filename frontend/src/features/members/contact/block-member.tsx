import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReread } from '../../../graphql/client/reread.ts';
import { blockMember } from '../../../../shared/config/calls/member-calls.ts';
import { type ActionMessage, ActionResult } from '../../../components/ui/action-result.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { send } from '../../../lib/api/send.ts';
import styles from './contact.module.css';

interface BlockMemberProps {
  memberId: number;
  name: string;
  isBlocked: boolean;
}

/** Messages of a blocked member do not arrive, and the member does not learn of it. */
export function BlockMember({ memberId, name, isBlocked }: BlockMemberProps) {
  const { t } = useTranslation('members');
  const reread = useReread();
  const [result, setResult] = useState<ActionMessage>();
  const [isBusy, setBusy] = useState(false);

  async function change(): Promise<void> {
    setBusy(true);
    const outcome = await send(blockMember, { memberId, isBlocked: !isBlocked }, { about: name });
    await reread();
    setBusy(false);
    setResult(undefined);
    if (outcome.kind !== 'done') {
      const text = outcome.kind === 'refused' ? outcome.refusal.message : t('contact.unreachable');
      setResult({ kind: 'failure', text });
    }
  }

  return (
    <section aria-labelledby="block" className={styles['section']}>
      <h2 id="block">{t('block.title')}</h2>
      <p>{isBlocked ? t('block.isBlocked', { name }) : t('block.explain', { name })}</p>
      <Button type="button" kind="secondary" busy={isBusy} onClick={() => void change()}>
        {isBlocked ? t('block.undo', { name }) : t('block.block', { name })}
      </Button>
      <ActionResult kind={result?.kind} text={result?.text} />
    </section>
  );
}
