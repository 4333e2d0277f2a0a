import type { UploadSource } from './upload.ts';

/** Why a transfer has ended early. Without a status nothing was answered. */
export interface TransferFailure {
  readonly status?: number;
  /** Code in the catalogue of errors, or of one value if one was refused. */
  readonly code?: string;
  /** Message of the server, in the language of the page. */
  readonly message?: string;
  /** Milliseconds. */
  readonly retryAfter?: number;
}

export interface TransferEvents {
  /** The upload exists on the server. */
  onUrl: (url: string) => void;
  /** @param sent bytes of the file */
  onProgress: (sent: number) => void;
  onDone: () => void;
  onFailed: (failure: TransferFailure) => void;
}

/** State of an upload on the server. */
export interface Inspection {
  readonly state: 'receiving' | 'scanning' | 'ready' | 'refused';
  readonly fileId?: number | undefined;
  readonly error?: string | undefined;
}

/** The server of uploads. */
export interface UploadServer {
  /** Sends a file, or its rest when it has an address. One of `onDone` and `onFailed` is called, unless it is stopped. */
  send: (source: UploadSource, url: string | undefined, events: TransferEvents) => { stop: () => void };
  /** @returns undefined: out of reach · 'gone': there is no such upload any more */
  inspect: (url: string) => Promise<Inspection | 'gone' | undefined>;
  /** Deletes an upload. Never rejects: what is left ends after a day. */
  delete: (url: string) => Promise<void>;
}
