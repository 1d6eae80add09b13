import { createContext } from 'react';
import type { EntityConfig } from '../../entities/entity-config';

/** Returns a config with only what the user may do; for most users that is all of it. */
export const AllowContext = createContext((config: EntityConfig) => config);
