import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that name a network: one customer has all addresses below. */
const networkBits = 64;
const bytes = 16;

/**
 * Key of a client in rate limits, here and in WordPress: the IPv4 address, also of one mapped into IPv6, or the first
 * address of the IPv6 /64.
 * @param address as the socket or a trusted proxy names it, with or without a zone
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.toByteArray().slice(0, networkBits / 8);
  return ipaddr
    .fromByteArray([...network, ...Array.from({ length: bytes - network.length }, () => 0)])
    .toString();
}
