import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteNote, writeNote } from '../../../../../shared/config/calls/received-application-calls.ts';
import { useInstantText } from '../../../../components/instants/instant-text.tsx';
import { ActionResult, type ActionMessage } from '../../../../components/ui/action-result.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { useReread } from '../../../../graphql/client/reread.ts';
import { send } from '../../../../lib/api/send.ts';
import type { Outcome } from '../../../../lib/api/sender.ts';
import limits from '../../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import styles from './reading.module.css';
import type { Received } from './received.ts';

/** Notes of those who handle the application, for one another. */
export function Notes({ application }: { application: Received }) {
  const { t } = useTranslation('received');
  const instant = useInstantText();
  const reread = useReread();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<ActionMessage>();
  const { id, notes } = application;
  const zone = application.zone ?? 'UTC';

  async function run(call: Promise<Outcome>, done: string): Promise<boolean> {
    setIsBusy(true);
    const outcome = await call;
    await reread();
    setIsBusy(false);
    if (outcome.kind === 'done') setResult({ kind: 'success', text: done });
    else if (outcome.kind === 'refused')
      setResult({ kind: 'failure', text: outcome.refusal.fields[0]?.message ?? outcome.refusal.message });
    else setResult({ kind: 'failure', text: t('notes.unreachable') });
    return outcome.kind === 'done';
  }

  async function write(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const isDone = await run(send(writeNote, { id, text: field.current?.value ?? '' }), t('notes.written'));
    if (isDone && field.current) field.current.value = '';
    field.current?.focus();
  }

  async function remove(noteId: number): Promise<void> {
    await run(send(deleteNote, { id, noteId }), t('notes.deleted'));
    field.current?.focus();
  }

  return (
    <section className={styles['answers']} aria-labelledby="notes">
      <h2 id="notes">{t('notes.title')}</h2>
      <p className={styles['soft']}>{t('notes.lead')}</p>
      {notes.length > 0 && (
        <ul className={styles['files']}>
          {notes.map((note) => (
            <li key={note.id} className={styles['note']}>
              <p className={styles['text']}>{note.text}</p>
              <p className={styles['soft']}>
                {t('notes.by', {
                  author: note.author ?? t('notes.former'),
                  instant: instant(note.writtenAt, zone),
                })}
              </p>
              {note.isOwn && (
                <Button type="button" kind="quiet" disabled={isBusy} onClick={() => void remove(note.id)}>
                  {t('notes.delete')}
                  <span className="visually-hidden"> {instant(note.writtenAt, zone)}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <form noValidate className={styles['write']} onSubmit={(event) => void write(event)}>
        <label htmlFor="note">{t('notes.label')}</label>
        <textarea id="note" ref={field} rows={3} maxLength={limits.applicationNotes.text} />
        <Button kind="secondary" busy={isBusy}>
          {t('notes.add')}
        </Button>
      </form>
      <ActionResult kind={result?.kind} text={result?.text} />
    </section>
  );
}
