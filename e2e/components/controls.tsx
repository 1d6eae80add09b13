import { tones } from '../../src/common/tones';
import { Combobox } from '../../src/components/combobox/combobox';
import { Button } from '../../src/components/controls/button';
import { FileDrop } from '../../src/components/file-drop/file-drop';
import { Icon } from '../../src/components/icon';
import { StarRating } from '../../src/components/star-rating/star-rating';
import { Badge } from '../../src/components/status/badge';
import { ProgressLine } from '../../src/components/status/progress-line';
import { TagInput } from '../../src/components/tag-input/tag-input';

const VARIANTS = ['primary', 'secondary', 'danger', 'ghost'] as const;
const icon = <Icon name="download" />;
const BUTTONS = [{}, { icon }, { busy: true }, { disabled: true }, { size: 'sm' as const }];
const CITIES = ['Agra', 'Kochi', 'Pune', 'Thiruvananthapuram'];
const options = CITIES.map((city) => ({ value: city, label: city }));
const files = ['wall.jpg', 'a-very-long-name.png'].map((name) => new File(['picture'], name));
const errors = new Map(files.slice(1).map((file) => [file, 'The picture is damaged.']));
const onChange = () => undefined;

/** The states of the components that forms and tables are made of. */
export const controls = {
  Buttons: VARIANTS.map((variant) => (
    <div key={variant} className="mb-2 flex gap-2">
      {BUTTONS.map((state) => (
        <Button key={JSON.stringify(state)} variant={variant} {...state}>
          {variant}
        </Button>
      ))}
    </div>
  )),
  'Combobox: wrong, open': (
    <div ref={openLast} className="flex flex-col gap-4" style={{ paddingBottom: '10rem' }}>
      <Combobox label="Wrong" options={options} value="Oz" invalid onChange={onChange} />
      <Combobox label="Open" options={options} value="Kochi" onChange={onChange} />
    </div>
  ),
  Chips: <TagInput label="Cities" options={CITIES} values={CITIES} onChange={onChange} />,
  Stars: <StarRating label="Rating" value={3} onChange={onChange} error="Rating is required." />,
  Files: (
    <FileDrop
      label="Images"
      accept={[]}
      maxFiles={2}
      files={files}
      errors={errors}
      onChange={onChange}
    />
  ),
  Tags: tones.map((tone) => (
    <Badge key={tone} tone={tone}>
      {tone}
    </Badge>
  )),
  Progress: <ProgressLine label="Upload" text="3 of 7 MB" done={3} total={7} />,
};

/** Opens the list once the page is there, because the list opens beside its box. */
function openLast(box: HTMLElement | null): void {
  requestAnimationFrame(() => box?.querySelector<HTMLElement>('[aria-label=Open]')?.click());
}
