import { createContext } from 'react';
import type { EntityConfig } from '../../entities/entity-config';

/** Returns a config with only what the user may do. */
export const AllowContext = createContext((config: EntityConfig) => config);
