import { MIN_PASSWORD_LENGTH } from '../common/password-length';
import type { FieldConfig } from '../field-types';
import { entityFileSchema } from './config-schema';
import type { EntityConfig } from './entity-config';
import { resolveConfig } from './resolve-config';

const contact =
  'An email address, a mobile number, or both with a comma between them. One-time passwords are sent there.';

const ROLES = { name: 'roles', label: 'Roles' };

/** The accounts as an entity, with the roles that they can have; undefined without `roles.json`. */
export function accountConfig(roles: readonly string[] | undefined): EntityConfig {
  // Without `roles.json`, only editors have special rights, but roles can already be given.
  const decides = roles ? ['roles'] : ['roles', 'isEditor'];
  const file = entityFileSchema.parse({
    label: 'Account',
    fields: [
      { name: 'username', label: 'User Name', type: 'text', required: true, max: 60 },
      { name: 'contact', label: 'Contact', type: 'text', max: 200, help: contact },
      roles
        ? {
            ...ROLES,
            type: 'reference',
            to: 'roles',
            multiple: true,
            help: 'What each may do is in roles.json.',
          }
        : {
            ...ROLES,
            type: 'list',
            separator: ',',
            help: 'Separated by commas. They take effect once there is a roles.json.',
          },
      {
        name: 'isEditor',
        label: 'Editor',
        type: 'boolean',
        trueLabel: 'Editor',
        falseLabel: 'Not an editor',
        help: 'May use the Config Studio, and manage accounts.',
      },
      {
        name: 'password',
        label: 'First password',
        type: 'text',
        help: `At least ${MIN_PASSWORD_LENGTH} characters. Leave empty to generate one; it is shown only once.`,
      },
      { name: 'lastSignIn', label: 'Last sign-in', type: 'datetime' },
      {
        name: 'status',
        label: 'Status',
        type: 'select',
        options: [
          { value: 'active', label: 'Active', tone: 'success' },
          { value: 'blocked', label: 'Blocked', tone: 'danger' },
        ],
      },
    ],
    form: ['username', 'contact', ...decides, 'password'],
    columns: [
      { field: 'username', width: 128 },
      { field: 'contact', width: 144 },
      { field: 'roles', width: 120 },
      ...(roles ? [] : [{ field: 'isEditor', width: 116 }]),
      { field: 'lastSignIn', width: 184 },
      { field: 'status', width: 88 },
    ],
    actions: { add: {}, update: { fields: ['contact', ...decides] } },
  });
  const config = resolveConfig('accounts', file);
  return { ...config, fields: config.fields.map((field) => withRoles(field, roles ?? [])) };
}

function withRoles(field: FieldConfig, roles: readonly string[]): FieldConfig {
  if (field.name !== 'roles') return field;
  const choices = roles.map((name) => ({ key: name, label: name }));
  return {
    ...field,
    target: { labelPlural: 'roles', route: '', isSearchable: false, choices },
  };
}
