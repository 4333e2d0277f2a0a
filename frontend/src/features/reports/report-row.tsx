import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reopenReport } from '../../../shared/config/calls/report-calls.ts';
import { formatDate } from '../../../shared/dates/dates.ts';
import { Button } from '../../components/ui/button.tsx';
import { RouteLink } from '../../components/ui/route-link.tsx';
import { send } from '../../lib/api/send.ts';
import { useSite } from '../../lib/site.ts';
import { HandleForm } from './handle-form.tsx';
import { outcomeKeys, reasonLabel, type Report } from './report.ts';
import styles from './reports.module.css';

interface ReportRowProps {
  report: Report;
  /** @param failure undefined once it is done */
  onResult: (failure: string | undefined) => Promise<void>;
}

/** One report: about whom, by whom and why; what can be done, or what was. */
export function ReportRow({ report, onResult }: ReportRowProps) {
  const { t } = useTranslation('reports');
  const { language } = useSite();
  const id = useId();
  const { reported, reporter, earlier } = report;
  const name = reported.name ?? t('deleted');
  return (
    <li className={styles['row']} aria-labelledby={id} data-report={report.id}>
      <h2 id={id}>
        <Person name={name} memberId={reported.memberId} />
      </h2>
      <p className={styles['facts']}>
        <strong>{reasonLabel(report.reason, language)}</strong>
        <time dateTime={report.at}>{t('at', { date: formatDate(report.at, language) })}</time>
        {report.isOverdue && <span className={styles['badge']}>{t('overdue')}</span>}
        <span>{earlier === 0 ? t('first') : t('earlier', { count: earlier })}</span>
      </p>
      {report.text === '' ? (
        <p className={styles['note']}>{t('noText')}</p>
      ) : (
        <blockquote className={styles['text']}>{report.text}</blockquote>
      )}
      <dl className={styles['details']}>
        <div>
          <dt>{t('reporter')}</dt>
          <dd>
            <Person name={reporter.name ?? t('deleted')} memberId={reporter.memberId} />
          </dd>
        </div>
        <div>
          <dt>{t('state')}</dt>
          <dd>
            {reported.isClosed
              ? t('accountClosed')
              : t(reported.isPublic ? 'profilePublic' : 'profileHidden')}
          </dd>
        </div>
        {reported.countries.length > 0 && (
          <div>
            <dt>{t('countries')}</dt>
            <dd>{reported.countries.map((country) => country.name).join(', ')}</dd>
          </div>
        )}
      </dl>
      {report.state === 'open' ? (
        <Handle report={report} name={name} onResult={onResult} />
      ) : (
        <Handled report={report} name={name} onResult={onResult} />
      )}
    </li>
  );
}

function Person({ name, memberId }: { name: string; memberId: number | null }) {
  if (memberId === null) return name;
  return (
    <RouteLink to="member" parameters={{ id: String(memberId) }}>
      {name}
    </RouteLink>
  );
}

interface PartProps extends ReportRowProps {
  name: string;
}

function Handle({ report, name, onResult }: PartProps) {
  const { t } = useTranslation('reports');
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen)
    return <HandleForm report={report} name={name} onResult={onResult} onCancel={() => setIsOpen(false)} />;
  return (
    <div className={styles['actions']}>
      <Button type="button" onClick={() => setIsOpen(true)}>
        {t('handle')}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </div>
  );
}

function Handled({ report, name, onResult }: PartProps) {
  const { t } = useTranslation('reports');
  const { language } = useSite();
  const [isBusy, setBusy] = useState(false);
  const { id, version, outcome, note, handler, handledAt } = report;

  async function reopen(): Promise<void> {
    setBusy(true);
    const result = await send(reopenReport, { id, version }, { about: name });
    setBusy(false);
    if (result.kind === 'done') await onResult(undefined);
    else await onResult(result.kind === 'refused' ? result.refusal.message : t('unreachable'));
  }

  return (
    <>
      <p>
        {outcome && <strong>{t(outcomeKeys[outcome])}</strong>}{' '}
        {handledAt &&
          t('handledBy', { date: formatDate(handledAt, language), name: handler ?? t('deleted') })}
      </p>
      {note && <blockquote className={styles['text']}>{note}</blockquote>}
      <div className={styles['actions']}>
        <Button type="button" kind="secondary" busy={isBusy} onClick={() => void reopen()}>
          {t('reopen')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </>
  );
}
