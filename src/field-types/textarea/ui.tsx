import { Textarea } from '../../components/controls/textarea';
import { controlProps, type FieldUi, type InputProps } from '../field-ui';
import { Counted } from '../text/text-counter';
import { PlainCell } from '../text/ui';
import type { TextareaField } from '.';

function TextareaInput(props: InputProps<TextareaField>) {
  return <Textarea rows={props.field.rows ?? 4} {...controlProps(props)} />;
}

export const textareaUi: FieldUi<TextareaField> = {
  Cell: PlainCell,
  Input: (props) => (
    <Counted {...props} recommended={props.field.recommendedMax}>
      {(describedBy) => <TextareaInput {...props} describedBy={describedBy} />}
    </Counted>
  ),
  width: 264,
};
