import '../../src/components/theme.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Field } from '../../src/components/controls/field';
import { type FieldTypeName, modelOf } from '../../src/field-types';
import { fieldFixtures, fixtureField } from '../../src/field-types/fixtures';
import { inputOf } from '../../src/field-types/inputs';
import { controls } from './controls';
import { Overlays } from './overlays';
import { tables } from './tables';

const types = Object.keys(fieldFixtures) as FieldTypeName[];
const Fields = (
  <div className="grid gap-4" style={{ gridTemplateColumns: 'repeat(3, 1fr)' }}>
    {types.flatMap((type) => [
      <OneField key={`${type} valid`} type={type} />,
      <OneField key={`${type} wrong`} type={type} error="This is wrong." />,
      <fieldset key={`${type} disabled`} disabled className="min-w-0">
        <OneField type={type} />
      </fieldset>,
    ])}
  </div>
);

function OneField({ type, error }: { readonly type: FieldTypeName; readonly error?: string }) {
  const field = fixtureField(type);
  const [text, onChange] = useState(modelOf(field).format(fieldFixtures[type].values[0], field));
  const Input = inputOf(field);
  return (
    <Field label={type} required help="Help for this field." error={error}>
      {(aria) => (
        <Input
          {...aria}
          field={field}
          text={text}
          onChange={onChange}
          onBlur={() => {}}
          inputRef={null}
        />
      )}
    </Field>
  );
}

/** Each component in each state, in both themes: the page `/components` of `npm run dev`. */
createRoot(document.body).render(
  <>
    <header className="flex gap-4 p-4">
      <Overlays />
    </header>
    <div className="flex flex-wrap">
      {['light', 'dark'].map((theme) => (
        <main
          key={theme}
          style={{ colorScheme: theme, flex: '1 1 24rem' }}
          className="flex min-w-0 flex-col gap-4 bg-surface p-4 text-ink"
        >
          {Object.entries({ ...controls, Fields, ...tables }).map(([name, states]) => (
            <section key={name} className="rounded-lg border border-line bg-raised p-4">
              <h2 className="mb-4 font-semibold text-base">{name}</h2>
              {states}
            </section>
          ))}
        </main>
      ))}
    </div>
  </>,
);
