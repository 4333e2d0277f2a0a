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

/** Milliseconds after the last change. */
const pause = 1500;

/** A score as it is written. Points are in hundredths, by criterion. */
export interface ScoreDraft {
  readonly points: Readonly<Record<string, number>>;
  readonly comments: Readonly<Record<string, string>>;
  readonly comment: string;
}

function draftOf({ score }: ReviewFieldsFragment): ScoreDraft {
  return {
    points: Object.fromEntries(
      score.points.flatMap(({ criterionId, points }) => (points === null ? [] : [[criterionId, points]])),
    ),
    comments: Object.fromEntries(score.points.map(({ criterionId, comment }) => [criterionId, comment])),
    comment: score.comment,
  };
}

/** The members of the body that hold a draft. */
function bodyOf({ points, comments, comment }: ScoreDraft) {
  const ids = [...new Set([...Object.keys(points), ...Object.keys(comments)])];
  const scores = ids.map((criterionId) => ({
    criterionId,
    comment: comments[criterionId] ?? '',
    ...(points[criterionId] !== undefined && { points: points[criterionId] }),
  }));
  return { scores, comment };
}

/** Saves a score by itself, one request after the other, and gives it finally. */
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
  const running = useRef<Promise<boolean>>(undefined);
  const isChanged = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A final score is corrected finally or not at all.
  const isDraftSaved = review.score.finalAt === null;

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
      return true;
    }
    isChanged.current = true;
    setStatus('failed');
    setProblem(outcome.kind === 'refused' ? outcome.refusal.message : t('unreachable'));
    if (outcome.kind === 'refused')
      setProblems(Object.fromEntries(outcome.refusal.fields.map(({ path, message }) => [path, message])));
    return false;
  }

  async function run(isFinal: boolean): Promise<boolean> {
    await running.current;
    running.current = put(isFinal);
    const isDone = await running.current;
    running.current = undefined;
    return isDone;
  }

  async function flush(): Promise<void> {
    if (isChanged.current && isDraftSaved) await run(false);
  }
  const flushLatest = useLatest(flush);
  const flushNow = useCallback(async () => flushLatest.current(), [flushLatest]);

  useEffect(() => {
    const leave = onBeforeReload({ save: flushNow, isSaved: () => !isChanged.current });
    return () => {
      leave();
      void flushNow();
    };
  }, [flushNow]);

  function change(part: Partial<ScoreDraft>): void {
    isChanged.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flushNow(), pause);
    setDraft((before) => ({ ...before, ...part }));
    setStatus('changed');
  }

  async function give(): Promise<void> {
    setIsBusy(true);
    if (await run(true)) await reread();
    else setRefusals((before) => before + 1);
    setIsBusy(false);
  }

  return { change, draft, flush, give, isBusy, problem, problems, refusals, status };
}
