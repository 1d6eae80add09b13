import './progress-bar.css';
import { useNavigation } from 'react-router-dom';

/** Shows that the next screen is on its way, when it takes long enough to be noticed. */
export function ProgressBar() {
  if (useNavigation().state === 'idle') return null;
  return <div aria-hidden className="progress-bar" />;
}
