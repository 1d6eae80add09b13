import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** The issues of a value whose schema is a union: those of the variant for its kind, if there is just one. */
export function innerIssues(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const fitting = issue.errors.filter((issues) => !issues.some(isElsewhere));
  const [only, ...others] = fitting;
  if (!only || others.length > 0) return [issue];
  return only
    .map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
    .flatMap(innerIssues);
}

/** The kinds that were expected in place of a value of another kind, by zod's names. */
export function expectedKinds({ errors }: z.core.$ZodIssueInvalidUnion): string[] {
  const kinds = errors.flat().flatMap((inner) => {
    if (inner.code === 'invalid_union') return expectedKinds(inner);
    return isOfOtherKind(inner) ? inner.expected : [];
  });
  return [...new Set(kinds)];
}

/** Whether a value is of another kind than the schema expects. */
const isElsewhere = (issue: Issue): boolean =>
  isOfOtherKind(issue) ||
  (issue.code === 'invalid_union' &&
    issue.path.length === 0 &&
    issue.errors.length > 0 &&
    issue.errors.every((issues) => issues.some(isElsewhere)));

const isOfOtherKind = (issue: Issue): issue is z.core.$ZodIssueInvalidType =>
  issue.code === 'invalid_type' && issue.path.length === 0;
