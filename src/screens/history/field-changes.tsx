import type { FieldChange } from '../../entities/wire/history';
import { texts } from './texts';

interface FieldChangesProps {
  readonly fields: readonly FieldChange[];
  /** Rows that were added or removed have only one value in each field. */
  readonly isUpdate: boolean;
}

/** Each field with its old value before the new one. */
export function FieldChanges({ fields, isUpdate }: FieldChangesProps) {
  if (fields.length === 0) return null;
  return (
    <dl className="mt-1.5 grid grid-cols-[minmax(4rem,6rem)_1fr] gap-x-3 sm:grid-cols-[10rem_1fr] gap-y-1 text-sm">
      {fields.map(({ label, before, after, isSecret }) => (
        <div key={label} className="contents">
          <dt className="wrap-anywhere text-muted">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            {isSecret ? (
              <span className="text-muted">{isUpdate ? texts.secret : texts.hidden}</span>
            ) : (
              <>
                {isUpdate && (
                  <>
                    <Value text={before} as="del" />
                    <span aria-hidden className="px-1.5 text-muted">
                      →
                    </span>
                    <span className="sr-only"> {texts.to} </span>
                  </>
                )}
                <Value text={isUpdate ? after : (after ?? before)} as="ins" />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ text, as: As }: { readonly text: string | null; readonly as: 'del' | 'ins' }) {
  if (text === null) return <span className="text-muted">{texts.empty}</span>;
  return <As className={As === 'del' ? 'text-muted' : 'no-underline'}>{text}</As>;
}
