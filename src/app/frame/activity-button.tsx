import { Activity } from 'lucide-react';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { useActivity } from '../../stores/activity';
import { texts } from './texts';

interface ActivityButtonProps {
  readonly onClick: () => void;
}

/** Opens the Activity panel, and tells how many things stand in it. */
export function ActivityButton({ onClick }: ActivityButtonProps) {
  const { length } = useActivity().entries;
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={length > 0 ? texts.activityCount(length) : texts.activity}
      aria-haspopup="dialog"
      icon={<Activity size={16} aria-hidden />}
      className="h-8 gap-2.5 text-sm lg:w-full lg:justify-start"
      onClick={onClick}
    >
      {texts.activity}
      {length > 0 && <Badge tone="danger">{length}</Badge>}
    </Button>
  );
}
