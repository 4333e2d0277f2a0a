import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { networkOf } from '../client/network.ts';

const purpose = 'passerelle security log';
const keyBytes = 32;
const hashLength = 32;
const networkBytes = 8;

/**
 * Makes hashes of the network of an IP address (IPv6 by /64): with the same key the same as in the plugin's security log.
 * @param key the first of PASSERELLE_SECURITY_LOG_KEYS; without one, hashes can be compared until this process stops
 */
export function networkHasher(
  key: string = randomBytes(keyBytes).toString('hex'),
): (address: string) => string {
  const derived = Buffer.from(hkdfSync('sha256', key, '', purpose, keyBytes));
  return (address) =>
    createHmac('sha256', derived)
      .update(`network:${bytesOf(networkOf(address))}`)
      .digest('hex')
      .slice(0, hashLength);
}

/** Hexadecimal, as the plugin writes a network. */
function bytesOf(network: string): string {
  if (!ipaddr.isValid(network)) return 'unknown';
  const bytes = ipaddr.parse(network).toByteArray();
  return Buffer.from(isIPv4(network) ? bytes : bytes.slice(0, networkBytes)).toString('hex');
}
