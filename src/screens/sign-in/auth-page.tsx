import type { ReactNode } from 'react';
import { Brand } from '../brand';

interface AuthPageProps {
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}

/** The page of a step of the sign-in: a card in the middle. */
export function AuthPage({ title, help, children }: AuthPageProps) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 px-4 py-12">
      <Brand />
      <div className="w-full max-w-sm rounded-xl border border-line bg-raised p-6 sm:p-8">
        <h1 className="font-semibold text-ink text-xl tracking-tight">{title}</h1>
        <p className="pt-1 pb-6 text-muted text-sm">{help}</p>
        {children}
      </div>
    </main>
  );
}
