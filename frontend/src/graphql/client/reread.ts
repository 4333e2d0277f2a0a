import { useCallback } from 'react';
import { useRevalidator } from 'react-router';

let rereads = 0;

/** Whether screens are read again after a write: what the cache has of them, with the write’s answer, is newer than no answer. */
export const isRereading = (): boolean => rereads > 0;

/** Reads data again after a write. When the site does not answer, loaders use what the cache has. */
export async function reread(read: () => Promise<unknown>): Promise<void> {
  rereads += 1;
  try {
    await read();
  } finally {
    rereads -= 1;
  }
}

/** Reads the data of the screen again, after a write of which the cache has the answer. */
export function useReread(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(async () => reread(revalidate), [revalidate]);
}
