import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { type AuthSite, type Browser, codeOf, site, startAuthSite } from './auth-site.ts';
import { FakeUploads } from './fake-uploads.ts';
import type { ReceivedUploadCall } from './fake-wordpress.ts';

type Method = 'DELETE' | 'GET' | 'HEAD' | 'OPTIONS' | 'PATCH' | 'POST';
/** Undefined leaves a header out. */
export type Headers = Record<string, string | undefined>;

export const uploadPath = '/api/file/upload';
export const pieceType = 'application/offset+octet-stream';
export const encoded = (text: string): string => Buffer.from(text).toString('base64');
export const metadata = `filename ${encoded('été.pdf')},purpose ${encoded('cv')}`;

/** Status and code of a refusal. */
export const outcome = (response: LightMyRequestResponse): [number, string] => [
  response.statusCode,
  codeOf(response),
];

/** A person who sends files to the real application, with uploads in memory behind it. */
export class UploadSite {
  readonly test: AuthSite;
  readonly uploads = new FakeUploads();
  browser: Browser;
  csrf = '';

  private constructor(test: AuthSite) {
    this.test = test;
    this.browser = test.browser();
    test.wordpress.uploads = this.uploads.answer;
  }

  static async start(): Promise<UploadSite> {
    const own = new UploadSite(await startAuthSite());
    await own.browser.signIn();
    own.csrf = await own.browser.csrf();
    return own;
  }

  /** Somebody without a session takes the place of the person. */
  async becomeVisitor(): Promise<void> {
    this.browser = this.test.browser();
    this.csrf = await this.browser.csrf();
  }

  get calls(): readonly ReceivedUploadCall[] {
    return this.test.wordpress.uploadCalls;
  }

  /** Sends a request as a page of the site does. */
  send(
    method: Method,
    url: string,
    headers: Headers = {},
    payload?: Buffer | string,
  ): Promise<LightMyRequestResponse> {
    const all = {
      origin: site,
      'sec-fetch-site': 'same-origin',
      'x-csrf-token': this.csrf,
      'tus-resumable': '1.0.0',
      ...headers,
    };
    const sent = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const options: InjectOptions = {
      method,
      headers: Object.fromEntries(sent),
      ...(payload === undefined ? {} : { payload }),
    };
    return this.browser.send('POST', url, options);
  }

  create(headers: Headers = {}): Promise<LightMyRequestResponse> {
    return this.send('POST', uploadPath, { 'upload-length': '20', 'upload-metadata': metadata, ...headers });
  }

  append(
    url: string,
    offset: string | undefined,
    bytes: Buffer | string,
    headers: Headers = {},
  ): Promise<LightMyRequestResponse> {
    return this.send('PATCH', url, { 'upload-offset': offset, 'content-type': pieceType, ...headers }, bytes);
  }

  /** The address of a new upload of 20 bytes. */
  async begun(): Promise<string> {
    const { headers } = await this.create();
    return String(headers.location);
  }
}
