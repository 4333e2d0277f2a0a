import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Upload, UploadState } from '../../../lib/uploads/upload.ts';

const texts = {
  ready: 'files.announced.ready',
  refused: 'files.announced.refused',
  waiting: 'files.announced.waiting',
} as const satisfies Partial<Record<UploadState, string>>;

const isAnnounced = (state: UploadState): state is keyof typeof texts => state in texts;

/** Text that screen readers announce of uploads: one is ready, refused, or waits. Progress is in its bar. */
export function useAnnouncedUploads(uploads: readonly Upload[]): string {
  const { t } = useTranslation('recordForm');
  const [announced, setAnnounced] = useState('');
  const before = useRef<ReadonlyMap<string, UploadState>>(new Map());
  useEffect(() => {
    for (const { key, name, state } of uploads)
      if (state !== before.current.get(key) && isAnnounced(state)) setAnnounced(t(texts[state], { name }));
    before.current = new Map(uploads.map(({ key, state }) => [key, state]));
  }, [uploads, t]);
  return announced;
}
