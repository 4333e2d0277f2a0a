import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/dates/dates.ts';
import { Documents } from '../../content/detail/documents.tsx';
import { Paragraphs } from '../../content/detail/prose.tsx';
import { useSite } from '../../lib/site.ts';
import { useFieldLabel } from '../../lib/use-field-label.ts';
import styles from './member.module.css';
import type { Member } from './member.ts';

type ConfidentialPart = NonNullable<Member['confidential']>;

/** Part for the member, staff and validators in charge. */
export function Confidential({ confidential }: { confidential: ConfidentialPart }) {
  const { t } = useTranslation('members');
  const label = useFieldLabel();
  const { email, motivation, certificate, cv, decisions } = confidential;
  return (
    <section aria-labelledby="confidential" className={styles['confidential']}>
      <h2 id="confidential">{t('confidential.title')}</h2>
      <p className={styles['note']}>{t('confidential.note')}</p>
      <dl className={styles['values']}>
        {email && (
          <div>
            <dt>{t('confidential.email')}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        {motivation && (
          <div>
            <dt>{label('motivation')}</dt>
            <dd>
              <Paragraphs text={motivation} />
            </dd>
          </div>
        )}
        {certificate && (
          <div>
            <dt>{label('certificateId')}</dt>
            <dd>
              <Documents files={[certificate]} />
            </dd>
          </div>
        )}
        {cv && (
          <div>
            <dt>{label('cvId')}</dt>
            <dd>
              <Documents files={[cv]} />
            </dd>
          </div>
        )}
      </dl>
      {decisions.length > 0 && (
        <>
          <h3>{t('confidential.decisions')}</h3>
          <ol className={styles['decisions']}>
            {decisions.map((decision) => (
              <li key={decision.date}>
                <Decision decision={decision} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

const decisionKeys = {
  valid: 'decisions.valid',
  to_edit: 'decisions.to_edit',
  rejected: 'decisions.rejected',
  pending: 'decisions.pending',
} as const;

function Decision({ decision }: { decision: ConfidentialPart['decisions'][number] }) {
  const { t } = useTranslation('members');
  const { language } = useSite();
  const { moderator, reason, reasonText, comment } = decision;
  const facts = { status: t(decisionKeys[decision.status]), date: formatDate(decision.date, language) };
  return (
    <>
      <p>
        {moderator
          ? t('confidential.decisionBy', { ...facts, name: moderator })
          : t('confidential.decision', facts)}
      </p>
      {reason && <p>{t('confidential.reason', { reason })}</p>}
      {reasonText && <Paragraphs text={reasonText} />}
      {comment && <Paragraphs text={comment} />}
    </>
  );
}
