import { useTranslation } from 'react-i18next';
import type { FormDocument } from '../../../../shared/application-form/form-document.ts';
import { FormText } from '../../../components/questions/form-text.tsx';
import { InstantText, useInstantText } from '../../../components/instants/instant-text.tsx';
import { useSite } from '../../../lib/site.ts';
import { ineligibilityLabel } from '../form/ineligibility-label.ts';
import type { Handling } from './handling.ts';
import styles from './handling.module.css';

type Entry = Handling['timeline'][number];

const kindKeys = {
  sent: 'timeline.sent',
  taken_back: 'timeline.taken_back',
  withdrawn: 'timeline.withdrawn',
  completed: 'timeline.completed',
  completion_asked: 'timeline.completion_asked',
  completion_cancelled: 'timeline.completion_cancelled',
  file_refused: 'timeline.file_refused',
  eligible: 'timeline.eligible',
  ineligible: 'timeline.ineligible',
  decided: 'timeline.decided',
  offer_confirmed: 'timeline.offerConfirmed',
  offer_declined: 'timeline.offerDeclined',
  offer_lapsed: 'timeline.offerLapsed',
  offer_revoked: 'timeline.offerRevoked',
  review_asked: 'timeline.reviewAsked',
  review_named: 'timeline.reviewNamed',
  review_dismissed: 'timeline.reviewDismissed',
  review_upheld: 'timeline.reviewUpheld',
  late_link_granted: 'timeline.lateLinkGranted',
  late_link_revoked: 'timeline.lateLinkRevoked',
  sent_late: 'timeline.sentLate',
} as const satisfies Record<Entry['kind'], string>;

/** Their instant is that of an extension. */
const lateKinds: Readonly<Partial<Record<Entry['kind'], true>>> = {
  late_link_granted: true,
  late_link_revoked: true,
};

const decisionKeys = {
  shortlisted: 'timeline.decision.shortlisted',
  advanced: 'timeline.decision.advanced',
  waiting_list: 'timeline.decision.waiting_list',
  selected: 'timeline.decision.selected',
  not_selected: 'timeline.decision.not_selected',
} as const satisfies Record<NonNullable<Entry['decision']>, string>;

interface TimelineProps {
  entries: readonly Entry[];
  form: FormDocument;
  /** Time zone of the call. */
  zone: string;
}

/** What happened to an application, the last event first. */
export function Timeline({ entries, form, zone }: TimelineProps) {
  const { t } = useTranslation('applicationHandling');
  if (entries.length === 0) return null;
  return (
    <details className={styles['timeline']}>
      <summary>{t('timeline.title')}</summary>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <TimelineEntry entry={entry} form={form} zone={zone} />
          </li>
        ))}
      </ol>
    </details>
  );
}

interface TimelineEntryProps extends Omit<TimelineProps, 'entries'> {
  entry: Entry;
}

function TimelineEntry({ entry, form, zone }: TimelineEntryProps) {
  const { t } = useTranslation('applicationHandling');
  const { language } = useSite();
  const instant = useInstantText();
  const { kind, actor, at, number, questions, reason, criterion, stage, text, until, decision } = entry;
  const what = t(kindKeys[kind]);
  const asked = form.sections
    .flatMap((section) => section.questions)
    .filter(({ id }) => questions.includes(id));
  const facts = [
    stage !== null && t('timeline.stage', { number: stage }),
    number > 0 && t('timeline.version', { number }),
    decision !== null && t(decisionKeys[decision]),
    until !== null &&
      t(kind in lateKinds ? 'timeline.lateUntil' : 'timeline.until', { instant: instant(until, zone) }),
    criterion ?? (reason !== null && ineligibilityLabel(reason, language)),
  ].filter((fact) => fact !== false);
  return (
    <>
      <strong>{actor === null ? what : t('timeline.by', { what, name: actor })}</strong>
      <InstantText instant={at} zone={zone} />
      <span>{facts.join(' · ')}</span>
      {asked.map((question) => (
        <span key={question.id}>
          <FormText texts={question.label} language={language} />
        </span>
      ))}
      {text !== null && <blockquote className={styles['quoted']}>{text}</blockquote>}
    </>
  );
}
