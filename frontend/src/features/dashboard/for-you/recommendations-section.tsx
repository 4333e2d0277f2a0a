import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReread } from '../../../graphql/client/reread.ts';
import { dismissRecommendation } from '../../../../shared/config/calls/dashboard-calls.ts';
import type { ForYouQuery } from '../../../../shared/graphql/generated/operations.ts';
import { type ActionMessage, ActionResult } from '../../../components/ui/action-result.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { send } from '../../../lib/api/send.ts';
import styles from './for-you.module.css';
import { type Recommendation, RecommendationRow } from './recommendation-row.tsx';

/** Number of recommendations that are shown first. */
const firstShown = 4;

/** List of recommendations, the first ones until one asks for all; the one dismissed last can be restored. */
export function RecommendationsSection({ list }: { list: ForYouQuery['passerelleForYou'] }) {
  const { t } = useTranslation('dashboard');
  const reread = useReread();
  const [last, setLast] = useState<{ item: Recommendation; isDismissed: boolean }>();
  const [message, setMessage] = useState<ActionMessage>();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? list.items : list.items.slice(0, firstShown);
  const section = useRef<HTMLElement>(null);
  // The button that had the focus is gone.
  const [next, setNext] = useState<{ focus: string }>();
  useEffect(() => {
    if (next) section.current?.querySelector<HTMLElement>(next.focus)?.focus();
  }, [next]);

  function showAll(): void {
    setShowsAll(true);
    setNext({ focus: `:nth-child(${firstShown + 1}) > h3 a` });
  }

  async function change(item: Recommendation, isDismissed: boolean): Promise<void> {
    const outcome = await send(dismissRecommendation, { groupId: item.card.groupId, dismissed: isDismissed });
    await reread();
    if (outcome.kind === 'done') {
      setLast({ item, isDismissed });
      setNext({ focus: isDismissed ? 'button' : `[data-recommendation="${item.card.groupId}"] a` });
      const text = isDismissed ? t('forYou.dismissed', { title: item.card.title }) : t('forYou.restored');
      setMessage({ kind: 'success', text });
    } else {
      const text = outcome.kind === 'refused' ? outcome.refusal.message : t('forYou.unreachable');
      setMessage({ kind: 'failure', text });
    }
  }

  return (
    <section ref={section} aria-labelledby="recommended" className={styles['wide']}>
      <h2 id="recommended">{t('forYou.recommendedTitle')}</h2>
      {!list.hasInterests && (
        <p>
          {t('forYou.withoutInterests')}{' '}
          <RouteLink to="settingsPreferences">{t('forYou.chooseInterests')}</RouteLink>
        </p>
      )}
      <div className={styles['message']}>
        <ActionResult kind={message?.kind} text={message?.text} />
        {last?.isDismissed && (
          <Button type="button" kind="secondary" onClick={() => void change(last.item, false)}>
            {t('forYou.undo')}
          </Button>
        )}
      </div>
      {list.items.length === 0 ? (
        <p>
          {t('forYou.empty')} <RouteLink to="initiatives">{t('forYou.discover')}</RouteLink>
        </p>
      ) : (
        <ul className={styles['rows']}>
          {shown.map((item) => (
            <RecommendationRow
              key={item.card.groupId}
              item={item}
              onDismiss={async () => change(item, true)}
            />
          ))}
        </ul>
      )}
      {shown.length < list.items.length && (
        <p>
          <Button type="button" kind="secondary" onClick={showAll}>
            {t('forYou.seeAll', { total: list.items.length })}
          </Button>
        </p>
      )}
    </section>
  );
}
