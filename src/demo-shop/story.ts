import type { Input } from '../server/entities/check-input';
import { writeImport } from '../server/entities/imports';
import { readRows } from '../server/entities/rows';
import { applyUpdate } from '../server/entities/write-row';
import type { Author, OpenTable } from '../server/entity-tables/entity-store';
import faqs from './content/faqs.json';

const asha: Author = { id: 0, username: 'asha' };
const ravi: Author = { id: 0, username: 'ravi' };

/** How many answers a spreadsheet has changed; one of them has been corrected since. */
const UPLOADED = 6;
const CORRECTED = 'FAQ-03';

/** The questions before the spreadsheet, without the last sentences of some answers. */
export const firstFaqs: readonly Input[] = faqs.map((faq, index) =>
  index < UPLOADED ? { ...faq, answer: faq.answer.replace(/[.?!]\s[^.]+\.$/, '.') } : faq,
);

/** What staff have done since, by entity: a history to read, and an import to roll back. */
export const stories: Readonly<Record<string, (open: OpenTable) => Promise<void>>> = {
  async faq(open) {
    const uploading = { ...open, author: { ...asha, way: 'sheet' as const } };
    await writeImport(uploading, 'faq-answers.xlsx', async (opened) => {
      for (const { faqId, answer } of faqs.slice(0, UPLOADED)) {
        const uploaded = faqId === CORRECTED ? answer.replace('₹99', '₹79') : answer;
        await update(opened, 'faqId', faqId, { answer: uploaded });
      }
      return { updated: UPLOADED, unchanged: faqs.length - UPLOADED };
    });
    const answer = faqs.find(({ faqId }) => faqId === CORRECTED)?.answer;
    await update({ ...open, author: ravi }, 'faqId', CORRECTED, { answer });
  },
};

async function update(open: OpenTable, key: string, value: string, input: Input): Promise<void> {
  for await (const rows of readRows(open, open.config)) {
    const row = rows.find((one) => one[key] === value);
    if (row) await applyUpdate(open, row, input);
  }
}
