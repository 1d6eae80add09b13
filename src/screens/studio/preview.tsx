import { useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { Button } from '../../components/controls/button';
import { Select } from '../../components/controls/select';
import type { EntityConfig } from '../../entities/entity-config';
import { ROLES } from '../../entities/roles/roles';
import { may } from '../../stores/session/rights';
import { holdWrites, previewAs, previewedRows, rolesIn } from '../../stores/studio/preview';
import { configNameOf, configOf, isScreen, useStudio, useText } from '../../stores/studio/state';
import { AllowContext } from '../entity/allow-context';
import { allowedConfig } from '../entity/allowed-config';
import { EntityScreen } from '../entity/entity-screen';
import { Panel } from './panel';
import { texts } from './texts';

interface PreviewProps {
  readonly name: string;
  /** The entity as it is on the page. */
  readonly inPage: EntityConfig | undefined;
  /** Whether this is the phone-sized window. */
  readonly isPhone?: boolean;
}

/** The screen as the draft describes it, over the real rows. */
export function Preview({ name, inPage, isPhone = false }: PreviewProps) {
  const { config, live: file } = useStudio(() => configOf(name)) ?? {};
  const isBroken = useStudio((state) => state.problems.some((one) => configNameOf(one) === name));
  // It may have been published after the page was loaded.
  const live = inPage ?? (file ? config : undefined);
  const source = useMemo(() => config && previewedRows(config, live), [config, live]);
  const shown = useMemo(
    () => config && { ...config, endpoints: live?.endpoints ?? config.endpoints },
    [config, live],
  );
  useEffect(holdWrites, []);
  const { role, allow, choice } = useRole(config);

  const note = isBroken ? texts.oldPreview : live ? texts.tryIt : texts.newRows;
  return (
    <Panel
      title={texts.preview}
      note={config && note}
      action={
        <div className="flex items-center gap-2">
          {choice}
          {config && !isPhone && (
            <Button size="sm" className="max-sm:hidden" onClick={() => openPhone(name)}>
              {texts.asOnPhone}
            </Button>
          )}
        </div>
      }
      className="xl:flex-1"
    >
      {!config && <p className="text-muted">{isScreen(name) ? texts.noPreview : texts.noScreen}</p>}
      {config && !may(config.name, 'read') && (
        <p className="text-muted">{texts.notSeen(role ?? '')}</p>
      )}
      {shown && may(shown.name, 'read') && (
        <AllowContext key={role} value={allow}>
          <EntityScreen config={shown} preview={source} />
        </AllowContext>
      )}
    </Panel>
  );
}

/** A choice of the role whose controls the preview has, if there are roles and the editor may see them. */
function useRole(config: EntityConfig | undefined) {
  const text = useText(ROLES);
  const roles = useMemo(() => rolesIn(text), [text]);
  const [role, setRole] = useState<string>();
  const allow = useContext(AllowContext);
  // It may have been renamed or removed since.
  const known = role !== undefined && roles && role in roles ? role : undefined;
  useLayoutEffect(() => {
    if (!config) return;
    previewAs(config, roles, known);
    return () => previewAs(config);
  }, [config, roles, known]);

  const choice = roles && config && (
    <Select
      aria-label={texts.previewAs}
      className="h-7! w-32 text-xs"
      value={known ?? ''}
      onChange={({ currentTarget: { value } }) => {
        // Takes effect before the screen is rendered for the role.
        previewAs(config, roles, value || undefined);
        setRole(value || undefined);
      }}
    >
      <option value="">{texts.asYourself}</option>
      {Object.keys(roles).map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </Select>
  );
  return { role: known, allow: known ? allowedConfig : allow, choice };
}

/** Shows the preview in a separate window, because the look of a screen depends on the window’s width. */
function openPhone(name: string) {
  const address = new URLSearchParams({ config: name, view: 'phone' });
  window.open(`/studio?${address}`, 'phone', 'popup,width=390,height=844');
}
