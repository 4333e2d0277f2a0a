import type { Dispatcher } from 'undici';

/** A file as WordPress answers it. The body must be read or destroyed. */
export interface UpstreamFile {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Dispatcher.ResponseData['body'];
}
