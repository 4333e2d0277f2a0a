import { checkReceipt } from '../../../shared/config/calls/application-calls.ts';
import { receiptFields, type ReceiptViewData } from '../../../shared/forms/receipt-form.ts';
import { limits } from '../../limits.ts';
import type { Services } from '../../services.ts';
import type { FormPage } from '../form-page.ts';

const { number, sha256, file } = receiptFields;

/** The page that compares a file with a receipt. It answers at once: a redirect would be an address that anybody can make up. */
export const forms = ({ calls }: Services): FormPage[] => [
  {
    route: 'receipt',
    file: { field: file, hash: sha256, bytes: limits.applications.fileBytes },
    intents: {
      '': {
        refilledFields: [number, sha256],
        async run(posted): Promise<Pick<ReceiptViewData, 'answer'>> {
          const { text } = posted;
          const input = { number: text(number), sha256: text(sha256) };
          const { matches, sentAt } = await calls.run(checkReceipt, posted, input);
          return { answer: { matches, sentAt: sentAt ?? null } };
        },
      },
    },
  },
];
