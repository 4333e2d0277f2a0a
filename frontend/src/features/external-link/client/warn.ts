import { element, openDialog } from '../../../components/ui/native-dialog.ts';
import { readTexts } from '../../../lib/script-texts.ts';
import styles from '../external-link.module.css';
import { externalLinkTexts } from '../external-link-script-texts.ts';

/**
 * Shows the warning in a dialog. Rejects for cases that need more text (other scripts, an invalid URL): the link's
 * page shows them.
 */
export async function warnBeforeLeaving(link: HTMLElement): Promise<void> {
  const texts = readTexts(externalLinkTexts);
  const url = new URL(link.dataset['href'] ?? '');
  const isPlain = /^https?:$/.test(url.protocol) && !url.username && !url.password;
  if (!isPlain || /(^|\.)xn--/.test(url.hostname)) throw new Error('for the page');

  const content = [element('p', undefined, texts.lead), element('p', styles['host'], url.host)];
  if (url.protocol === 'http:') content.push(element('p', styles['alarm'], texts.insecure));
  const address = element('p', styles['address'], `${texts.address} `);
  address.append(element('span', undefined, url.href));
  const go = element('a', undefined, texts.go.replace('{{host}}', url.host));
  go.href = url.href;
  go.rel = 'external nofollow noopener noreferrer';
  go.dataset['leave'] = '';
  const ways = element('p', styles['ways']);
  ways.append(go);
  openDialog({ title: texts.title, closeText: texts.stay, content: [...content, address, ways] });
}
