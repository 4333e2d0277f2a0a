import type { Upload } from '../upstream/upload-api.ts';
import { raw, type ReceivedUploadCall, type UploadAnswering } from './fake-wordpress.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };
const refused = (status: number, code: string, fields: object[] = []) =>
  raw(status, json, JSON.stringify({ code, fields }));

/** Uploads in memory, with the rules that tests of the proxy need. */
export class FakeUploads {
  readonly bytes = new Map<string, Buffer>();
  readonly #announced = new Map<string, number>();

  readonly answer: UploadAnswering = (call) => {
    if (!call.headers.authorization) return refused(401, 'session_expired');
    if (call.method === 'POST') return this.#create(call);
    const { pathname, searchParams } = new URL(call.path, 'http://uploads.test');
    const id = pathname.slice(1);
    const bytes = this.bytes.get(id);
    if (!bytes) return refused(404, 'not_found');
    if (call.method === 'DELETE') {
      this.bytes.delete(id);
      return raw(204, {}, '');
    }
    return call.method === 'PATCH'
      ? this.#append(id, bytes, Number(searchParams.get('offset')), call.body)
      : raw(200, json, JSON.stringify(this.describe(id)));
  };

  describe(id: string): Upload {
    const bytes = this.#announced.get(id) ?? 0;
    const received = this.bytes.get(id)?.length ?? 0;
    return {
      id,
      bytes,
      received,
      state: received === bytes ? 'scanning' : 'receiving',
      fileId: null,
      error: null,
      expiresAt: '2026-11-22T12:00:00+00:00',
    };
  }

  #create({ body }: ReceivedUploadCall) {
    const { bytes } = JSON.parse(body.toString()) as { bytes: number };
    const id = String(this.#announced.size + 1).padStart(32, '0');
    this.bytes.set(id, Buffer.alloc(0));
    this.#announced.set(id, bytes);
    return raw(201, json, JSON.stringify(this.describe(id)));
  }

  #append(id: string, before: Buffer, offset: number, piece: Buffer) {
    if (before.length !== offset) return refused(409, 'upload_offset');
    if (offset + piece.length > (this.#announced.get(id) ?? 0)) return refused(413, 'payload_too_large');
    this.bytes.set(id, Buffer.concat([before, piece]));
    return raw(200, json, JSON.stringify(this.describe(id)));
  }
}
