import { Button } from '../../components/controls/button';
import { texts } from '../texts';

type Texts = Readonly<Record<string, string>>;

export interface ConflictProps {
  readonly labelOf: (name: string) => string;
  /** The current texts of the row. */
  readonly stored: Texts;
  /** Only the texts that the user has changed. */
  readonly mine: Readonly<Record<string, string | undefined>>;
  /** The texts of the row when the dialog was opened. */
  readonly before: Texts;
  /** Saves the user's changes, but for those of some fields. */
  readonly onSave: (theirs: readonly string[]) => void;
  readonly onTakeTheirs: () => void;
}

/** Shows the user's and someone else's changes of a row, and asks which to keep: all or nothing. */
export function ConflictNotice(props: ConflictProps) {
  const { labelOf, stored, mine, before, onSave, onTakeTheirs } = props;
  const differing = Object.keys(stored).filter(
    (name) => stored[name] !== (mine[name] ?? before[name]),
  );
  return (
    <section role="alert" className="mb-4 rounded-md bg-warning-soft p-3 text-sm">
      <p className="font-semibold text-warning">{texts.conflictTitle}</p>
      <table className="my-2 w-full text-left">
        <thead className="text-muted text-xs">
          <tr>
            <th scope="col">{texts.conflictField}</th>
            <th scope="col">{texts.conflictCurrent}</th>
            <th scope="col">{texts.conflictYours}</th>
          </tr>
        </thead>
        <tbody>
          {differing.map((name) => (
            <tr key={name} className="align-top">
              <th scope="row" className="pr-3 font-normal text-muted">
                {labelOf(name)}
              </th>
              <td className="break-words pr-3">{stored[name] || texts.emptyValue}</td>
              <td className="break-words">
                {name in mine ? mine[name] || texts.emptyValue : texts.notYours}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex gap-2">
        <Button size="sm" variant="primary" onClick={() => onSave([])}>
          {texts.keepMine}
        </Button>
        <Button size="sm" variant="secondary" onClick={onTakeTheirs}>
          {texts.takeTheirs}
        </Button>
      </div>
    </section>
  );
}
