interface ScreenTitleProps {
  /** There is another heading above it. */
  readonly isPart?: boolean;
  readonly children: string;
}

/** The heading of a screen. */
export function ScreenTitle({ isPart = false, children }: ScreenTitleProps) {
  const Heading = isPart ? 'h2' : 'h1';
  return <Heading className="font-semibold text-2xl text-ink tracking-tight">{children}</Heading>;
}
