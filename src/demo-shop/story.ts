import { apply } from '../server/rows/apply';
import { type Update, updated } from '../server/rows/change-set';
import type { Input } from '../server/rows/check-input';
import { type EntityRow, readRows } from '../server/rows/read-rows';
import type { Author, EntityTransaction } from '../server/tables/entity-store';
import faqs from './content/faqs.json';

const asha: Author = { id: 0, username: 'asha' };
const ravi: Author = { id: 0, username: 'ravi' };

/** How many answers the spreadsheet changes. One of them is corrected later. */
const UPLOADED = 6;
const CORRECTED = 'FAQ-03';

/** The questions before the spreadsheet, without the last sentences of some answers. */
export const firstFaqs: readonly Input[] = faqs.map((faq, index) =>
  index < UPLOADED ? { ...faq, answer: faq.answer.replace(/[.?!]\s[^.]+\.$/, '.') } : faq,
);

/** What staff do afterwards, by entity: it makes a history to read, and a batch to roll back. */
export const stories: Readonly<Record<string, (transaction: EntityTransaction) => Promise<void>>> =
  {
    async faq(transaction) {
      const changes: Update[] = [];
      for (const { faqId, answer } of faqs.slice(0, UPLOADED)) {
        const uploaded = faqId === CORRECTED ? answer.replace('₹99', '₹79') : answer;
        changes.push(updated(await faqOf(transaction, faqId), { answer: uploaded }));
      }
      const counts = { updated: UPLOADED, unchanged: faqs.length - UPLOADED };
      const uploading = { ...transaction, author: { ...asha, way: 'sheet' as const } };
      await apply(uploading, { changes, batch: { file: 'faq-answers.xlsx', counts } });
      const answer = faqs.find(({ faqId }) => faqId === CORRECTED)?.answer;
      const corrected = updated(await faqOf(transaction, CORRECTED), { answer });
      await apply({ ...transaction, author: ravi }, { changes: [corrected] });
    },
  };

async function faqOf(transaction: EntityTransaction, faqId: string): Promise<EntityRow> {
  for await (const rows of readRows(transaction, transaction.config)) {
    const row = rows.find((one) => one.faqId === faqId);
    if (row) return row;
  }
  throw new Error(`There is no question ${faqId}.`);
}
