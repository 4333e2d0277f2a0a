import { expect, test } from '@playwright/test';
import { newMember } from './new-member.ts';
import { origin, wordpress } from './site.ts';
import { signInAsStaff } from './staff.ts';
import { alive } from './watch.ts';

const metrics = `${origin}/metrics`;

const screen = {
  en: {
    title: 'Security log',
    email: 'E-mail address of the person',
    outcome: 'Outcome',
    refused: 'Refused',
    filter: 'Filter',
    event: 'Sign-in',
    none: 'Number of events: 0',
  },
} as const;

test('an injected script does not run, and the policy names where violations are reported', async ({
  page,
}) => {
  const response = await page.goto('/');
  // Chromium sends such reports from https pages only: that they arrive is proven with the collector itself.
  expect(response?.headers()['content-security-policy']).toContain('/api/security/csp-reports');
  await alive(page);
  const outcome = await page.evaluate(async () => {
    const violation = new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        resolve(effectiveDirective),
      );
    });
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.injected = "yes"';
    document.head.append(script);
    return [document.documentElement.dataset['injected'] ?? 'blocked', await violation];
  });
  expect(outcome).toEqual(['blocked', 'script-src-elem']);
});

const language = 'en';

test('administrators find the refused sign-in of a person', async ({ page, request }, info) => {
  test.slow();
  const text = screen[language];
  const member = await newMember(request);
  const csrf = (await (await request.get(`${origin}/api/auth/get-auth`)).json()).data.csrfToken;
  const refused = await request.post(`${origin}/api/auth/login`, {
    headers: { origin, 'x-csrf-token': csrf },
    data: { email: member.email, password: 'wrong' },
  });
  expect(refused.status()).toBe(401);
  const counts = await (await request.get(metrics)).text();
  expect(counts).toMatch(
    /passerelle_security_events_total\{event="sign_in",outcome="refused",reason="wrong_password"\} [1-9]/,
  );

  const who = await newMember(request, 'administrator', { language });
  await signInAsStaff(page, { language, who });
  await page.goto(`${wordpress}/wp-admin/admin.php?page=passerelle-security-log`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
  await page.getByLabel(text.email).fill(member.email);
  await page.getByLabel(text.outcome).selectOption({ label: text.refused });
  await page.getByRole('button', { name: text.filter, exact: true }).click();

  const cells = page.locator('.wrap tbody tr');
  await expect(cells).toHaveCount(1);
  await expect(cells.locator('td').nth(1)).toHaveText(text.event);
  await expect(cells.locator('td').nth(2)).toHaveText(text.refused);
  await expect(cells.locator('td').nth(3)).toHaveText('wrong_password');
  await expect(page.locator('.wrap table')).not.toContainText(member.email);
  await page.screenshot({ path: info.outputPath(`security-log-${language}.png`), fullPage: true });

  await page.getByLabel(text.email).fill('nobody-at-all@example.test');
  await page.getByRole('button', { name: text.filter, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: text.none })).toBeVisible();
  await expect(cells).toHaveCount(0);
});
