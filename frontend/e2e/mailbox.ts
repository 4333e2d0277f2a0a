import { expect } from '@playwright/test';
import { origin } from './site.ts';

const mailbox = process.env['PASSERELLE_MAILBOX_URL'] ?? 'http://localhost:1080';

export interface Mail {
  subject: string;
  html: string;
  text: string;
  to: { address: string }[];
  replyTo?: { address: string }[];
}

let sent = 0;
/** An address that nobody has used, in this run or an earlier one. */
export const newAddress = (): string =>
  `e2e-${Date.now().toString(36)}-${process.pid}-${(sent += 1)}@example.org`;

async function mails(): Promise<Mail[]> {
  const response = await fetch(`${mailbox}/email`);
  return (await response.json()) as Mail[];
}

const mailsTo = async (address: string): Promise<Mail[]> =>
  (await mails()).filter(({ to }) => to.some((one) => one.address === address));

/** The mail whose subject holds these words, once it is there. */
export async function mailAbout(words: string): Promise<Mail> {
  const find = async () => (await mails()).find(({ subject }) => subject.includes(words));
  await expect.poll(find, { message: `mail about ${words}` }).toBeDefined();
  const mail = await find();
  if (!mail) throw new Error(`No mail about ${words}`);
  return mail;
}

/** The mail of this number to an address, once it is there. */
export async function mailTo(address: string, number = 1): Promise<Mail> {
  await expect
    .poll(async () => (await mailsTo(address)).length, { message: `mail to ${address}` })
    .toBeGreaterThanOrEqual(number);
  const mail = (await mailsTo(address))[number - 1];
  if (!mail) throw new Error(`No mail to ${address}`);
  return mail;
}

/** The mail to an address whose subject holds these words, once it is there. */
export async function mailToAbout(address: string, words: string): Promise<Mail> {
  const find = async () => (await mailsTo(address)).find(({ subject }) => subject.includes(words));
  await expect.poll(find, { message: `mail to ${address} about ${words}` }).toBeDefined();
  const mail = await find();
  if (!mail) throw new Error(`No mail to ${address} about ${words}`);
  return mail;
}

/**
 * The address, on this site, of a link with a secret: as a person would click it.
 * @param label of the link; absent where there is one only
 */
export function linkIn({ text }: Mail, label = ''): string {
  const [link = ''] = /https?:\/\/\S+[?&]hash=[\w-]+/.exec(text.slice(text.indexOf(label))) ?? [];
  const { pathname, search } = new URL(link);
  return new URL(pathname + search, origin).href;
}
