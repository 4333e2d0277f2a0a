import { useTranslation } from 'react-i18next';
import { ChoiceLink, ChoiceLinks } from '../../../components/list/choice-links.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import styles from '../reviews.module.css';
import type { Part } from './part-props.ts';

/** The screens about the review of a call, and those about the call itself. */
export function HandlingLinks({ callId, part }: { callId: number; part: Part }) {
  const { t } = useTranslation('reviews');
  const parameters = { id: String(callId) };
  const link = (to: Part, text: string) => (
    <ChoiceLink search={searchOf(callId, to)} isCurrent={part === to} isScreen>
      {text}
    </ChoiceLink>
  );
  return (
    <div className={styles['links']}>
      <ChoiceLinks label={t('links.label')}>
        <ul>
          {link('criteria', t('links.criteria'))}
          {link('assignments', t('links.assignments'))}
          {link('ranking', t('links.ranking'))}
        </ul>
      </ChoiceLinks>
      <p className={styles['next']}>
        <RouteLink to="decisions" parameters={parameters}>
          {t('links.decisions')}
        </RouteLink>
        <RouteLink to="receivedApplications" parameters={parameters}>
          {t('links.received')}
        </RouteLink>
        <RouteLink to="editCall" parameters={parameters}>
          {t('links.call')}
        </RouteLink>
      </p>
    </div>
  );
}

const searchOf = (callId: number, part: Part): string =>
  part === 'assignments' ? `?call=${callId}` : `?call=${callId}&part=${part}`;
