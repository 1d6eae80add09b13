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
  label: 'caption text displayname header heading title',
  title: 'heading header caption label',
  labelPlural: 'plural pluralname labels plurallabel',
  type: 'format kind datatype fieldtype widget input component',
  tone: 'color colour variant badge style',
  showIf:
    'visibleif showwhen visible condition when onlyif conditional dependson displayif visibleon showon',
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
  form: 'groups sections fieldsets fieldgroups panels tabs',
  columns: 'table list grid headers cols',
  fields: 'properties attributes schema inputs',
  add: 'create new insert store',
  update: 'edit modify change',
  remove: 'delete destroy del',
  bulkUpdate: 'import upload bulk bulkedit',
  download: 'export excel',
  fetch: 'list get index read',
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
  reference: 'relation foreignkey lookup ref belongsto',
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
  neutral: 'grey gray default secondary',
};

const NO_COMMENTS =
  'JSON has no comments. Remove it, or tell people what it says in "description" or "help".';

/** Keys that are not needed, and why. */
const NEEDLESS: ReadonlyMap<string, string> = new Map([
  ['optional', 'Fields are optional unless they have "required": true. Remove this key.'],
  ['nullable', 'Fields can be empty unless they have "required": true. Remove this key.'],
  ['//', NO_COMMENTS],
  ['$comment', NO_COMMENTS],
  ['_comment', NO_COMMENTS],
  ['comment', NO_COMMENTS],
]);

/** Why no object has such a key, if people know it from elsewhere. */
export const whyNeedless = (key: string): string | undefined => NEEDLESS.get(key);

/** The allowed name that another tool calls `written`. */
export function meantBy(written: string, allowed: readonly string[]): string | undefined {
  const plain = written.toLowerCase().replace(/[^a-z]/g, '');
  return allowed.find((name) => SYNONYMS[name]?.split(' ').includes(plain));
}
