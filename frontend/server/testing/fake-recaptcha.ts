import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeRecaptcha {
  /** Base URL for RECAPTCHA_URL. */
  url: string;
  /** Received requests. */
  requests: URLSearchParams[];
  /** The next answers: JSON with status 200, or another status. */
  answer: { status: number; body: string };
  stop: () => Promise<void>;
}

/** Google's endpoint, on this machine. */
export async function startFakeRecaptcha(): Promise<FakeRecaptcha> {
  const requests: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => {
      text += part.toString();
    });
    request.on('end', () => {
      if (request.url !== '/recaptcha/api/siteverify' || request.method !== 'POST') {
        response.writeHead(404).end();
        return;
      }
      requests.push(new URLSearchParams(text));
      response.writeHead(fake.answer.status, { 'content-type': 'application/json' }).end(fake.answer.body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const fake: FakeRecaptcha = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/recaptcha/`,
    requests,
    answer: { status: 200, body: '{}' },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return fake;
}
