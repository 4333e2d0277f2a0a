import { once } from 'node:events';
import { connect } from 'node:net';
import { pdf, type SampleFile } from './sample-files.ts';

/** The site must have this port as its virus scanner: the suite starts it so. */
const port = Number(process.env['PASSERELLE_SCANNER_PORT'] ?? '3311');

/** A file whose virus scan ends when refuse() is called with its name. */
export function undecidedPdf(name: string): SampleFile {
  const file = pdf(`${name}.pdf`, 20_000);
  const text = file.buffer.toString('latin1').replace('\n', `\n%undecided:${name}\n`);
  return { ...file, buffer: Buffer.from(text, 'latin1') };
}

/** The next scan of the file finds a virus in it. */
export async function refuse(name: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`zREFUSE ${name}\0`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  if (!answer.toString().startsWith('OK')) throw new Error(`The scanner answered ${answer.toString()}`);
}
