import { Button } from '../../components/controls/button';
import { Badge } from '../../components/status/badge';
import { useActivity } from '../../stores/calls/activity';
import { texts } from './texts';

/** Opens the Activity panel, and shows the number of its entries. */
export function ActivityButton({ onClick }: { readonly onClick: () => void }) {
  const { length } = useActivity();
  return (
    <Button
      variant="ghost"
      aria-haspopup="dialog"
      shape="activity"
      className="lg:mx-3 lg:mt-3 lg:justify-start lg:px-2"
      onClick={onClick}
    >
      {texts.activity}{' '}
      {length > 0 && (
        <Badge tone="danger">
          {length} <span className="sr-only">{texts.failed}</span>
        </Badge>
      )}
    </Button>
  );
}
