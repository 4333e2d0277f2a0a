import { useEffect, useState } from 'react';
import { type DeviceDraft, draftsOfThisDevice } from '../../lib/record-form/device-drafts.ts';
import { DraftKeeper } from '../../lib/record-form/draft-keeper.ts';
import { browserTimers } from '../../lib/record-form/timing.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useMember } from '../../lib/use-member.ts';
import type { ScoreDraft } from './score-draft.ts';

/** A score that was not saved, as it is on this device. */
export interface StoredScore {
  readonly draft: ScoreDraft;
  /** Version of the saved score that the typing began from. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

/** What is not saved of a score stays on this device, as the drafts of records do. `onFound`: once, with what is there. */
export function useStoredScore(reviewId: number, onFound: (stored: StoredScore) => void) {
  const { id: userId } = useMember();
  const form = `review:${reviewId}`;
  const found = useLatest(onFound);
  const [keeper] = useState(() => new DraftKeeper(draftsOfThisDevice(), browserTimers));
  useEffect(() => {
    let isMounted = true;
    async function take(): Promise<void> {
      const draft = await draftsOfThisDevice()
        .find({ userId, form })
        .catch(() => undefined);
      const stored = draft && readStored(draft);
      if (isMounted && stored) found.current(stored);
    }
    void take();
    return () => {
      isMounted = false;
      void keeper.close();
    };
  }, [keeper, userId, form, found]);
  return {
    keep(draft: ScoreDraft, version: number): void {
      keeper.keep({ userId, form, base: {}, values: { draft, version }, keptAt: Date.now() });
    },
    /** @returns when the newest is on the device */
    flush: (): Promise<void> => keeper.flush(),
    forget: (): Promise<void> => keeper.forget({ userId, form }),
  };
}

function readStored({ values, keptAt }: DeviceDraft): StoredScore | undefined {
  const { draft, version } = values;
  return typeof version === 'number' && typeof draft === 'object' && draft !== null
    ? { draft: draft as ScoreDraft, version, keptAt }
    : undefined;
}
