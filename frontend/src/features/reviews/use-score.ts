import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveScore } from '../../../shared/config/calls/review-calls.ts';
import { ReviewFieldsDocument } from '../../../shared/graphql/generated/documents/review-fields.ts';
import type { ReviewFieldsFragment } from '../../../shared/graphql/generated/operations.ts';
import { useReread } from '../../graphql/client/reread.ts';
import { writeRecord } from '../../graphql/client/write-record.ts';
import { send } from '../../lib/api/send.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { onBeforeReload } from '../../lib/unsaved.ts';
import { bodyOf, draftOf, isSameScore, type ScoreDraft } from './score-draft.ts';
import { useStoredScore } from './use-stored-score.ts';

/** Milliseconds after the last change. */
const pause = 1500;

/** Both versions of a score that was saved elsewhere meanwhile. */
export interface ScoreConflict {
  readonly mine: ScoreDraft;
  readonly theirs: ReviewFieldsFragment;
}

/**
 * Saves a score by itself, one request after the other, and submits it as final. What cannot be saved stays on this device; what was
 * saved elsewhere meanwhile is shown beside it.
 */
export function useScore(review: ReviewFieldsFragment) {
  const { t } = useTranslation('reviews');
  const { cache } = useApolloClient();
  const reread = useReread();
  const [draft, setDraft] = useState(() => draftOf(review));
  const [status, setStatus] = useState<'changed' | 'empty' | 'failed' | 'saved' | 'saving'>(
    review.score.version === 0 ? 'empty' : 'saved',
  );
  const [isBusy, setIsBusy] = useState(false);
  /** How often the final score was refused. */
  const [refusals, setRefusals] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const latest = useLatest(draft);
  const version = useRef(review.score.version);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const isChanged = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** When what is shown was written on this device, where it was not saved. */
  const [restoredAt, setRestoredAt] = useState<number>();
  const [conflict, setConflict] = useState<ScoreConflict>();
  const isInConflict = useRef(false);
  // A final score is corrected finally or not at all.
  const isDraftSaved = review.score.finalAt === null;

  const stored = useStoredScore(review.id, ({ draft: mine, version: from, keptAt }) => {
    const saved = draftOf(review);
    if (isChanged.current || isSameScore(mine, saved)) return;
    if (from !== review.score.version) {
      ask({ mine, theirs: review });
      return;
    }
    setRestoredAt(keptAt);
    setDraft(mine);
    touch();
  });

  function ask(both: ScoreConflict): void {
    clearTimeout(timer.current);
    isInConflict.current = true;
    setConflict(both);
    setStatus('failed');
  }

  function touch(): void {
    isChanged.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flushNow(), pause);
    setStatus('changed');
  }

  /** @returns whether it was saved */
  async function put(isFinal: boolean): Promise<boolean> {
    isChanged.current = false;
    setStatus('saving');
    const { id, snapshot } = review;
    const outcome = await send(saveScore, {
      id,
      snapshot,
      version: version.current,
      isFinal,
      ...bodyOf(latest.current),
    });
    if (outcome.kind === 'done') {
      version.current = outcome.data.score.version;
      writeRecord(cache, ReviewFieldsDocument, outcome.data);
      setStatus(isChanged.current ? 'changed' : 'saved');
      setProblem(undefined);
      setProblems({});
      setRestoredAt(undefined);
      if (!isChanged.current) await stored.forget();
      return true;
    }
    isChanged.current = true;
    setStatus('failed');
    const current = outcome.kind === 'refused' ? outcome.refusal.current : undefined;
    if (outcome.kind === 'refused' && outcome.refusal.code === 'stale_version' && current) {
      const theirs = current as ReviewFieldsFragment;
      const isSame = isSameScore(latest.current, draftOf(theirs));
      if (theirs.snapshot === snapshot && isSame && theirs.score.finalAt === null) {
        // Only the answer of an earlier request was lost, or another tab has written the same.
        version.current = theirs.score.version;
        return put(isFinal);
      }
      // Another version of the application: its form begins with what is on the device.
      if (theirs.snapshot !== snapshot) {
        await stored.flush();
        writeRecord(cache, ReviewFieldsDocument, theirs);
      } else ask({ mine: latest.current, theirs });
      return false;
    }
    setProblem(outcome.kind === 'refused' ? outcome.refusal.message : t('unreachable'));
    if (outcome.kind === 'refused')
      setProblems(Object.fromEntries(outcome.refusal.fields.map(({ path, message }) => [path, message])));
    return false;
  }

  /** One after the other: each has the version that the one before has made. */
  function run(isFinal: boolean): Promise<boolean> {
    const next = running.current.then(async () => (isFinal || isChanged.current ? put(isFinal) : true));
    running.current = next;
    return next;
  }

  async function flush(): Promise<void> {
    if (isChanged.current && isDraftSaved && !isInConflict.current) await run(false);
  }
  const flushLatest = useLatest(flush);
  const flushNow = useCallback(async () => flushLatest.current(), [flushLatest]);

  useEffect(() => {
    const leave = onBeforeReload({ save: flushNow, isSaved: () => !isChanged.current });
    const again = (): void => void flushNow();
    addEventListener('online', again);
    return () => {
      leave();
      removeEventListener('online', again);
      void flushNow();
    };
  }, [flushNow]);

  function change(part: Partial<ScoreDraft>): void {
    touch();
    const next = { ...latest.current, ...part };
    setDraft(next);
    stored.keep(next, version.current);
  }

  /** Takes what was restored back. */
  function discard(): void {
    clearTimeout(timer.current);
    isChanged.current = false;
    setDraft(draftOf(review));
    setRestoredAt(undefined);
    setStatus(review.score.version === 0 ? 'empty' : 'saved');
    void stored.forget();
  }

  /** Answers which of both versions counts. */
  async function choose({ mine, theirs }: ScoreConflict, isMine: boolean): Promise<void> {
    isInConflict.current = false;
    setConflict(undefined);
    setProblem(undefined);
    version.current = theirs.score.version;
    if (isMine) {
      setDraft(mine);
      stored.keep(mine, version.current);
      touch();
      return;
    }
    isChanged.current = false;
    setDraft(draftOf(theirs));
    setRestoredAt(undefined);
    setStatus('saved');
    await stored.forget();
    writeRecord(cache, ReviewFieldsDocument, theirs);
  }

  async function give(): Promise<void> {
    setIsBusy(true);
    if (await run(true)) await reread();
    else setRefusals((before) => before + 1);
    setIsBusy(false);
  }

  return {
    change,
    choose,
    conflict,
    discard,
    draft,
    flush,
    give,
    isBusy,
    problem,
    problems,
    refusals,
    restoredAt,
    status,
  };
}
