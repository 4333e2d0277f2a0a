import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, fetch as send } from 'undici';
import { limits } from '../limits.ts';

/** Whether an address is public: not of this machine, its networks, or its cloud. */
export function isPublicAddress(text: string): boolean {
  // An IPv4 address in the clothes of an IPv6 one is looked at as what it is.
  return ipaddr.isValid(text) && ipaddr.process(text).range() === 'unicast';
}

type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Looks names up as usual and refuses those that lead inside: at the moment of connecting, so that no later answer counts. */
export const publicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      const inside = addresses?.find(({ address }) => !isPublicAddress(address));
      if (error) callback(error, '');
      else if (!first || inside) callback(new Error(`${hostname} is no public host`), '');
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

const { timeout, answerBytes, connections } = limits.socialLogin;
const timeouts = { headersTimeout: timeout, bodyTimeout: timeout, maxResponseSize: answerBytes, connections };

/**
 * A `fetch` that leads to public hosts over TLS alone, and to the origins named here: providers on this machine, which
 * configuration allows outside production.
 */
export function guardedFetch(origins: readonly string[], resolve?: Resolve) {
  const outside = new Agent({ ...timeouts, connect: { timeout, lookup: publicLookup(resolve) } });
  const inside = new Agent({ ...timeouts, connect: { timeout } });
  const allowed = new Set(origins);
  return {
    fetch: async (address: string, options: object): Promise<Response> => {
      const url = new URL(address);
      const isAllowed = allowed.has(url.origin);
      if (!isAllowed) refuseInside(url);
      const dispatcher = isAllowed ? inside : outside;
      return (await send(url, { ...options, redirect: 'manual', dispatcher })) as unknown as Response;
    },
    close: async (): Promise<void> => {
      await Promise.all([outside.destroy(), inside.destroy()]);
    },
  };
}

function refuseInside({ protocol, hostname }: URL): void {
  if (protocol !== 'https:') throw new Error('Only https leads outside');
  // Names are looked at when they are looked up; an address is no name.
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublicAddress(host)) throw new Error(`${host} is no public address`);
}
