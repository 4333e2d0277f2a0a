import { errorMessage, isErrorCode } from '../../../shared/config/errors.ts';
import type { HostileRequest } from './requests.ts';

export interface HttpAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: string;
}

/** The defect of an answer to a hostile request; undefined when there is none. */
export function complaint({ method, url, headers }: HostileRequest, answer: HttpAnswer): string | undefined {
  const { status, body } = answer;
  const requestId = answer.headers['x-request-id'];
  if (status >= 500) return `status ${status}`;
  if (typeof requestId !== 'string' || requestId === '') return 'no request id';
  if (status < 400) return undefined;
  if (!url.startsWith('/api/')) {
    const language = url.startsWith('/en/') ? 'en' : 'fr';
    return answer.headers['content-language'] === language ? undefined : 'page in another language';
  }
  if (method === 'HEAD') return body === '' ? undefined : 'a body';
  // Headers that are too long are refused before they are read.
  const language = headers['x-locale'] === 'en' && status !== 431 ? 'en' : 'fr';
  const { error } = JSON.parse(body) as { error?: { code: string; message: string; requestId: string } };
  if (!error || !isErrorCode(error.code)) return 'no code of the catalogue';
  if (error.message !== errorMessage(error.code, language)) return 'message in another language';
  return error.requestId === requestId ? undefined : 'another request id';
}
