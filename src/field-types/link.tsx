import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

type LinkProps = ComponentProps<'a'> & { readonly href: string };

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

/** Sets what renders links to other screens. */
export const LinkProvider = LinkContext.Provider;

export const useLink = () => useContext(LinkContext);
