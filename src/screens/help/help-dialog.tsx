import { useMemo } from 'react';
import { Button } from '../../components/controls/button';
import { CloseButton, Dialog } from '../../components/overlays/dialog';
import type { EntityConfig } from '../../entities/entity-config';
import { type ManualPage, manualPage } from '../../entities/manual/manual-page';
import { otherScreens } from '../../entities/manual/other-screens';
import { useIsOffered } from '../../stores/session/rights';
import { navigate, studioAddress } from '../../stores/session/router';
import { texts } from './texts';

/** The config of an entity's screen, or the name of another screen. */
export type HelpTopic = EntityConfig | string;

interface HelpDialogProps {
  readonly about: HelpTopic;
  readonly onClose: () => void;
}

/** Says what a screen is for, the rules of its fields, and what people can do there. */
export function HelpDialog({ about, onClose }: HelpDialogProps) {
  const page = useMemo(() => pageAbout(about), [about]);
  const isEditor = useIsOffered('studio');

  function edit({ name }: EntityConfig) {
    onClose();
    void navigate(studioAddress(name));
  }

  return (
    <Dialog
      title={texts.about(page.title)}
      onClose={onClose}
      footer={
        <>
          {isEditor && typeof about !== 'string' && (
            <Button className="mr-auto" onClick={() => edit(about)}>
              {texts.editScreen}
            </Button>
          )}
          <CloseButton onClick={onClose} />
        </>
      }
    >
      <p>{page.purpose}</p>
      {page.parts.map(([heading, entries]) => (
        <section key={heading} className="pt-5">
          <h3 className="pb-1 font-semibold">{heading}</h3>
          <dl>
            {entries.map(([term, ...sentences]) => (
              <div key={`${term} ${sentences}`} className="flex gap-4 border-line border-t py-2">
                <dt className="w-24 shrink-0 font-medium sm:w-40">{term}</dt>
                <dd className="min-w-0 text-muted">{sentences.join(' ')}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

function pageAbout(topic: HelpTopic): ManualPage {
  if (typeof topic !== 'string') return manualPage(topic);
  const [, page] = otherScreens.find(([, { name }]) => name === topic) ?? [];
  return page ?? { name: topic, title: topic, purpose: '', parts: [] };
}
