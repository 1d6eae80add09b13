import { Textarea } from '../../components/controls/textarea';
import { controlProps, type InputProps } from '../field-ui';
import { Counted } from '../text/text-counter';
import type { TextareaField } from '.';

export function TextareaInput(props: InputProps<TextareaField>) {
  return (
    <Counted {...props} recommended={props.field.recommendedMax}>
      {(describedBy) => (
        <Textarea rows={props.field.rows ?? 4} {...controlProps({ ...props, describedBy })} />
      )}
    </Counted>
  );
}
