import { useEffect, useState } from 'react';

/** What a promise brings; undefined until then. */
export function useLoaded<Content>(load: () => Promise<Content>): Content | undefined {
  const [content, setContent] = useState<Content>();
  useEffect(() => {
    load().then((loaded) => setContent(() => loaded));
  }, [load]);
  return content;
}
