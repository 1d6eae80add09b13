import type { EntityConfig } from '../../entities/entity-config';
import { useOffersStudio } from '../../stores/sign-in/load-user';
import { ScreenTitle } from '../screen-title';
import { texts } from './texts';

interface StudioScreenProps {
  /** The entities that the page was made for. */
  readonly configs: readonly EntityConfig[];
}

/** Where editors change the entity files, see what comes of it, and publish it. */
export function StudioScreen(_props: StudioScreenProps) {
  const isEditor = useOffersStudio();
  return (
    <div className="flex flex-col gap-6">
      <ScreenTitle>{texts.title}</ScreenTitle>
      {!isEditor && <p className="max-w-prose text-muted">{texts.notEditor}</p>}
    </div>
  );
}
