import prepareDemoData from '../../../fixtures/prepare-demo-data';

/** A data folder that the demo has filled, so it draws no pictures during measurements. */
export async function dataWithPictures(): Promise<{ folder: string; remove: () => void }> {
  const { DEMO_DATA } = process.env;
  if (DEMO_DATA) return { folder: DEMO_DATA, remove: () => {} };
  const removeData = await prepareDemoData();
  return {
    folder: process.env.DEMO_DATA ?? '',
    remove() {
      delete process.env.DEMO_DATA;
      removeData();
    },
  };
}
