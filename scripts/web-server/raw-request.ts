import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export interface HttpAnswer {
  status: number;
  /** Values by name in lower case. */
  headers: Map<string, string>;
  body: string;
}

/** Sends a path exactly as it is written: fetch would resolve its dots and decode nothing. */
export async function request(origin: string, path: string, method = 'GET'): Promise<HttpAnswer> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(`${method} ${path} HTTP/1.0\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  // HTTP/1.0: the body is not sent in chunks, and ends with the connection.
  const answer = await text(socket);
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: new Map(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    ),
    body: rest.join('\r\n\r\n'),
  };
}
