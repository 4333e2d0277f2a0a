/** The field of a form that a file is for: `initiative:12` or `initiative:new`, and `galleryIds` or `emitters.0.logoId`. */
export interface UploadPlace {
  readonly form: string;
  readonly field: string;
}

/** A file as it is sent. */
export interface UploadSource {
  readonly blob: Blob;
  readonly name: string;
  /** Purpose as the content system names it: `cover`. */
  readonly purpose: string;
}

export type UploadState =
  | 'queued'
  | 'sending'
  /** Paused by the person. */
  | 'paused'
  /** Waiting for the network, or for a new sign-in if `code` says so. */
  | 'waiting'
  /** All bytes have arrived and are inspected. */
  | 'scanning'
  | 'ready'
  | 'refused';

/** An upload as screens show it. */
export interface Upload extends UploadPlace {
  readonly key: string;
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  readonly state: UploadState;
  /** Bytes that have left. */
  readonly sent: number;
  /** Bytes per second; undefined until it is measured. */
  readonly rate?: number | undefined;
  /** Code in the catalogue of errors: why the upload was refused, or waits. */
  readonly code?: string | undefined;
  /** The text of the server for that; without one, the code is of a refused value. */
  readonly message?: string | undefined;
  /** Id of the stored file, once it is ready. */
  readonly fileId?: number | undefined;
}
