import { useEffect, useState } from 'react';

/** The result of a promise; undefined until it resolves. */
export function useLoaded<Content>(load: () => Promise<Content>): Content | undefined {
  const [content, setContent] = useState<Content>();
  useEffect(() => {
    load().then((loaded) => setContent(() => loaded));
  }, [load]);
  return content;
}
