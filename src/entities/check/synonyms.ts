/** Keys and values, such as field types, with what other tools call them. */
const SYNONYMS: Readonly<Record<string, string>> = {
  help: 'hint description tooltip helptext note placeholder info',
  max: 'maxlength maximum limit length size maxvalue',
  min: 'minlength minimum minvalue',
  options: 'enum choices values items select',
  optionsFrom: 'optionssource choicesfrom valuesfrom source lookup datasource',
  entity: 'to table from collection model',
  required: 'mandatory isrequired notnull nonempty compulsory obligatory must',
  unique: 'isunique distinct',
  default: 'defaultvalue initial initialvalue preset',
  name: 'key id field slug',
  field: 'name key column id',
  label: 'caption text displayname header heading title verbosename',
  title: 'heading header caption label',
  labelPlural: 'plural pluralname labels plurallabel verbosenameplural',
  type: 'format kind datatype fieldtype widget input component',
  tone: 'color colour variant badge style',
  showIf:
    'visibleif showwhen visible condition when onlyif conditional dependson displayif visibleon showon requiredif requiredwhen',
  was: 'renamedfrom oldname formername previousname formerly',
  multiple: 'many ismultiple multi several',
  readOnly: 'disabled locked noteditable',
  pattern: 'regex regexp validation mask',
  regex: 'pattern regexp expression',
  message: 'error errormessage text',
  sortable: 'cansort orderable order',
  searchable: 'search cansearch',
  filterable: 'filter canfilter filters',
  is: 'exists has isset state',
  from: 'min gte gt since after start',
  to: 'max lte lt until before end entity ref target table references model relation',
  display: 'format unit template affix',
  description: 'desc about summary',
  views: 'savedviews presets filters',
  sort: 'defaultsort orderby sortby order ordering',
  pageSize: 'perpage rows rowsperpage limit pagesize pagination',
  route: 'url path address href link',
  endpoint: 'api apiurl baseurl url resource',
  navigation: 'menu nav sidebar',
  group: 'section category parent menu',
  order: 'position sort weight index',
  links: 'rowlinks rowactions related',
  form: 'groups sections fieldsets fieldgroups panels tabs',
  columns: 'table list grid headers cols listdisplay listfields',
  fields: 'properties attributes schema inputs',
  read: 'view show see list get',
  add: 'create new insert store',
  update: 'edit modify change',
  remove: 'delete destroy del',
  bulkUpdate: 'import upload bulk bulkedit',
  download: 'export excel',
  documents: 'invoice invoices receipts',
  fetch: 'list get index read',
  catalogue: 'customcatalogue',
  studio: 'config configs configstudio',
  accounts: 'users user staff logins audit',
  trueLabel: 'yes on truetext yeslabel',
  falseLabel: 'no off falsetext nolabel',
  prefix: 'before currency',
  suffix: 'after unit',
  separator: 'delimiter divider split',
  text: 'string str varchar char input password color',
  textarea: 'multiline longtext richtext markdown editor',
  number: 'int integer float double decimal numeric percent percentage',
  money: 'price currency amount rupees inr',
  boolean: 'bool checkbox switch toggle yesno flag',
  select: 'dropdown enum radio choice options combobox status',
  date: 'day calendar',
  datetime: 'timestamp time moment',
  url: 'link website href uri',
  reference: 'relation foreignkey lookup ref belongsto manytoone foreign',
  phone: 'tel mobile telephone phonenumber',
  image: 'picture photo img thumbnail',
  file: 'attachment document upload pdf',
  list: 'array tags multiselect csv',
  aadhaar: 'aadhar adhar uid',
  slug: 'permalink handle',
  asc: 'ascending up',
  desc: 'descending down reverse',
  success: 'green ok good positive',
  danger: 'red error bad negative',
  warning: 'yellow orange amber',
  accent: 'blue primary info',
  start: 'left',
  end: 'right',
  neutral: 'grey gray default secondary',
};

const OPTIONAL = 'Fields are optional unless they have "required": true. Remove this key.';
const RULES =
  'Rules are keys of the field itself, such as "required", "min" and "max". Remove this key.';
const SEARCHED =
  'The search box searches each column unless it has "searchable": false. Remove this key.';
const FILTERED =
  'People can filter by each column unless it has "filterable": false. Remove this key.';
const RIGHTS = 'Who may do what is in roles.json. Remove this key.';
const NO_COMMENTS =
  'JSON has no comments. Remove it, or tell people what it says in "description" or "help".';

/** Keys that are not needed, and why. */
const NEEDLESS: ReadonlyMap<string, string> = new Map([
  ['optional', OPTIONAL],
  ['blank', OPTIONAL],
  ['nullable', 'Fields can be empty unless they have "required": true. Remove this key.'],
  ['editable', 'People can change a field unless it has "readOnly": true. Remove this key.'],
  [
    'hidden',
    'A table shows only the fields in "columns", and a form those in "form". Leave it out there, and remove this key.',
  ],
  ['validate', RULES],
  ['validators', RULES],
  ['rules', RULES],
  ['permissions', RIGHTS],
  ['roles', RIGHTS],
  ['search_fields', SEARCHED],
  ['searchFields', SEARCHED],
  ['list_filter', FILTERED],
  ['filterFields', FILTERED],
  ['//', NO_COMMENTS],
  ['$comment', NO_COMMENTS],
  ['_comment', NO_COMMENTS],
  ['comment', NO_COMMENTS],
]);

/** Why a key that people know from elsewhere is not needed. */
export const whyNeedless = (key: string): string | undefined => NEEDLESS.get(key);

/** The allowed name that another tool calls `written`. */
export function meantBy(written: string, allowed: readonly string[]): string | undefined {
  const plain = written.toLowerCase().replace(/[^a-z]/g, '');
  const words = [plain, plain.replace(/(field|input)$/, '')];
  return allowed.find((name) =>
    [name.toLowerCase(), ...(SYNONYMS[name]?.split(' ') ?? [])].some((one) => words.includes(one)),
  );
}
