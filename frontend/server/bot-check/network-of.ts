import { isIPv6 } from 'node:net';

const groups = 8;
const groupsOfNetwork = 4;

/** The address, or for IPv6 the /64 that one customer has to themselves. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : groups - front.length - back.length;
  const all = [...front, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...back];
  const network = all.slice(0, groupsOfNetwork).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
