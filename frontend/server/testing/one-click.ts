import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/**
 * Bodies that mail programs post to the URL of a List-Unsubscribe header (RFC 8058, section 3.2), and one without the
 * field.
 */
const bodies = {
  urlencoded: {
    type: 'application/x-www-form-urlencoded',
    payload: 'List-Unsubscribe=One-Click',
  },
  empty: { type: 'application/x-www-form-urlencoded', payload: '' },
  multipart: {
    type: 'multipart/form-data; boundary=x',
    payload: `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`,
  },
} as const;

/** Posts as a mail program does: from another origin, without cookies. */
export function postInOneClick(
  app: FastifyInstance,
  url: string,
  body: keyof typeof bodies = 'urlencoded',
): Promise<LightMyRequestResponse> {
  const { type, payload } = bodies[body];
  return app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
}
