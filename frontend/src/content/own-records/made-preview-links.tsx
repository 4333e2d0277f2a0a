import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { revokePreviewLink } from '../../../shared/config/calls/content-calls.ts';
import { formatDateAt, formatTimeAt } from '../../../shared/dates/zoned-dates.ts';
import type { PreviewLinksQuery } from '../../../shared/graphql/generated/operations.ts';
import { ActionResult, type ActionMessage } from '../../components/ui/action-result.tsx';
import { send } from '../../lib/api/send.ts';
import { useSite } from '../../lib/site.ts';
import { useOwnZone } from '../../lib/use-own-zone.ts';
import styles from './own-records.module.css';

interface MadePreviewLinksProps {
  /** Id of the record, in any language. */
  id: number;
  /** Links that can be opened, of everybody who works on the record. */
  links: PreviewLinksQuery['passerellePreviewLinks'];
  afterEnd: () => Promise<void>;
}

/** The links that can be opened, each with its end and a button that ends it at once. */
export function MadePreviewLinks({ id, links, afterEnd }: MadePreviewLinksProps) {
  const { t } = useTranslation('ownRecords');
  const heading = useRef<HTMLHeadingElement>(null);
  const [message, setMessage] = useState<ActionMessage>();
  const [busyId, setBusyId] = useState<number>();
  const headingId = useId();

  async function end(linkId: number): Promise<void> {
    setBusyId(linkId);
    setMessage(undefined);
    const outcome = await send(revokePreviewLink, { id, linkId });
    if (outcome.kind === 'done') {
      await afterEnd();
      setMessage({ kind: 'success', text: t('preview.ended') });
      // Its button is gone.
      heading.current?.focus();
    } else {
      setMessage({
        kind: 'failure',
        text: outcome.kind === 'refused' ? outcome.refusal.message : t('unreachable'),
      });
    }
    setBusyId(undefined);
  }

  // The heading stays while the last one ends: it takes the focus.
  if (links.length === 0 && !message && busyId === undefined) return null;
  return (
    <>
      <h3 ref={heading} id={headingId} tabIndex={-1}>
        {t('preview.made')}
      </h3>
      <ActionResult kind={message?.kind} text={message?.text} />
      <ul aria-labelledby={headingId} className={styles['languages']}>
        {links.map((link) => (
          <li key={link.id}>
            <MadeLink {...link} isBusy={busyId !== undefined} end={() => void end(link.id)} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface MadeLinkProps {
  createdAt: string;
  expiresAt: string;
  isOwn: boolean;
  isBusy: boolean;
  end: () => void;
}

function MadeLink({ createdAt, expiresAt, isOwn, isBusy, end }: MadeLinkProps) {
  const { t } = useTranslation('ownRecords');
  const { language } = useSite();
  const zone = useOwnZone() ?? 'UTC';
  const id = useId();
  return (
    <>
      <span id={id}>
        {t(isOwn ? 'preview.ofYou' : 'preview.ofOthers', {
          date: formatDateAt(createdAt, language, zone),
          time: formatTimeAt(createdAt, language, zone),
          until: formatDateAt(expiresAt, language, zone),
        })}
      </span>
      <button type="button" className={styles['step']} disabled={isBusy} aria-describedby={id} onClick={end}>
        {t('preview.end')}
      </button>
    </>
  );
}
