import { useApolloClient } from '@apollo/client/react';
import { CallDraftFieldsDocument } from '../../../../shared/graphql/generated/documents/call-draft-fields.ts';
import { writeRecord } from '../../../graphql/client/write-record.ts';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { mutateCall } from '../../../../shared/config/calls/call-for-application-calls.ts';
import { isZone } from '../../../../shared/dates/zone-data.ts';
import { DayAndTimeFields } from '../../../components/instants/day-and-time.tsx';
import { InstantText } from '../../../components/instants/instant-text.tsx';
import { fieldId, useRecordFormParts } from '../../../components/record-form/record-form-context.ts';
import { Button } from '../../../components/ui/button.tsx';
import { CallBadge, useStateText } from '../call-steps/call-state.tsx';
import { FieldError } from '../../../components/form/field-error.tsx';
import { opensTooEarly, type Publication as Chosen, stateAfter } from '../call-steps/state-after.ts';
import { send } from '../../../lib/api/send.ts';
import { useProblemText } from '../../../lib/record-form/use-problem-text.ts';
import { useCurrentTime } from '../../../lib/use-current-time.ts';
import { useOwnZone } from '../../../lib/use-own-zone.ts';
import styles from './call-form.module.css';
import type { CallDraft } from './call-mode.ts';

const kinds = ['publish', 'schedule', 'ready'] as const satisfies Chosen['kind'][];
type Kind = Chosen['kind'];
const choiceKeys = { publish: 'publish.now', schedule: 'publish.at', ready: 'publish.ready' } as const;
const actionKeys = {
  publish: 'publish.doPublish',
  schedule: 'publish.doSchedule',
  ready: 'publish.doReady',
} as const;

interface PublicationProps {
  draft: CallDraft;
  onDone: () => Promise<void>;
}

/** How the call is published, and what it will be then: said before the button is pressed. */
export function Publication({ draft, onDone }: PublicationProps) {
  const { t } = useTranslation('callForm');
  const { cache } = useApolloClient();
  const { refused, missing, pendingFiles, submission, goTo } = useRecordFormParts();
  const problemText = useProblemText();
  const stateText = useStateText();
  const dates = useTypedDates();
  const now = useCurrentTime();
  const offered = kinds.filter((kind) => draft.allowedActions.includes(kind));
  const [chosen, setKind] = useState<Kind>();
  const [publishAt, setPublishAt] = useState<string | null>(draft.publishAt);
  const kind = chosen ?? (draft.publishAt !== null ? 'schedule' : offered[0]);
  if (kind === undefined || !offered.includes(kind)) return null;

  const publication: Chosen = kind === 'schedule' ? { kind, publishAt } : { kind };
  const state = stateAfter(publication, dates, now);
  // A call that is published at once is open or not according to its dates.
  const isKnown = kind !== 'publish' || (dates.opensAt !== null && dates.closesAt !== null);
  const isTooEarly = opensTooEarly(publication, dates, now);
  const error = refused.find(({ path }) => path === 'publishAt')?.message;
  const isReady = missing.length === 0 && pendingFiles === 0;

  async function publish(): Promise<void> {
    const outcome = await submission.submit(async (saved) => {
      const sent = await send(mutateCall, {
        action: publication.kind,
        ...saved,
        ...(publication.kind === 'schedule' && publishAt !== null && { publishAt }),
      });
      if (sent.kind === 'done') writeRecord(cache, CallDraftFieldsDocument, sent.data);
      return sent;
    });
    if (outcome?.kind === 'done') await onDone();
  }

  return (
    <div className={styles['publication']}>
      <fieldset>
        <legend>{t('publish.title')}</legend>
        {offered.map((each) => (
          <div key={each} className={styles['choice']}>
            <input
              id={`publish-${each}`}
              type="radio"
              name="publish"
              checked={kind === each}
              onChange={() => setKind(each)}
            />
            <label htmlFor={`publish-${each}`}>{t(choiceKeys[each])}</label>
          </div>
        ))}
        {kind === 'schedule' && (
          <fieldset data-invalid={error ? '' : undefined}>
            <legend>{t('publish.when')}</legend>
            <FieldError id={`${fieldId('publishAt')}-error`} text={error} />
            <DayAndTimeFields
              id={fieldId('publishAt')}
              value={publishAt}
              onChange={setPublishAt}
              zone={dates.zone}
              isLast={false}
              isInvalid={error !== undefined}
              describedBy={error && `${fieldId('publishAt')}-error`}
            />
          </fieldset>
        )}
      </fieldset>
      <div className={styles['next']}>
        <h3>{t('publish.next')}</h3>
        <output className={styles['next']} data-then={state}>
          {isKnown && <CallBadge state={state} />}
          <dl className={styles['plan']}>
            <Fact name={t('publish.published')}>
              {kind === 'schedule' && publishAt?.endsWith('Z') ? (
                <InstantText instant={publishAt} zone={dates.zone} />
              ) : (
                t(kind === 'publish' ? 'publish.atOnce' : 'publish.undecided')
              )}
            </Fact>
            <Fact name={t('publish.opens')}>
              {dates.opensAt ? (
                <InstantText instant={dates.opensAt} zone={dates.zone} />
              ) : (
                t('publish.undecided')
              )}
            </Fact>
            <Fact name={t('publish.closes')}>
              {dates.closesAt ? (
                <InstantText instant={dates.closesAt} zone={dates.zone} />
              ) : (
                t('publish.undecided')
              )}
            </Fact>
          </dl>
          {isKnown && state !== 'scheduled' && <span>{stateText({ ...dates, state, publishAt })}</span>}
        </output>
      </div>
      {isTooEarly && (
        <p className={styles['warning']}>
          {problemText('opening_before_publication')}{' '}
          <a
            href={`#${fieldId('opensAt')}`}
            onClick={(event) => {
              event.preventDefault();
              goTo('opensAt');
            }}
          >
            {t('publish.correctOpening')}
          </a>
        </p>
      )}
      {isReady ? (
        <Button type="button" busy={submission.isBusy} onClick={() => void publish()}>
          {t(actionKeys[kind])}
        </Button>
      ) : (
        <p>{t('publish.notYet')}</p>
      )}
      {submission.message && (
        <p role="alert" className={styles['refusal']}>
          {submission.message}
        </p>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const instant = (value: unknown) => (typeof value === 'string' && value.endsWith('Z') ? value : null);

/** The dates in the form now, as far as they are dates. */
function useTypedDates(): { opensAt: string | null; closesAt: string | null; zone: string } {
  const { fields } = useRecordFormParts().form;
  const own = useOwnZone();
  const typed: readonly unknown[] = useWatch({
    control: fields.control,
    name: ['opensAt', 'closesAt', 'zone'],
  });
  const [opensAt, closesAt, zone] = typed;
  return {
    opensAt: instant(opensAt),
    closesAt: instant(closesAt),
    zone: typeof zone === 'string' && isZone(zone) ? zone : (own ?? 'UTC'),
  };
}
