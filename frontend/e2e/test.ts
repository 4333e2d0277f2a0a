import { test as base, expect } from '@playwright/test';

interface Guards {
  /** true: this test makes pages violate Trusted Types on purpose. */
  violatesTrustedTypes: boolean;
  trustedTypes: void;
}

/** Messages of Chromium about text that was to become HTML, script or a script's address. */
const violation = /Trusted(?:HTML|Script|ScriptURL)\b|TrustedTypePolicy/;

/** A test that fails when one of its pages violates Trusted Types. */
export const test = base.extend<Guards>({
  violatesTrustedTypes: [false, { option: true }],
  trustedTypes: [
    async ({ context, violatesTrustedTypes }, use) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        if (violation.test(message.text())) violations.push(`${message.location().url}: ${message.text()}`);
      });
      await use();
      expect(violations.length > 0, violations.join('\n')).toBe(violatesTrustedTypes);
    },
    { auto: true },
  ],
});
