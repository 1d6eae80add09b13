import type { Migration } from 'kysely';
import { firstTables } from './migrations/0001-first-tables';
import { categoryProducts } from './migrations/0003-category-products';
import { sharedState } from './migrations/0005-shared-state';
import { audit } from './migrations/0006-audit';
import { history } from './migrations/0007-history';
import { editors } from './migrations/0008-editors';
import { configVersions } from './migrations/0009-config-versions';
import { views } from './migrations/0010-views';
import { uploads } from './migrations/0011-uploads';
import { viewOwners } from './migrations/0012-view-owners';
import { storedFiles } from './migrations/0013-stored-files';
import { roles } from './migrations/0014-roles';
import { importFields } from './migrations/0015-import-fields';

/** All migrations in order. They are listed because the server is bundled into one file. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first-tables': firstTables,
  '0003-category-products': categoryProducts,
  '0005-shared-state': sharedState,
  '0006-audit': audit,
  '0007-history': history,
  '0008-editors': editors,
  '0009-config-versions': configVersions,
  '0010-views': views,
  '0011-uploads': uploads,
  '0012-view-owners': viewOwners,
  '0013-stored-files': storedFiles,
  '0014-roles': roles,
  '0015-import-fields': importFields,
};
