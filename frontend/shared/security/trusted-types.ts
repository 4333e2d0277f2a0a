/** The Trusted Types policy for HTML, scripts and script URLs. */
export interface PolicyRules {
  createHTML?: (html: string) => string | null;
  createScript?: (script: string) => string | null;
  createScriptURL?: (url: string) => string | null;
}

interface Policy {
  createScriptURL: (url: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: PolicyRules) => Policy;
}

/** Name of the policy for addresses of workers, which the content security policy lists. */
export const workerPolicy = 'worker';

/** Undefined in browsers without Trusted Types. */
export function createPolicy(name: string, rules: PolicyRules): Policy | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(name, rules);
}

/** The address of a file of our own build, or null: nothing else is a script here. */
export function ownScript(url: string): string | null {
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && pathname.startsWith('/assets/') ? url : null;
}
