import { shortcuts } from '../../common/shortcuts';
import { Checkbox } from '../../components/controls/checkbox';
import { CloseButton, Dialog } from '../../components/overlays/dialog';
import { setSingleKeys, useSingleKeys } from '../../stores/preferences/single-keys';
import { texts } from './texts';

/** Lists the shortcuts. Single-key shortcuts can be switched off, because they get in the way of speech control. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <label className="mr-auto flex items-center gap-2.5 text-sm">
            <Checkbox
              checked={useSingleKeys()}
              onChange={(event) => setSingleKeys(event.currentTarget.checked)}
            />
            {texts.singleKeys}
          </label>
          <CloseButton onClick={onClose} />
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {Object.entries(shortcuts).map(([name, group]) => (
          <section key={name}>
            <h3 className="pb-1 font-semibold text-ink">{name}</h3>
            <dl>
              {group.map(([keys, what]) => (
                <div
                  key={keys}
                  className="flex min-h-8 items-center justify-between gap-4 border-line border-t py-1"
                >
                  <dt className="order-last flex shrink-0 gap-1">
                    {keys.split(' ').map((key) => (
                      <kbd
                        key={key}
                        className="min-w-6 rounded border border-line bg-sunken px-1.5 py-0.5 text-center font-sans text-muted text-xs"
                      >
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
