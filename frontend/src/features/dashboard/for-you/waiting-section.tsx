import { useTranslation } from 'react-i18next';
import { languageOfGraphql } from '../../../../shared/config/locales.ts';
import { hasOwnScreens, ownScreens } from '../../../../shared/config/own-screens.ts';
import { formatDate } from '../../../../shared/dates/dates.ts';
import type { WaitingItemsQuery } from '../../../../shared/graphql/generated/operations.ts';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { useSite } from '../../../lib/site.ts';
import styles from './for-you.module.css';

type Waiting = WaitingItemsQuery['passerelleWaitingItems'];
type Item = Waiting['items'][number];

const kindKeys = {
  completion: 'forYou.waiting_COMPLETION',
  review: 'forYou.waiting_REVIEW',
  decision_review: 'forYou.waiting_DECISION_REVIEW',
  message: 'forYou.waiting_MESSAGE',
  to_edit: 'forYou.waiting_TO_EDIT',
  refused: 'forYou.waiting_REFUSED',
  ownership: 'forYou.waiting_OWNERSHIP',
  invitation: 'forYou.waiting_INVITATION',
  request: 'forYou.waiting_REQUEST',
  date: 'forYou.waiting_DATE',
  draft: 'forYou.waiting_DRAFT',
} as const satisfies Record<Item['kind'], string>;

interface WaitingSectionProps {
  waiting: Waiting;
  /** Records that wait for the decision of the person. */
  undecided: number;
}

/** Records to decide on, answers of validators, invitations, dates of favourites, drafts: nothing while none waits. */
export function WaitingSection({ waiting: { items, total }, undecided }: WaitingSectionProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useSite();
  if (items.length === 0 && undecided === 0) return null;
  return (
    <section aria-labelledby="waiting" className={styles['section']}>
      <h2 id="waiting">{t('forYou.waitingTitle')}</h2>
      <ul className={styles['list']}>
        {undecided > 0 && (
          <li>
            <RouteLink to="moderations">{t('forYou.undecided', { count: undecided })}</RouteLink>
          </li>
        )}
        {items.map((item) => (
          <li key={`${item.kind} ${item.id}`} data-waiting={item.kind}>
            {t(kindKeys[item.kind], { date: item.at ? formatDate(item.at, language) : '' })}{' '}
            <WaitingLink item={item} />
            {item.comment && <blockquote className={styles['quote']}>{item.comment}</blockquote>}
          </li>
        ))}
      </ul>
      {total > items.length && <p>{t('forYou.moreWaiting', { count: total - items.length })}</p>}
    </section>
  );
}

function WaitingLink({ item: { id, path, title, type, language: of } }: { item: Item }) {
  const { t } = useTranslation('dashboard');
  const { language } = useSite();
  const own = languageOfGraphql(of);
  const name = title || t('forYou.untitled');
  const words = <span lang={own === language ? undefined : own}>{name}</span>;
  if (path) return <a href={path}>{words}</a>;
  if (type === 'structure') return <RouteLink to="structures">{words}</RouteLink>;
  return (
    <RouteLink
      to={ownScreens[hasOwnScreens(type) ? type : 'community_profile'].edit}
      parameters={{ id: String(id) }}
    >
      {words}
    </RouteLink>
  );
}
