import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/controls/button';
import { texts } from './texts';

interface NotFoundScreenProps {
  /** Returns the target of the button, if there is any screen that the user may see by now. */
  readonly findHome: () => { readonly route: string; readonly labelPlural: string } | undefined;
}

export function NotFoundScreen({ findHome }: NotFoundScreenProps) {
  const home = findHome();
  const navigate = useNavigate();
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 py-24 text-center">
      <h1 className="font-semibold text-2xl text-ink tracking-tight">{texts.title}</h1>
      <p className="text-muted">{texts.help}</p>
      {home && (
        <Button variant="primary" className="mt-3" onClick={() => navigate(home.route)}>
          {texts.back(home.labelPlural)}
        </Button>
      )}
    </div>
  );
}
