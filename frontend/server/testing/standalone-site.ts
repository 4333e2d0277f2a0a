import { render } from '../../src/app/entry-server.tsx';
import { type Answering, data } from './fake-wordpress.ts';
import { siteOperations } from './test-build.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export const origin = 'https://passerelle.test';

/** The site with its real renderer and operations; WordPress has one privacy page and stores consents. */
export async function startStandaloneSite(content = '<p>Rien.</p>'): Promise<TestApp> {
  const site = await startTestApp({ render, build: { operations: siteOperations } });
  const answers: Record<string, unknown> = {
    Layout: { passerelleLayout: { siteName: 'Passerelle', description: '' } },
    Page: { passerellePage: { title: 'Confidentialité', content, modifiedAt: '2026-11-01T00:00:00Z' } },
    RecordConsent: { passerelleRecordConsent: { consentId: 'kept' } },
    ConsentProofs: { passerelleConsentProofs: [{ consentId: 'kept', granted: ['analytics'] }] },
  };
  const answer: Answering = ({ operationName = '' }) => data(answers[operationName] ?? {});
  site.wordpress.answer = answer;
  return site;
}
