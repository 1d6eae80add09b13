import { createContext } from 'react';
import type { EntityConfig } from '../../entities/entity-config';

/** Removes from a config what limited rights don’t allow. By default, nothing. */
export const AllowContext = createContext((config: EntityConfig) => config);
