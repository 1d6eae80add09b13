import { Spinner } from '../components/status/spinner';
import { texts } from './texts';

/** Shown until it is known who is signed in. */
export function Waiting() {
  return (
    <div role="status" className="boot-wait">
      <Spinner />
      {texts.loading}
    </div>
  );
}
