import { classNames } from '../components/class-names';

export function Brand({ className }: { readonly className?: string }) {
  return (
    <span
      className={classNames(
        'flex items-center gap-2 font-semibold text-ink text-sm tracking-tight',
        className,
      )}
    >
      <svg
        viewBox="0 0 32 32"
        aria-hidden="true"
        className="size-6 shrink-0 rounded-[5px] bg-accent"
      >
        <path
          d="M8 7h12v13a4 4 0 0 0 4-4V7M8 7v18h10a5 5 0 0 0 5-5"
          fill="none"
          strokeWidth="2.2"
          strokeLinejoin="round"
          className="stroke-accent-ink"
        />
      </svg>
      Paperhanger
    </span>
  );
}
