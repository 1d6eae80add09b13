/** Keys, and what other tools call them. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  help: ['hint', 'description', 'tooltip', 'helptext', 'note', 'placeholder', 'info'],
  max: ['maxlength', 'maximum', 'limit', 'length', 'size', 'maxvalue'],
  min: ['minlength', 'minimum', 'minvalue'],
  options: ['enum', 'choices', 'values', 'items', 'select'],
  required: ['mandatory', 'isrequired', 'notnull', 'nonempty'],
  unique: ['isunique', 'distinct'],
  default: ['defaultvalue', 'initial', 'initialvalue', 'preset'],
  name: ['key', 'id', 'field', 'slug'],
  field: ['name', 'key', 'column', 'id'],
  label: ['caption', 'text', 'displayname', 'header', 'heading', 'title'],
  title: ['heading', 'header', 'caption', 'label'],
  labelPlural: ['plural', 'pluralname', 'labels', 'pluralLabel'],
  type: ['kind', 'datatype', 'widget', 'input', 'component'],
  tone: ['color', 'colour', 'variant', 'badge', 'style'],
  pattern: ['regex', 'regexp', 'validation', 'mask'],
  regex: ['pattern', 'regexp', 'expression'],
  message: ['error', 'errormessage', 'text'],
  sortable: ['sort', 'cansort', 'orderable', 'order'],
  searchable: ['search', 'filterable', 'filter', 'cansearch'],
  defaultSort: ['sort', 'orderby', 'sortby', 'order', 'ordering'],
  direction: ['order', 'dir', 'desc', 'descending', 'asc'],
  pageSize: ['perpage', 'rows', 'rowsperpage', 'limit', 'pagesize', 'pagination'],
  route: ['url', 'path', 'address', 'href', 'link'],
  endpoint: ['api', 'apiurl', 'baseurl', 'url', 'resource'],
  navigation: ['menu', 'nav', 'sidebar'],
  group: ['section', 'category', 'parent', 'menu'],
  order: ['position', 'sort', 'weight', 'index'],
  columns: ['table', 'list', 'grid', 'headers'],
  fields: ['properties', 'attributes', 'schema', 'inputs'],
  add: ['create', 'new', 'insert', 'store'],
  update: ['edit', 'modify', 'change'],
  remove: ['delete', 'destroy', 'del'],
  bulkUpdate: ['import', 'upload', 'bulk', 'bulkedit'],
  download: ['export', 'excel'],
  fetch: ['list', 'get', 'index', 'read'],
  trueLabel: ['yes', 'on', 'truetext', 'yeslabel'],
  falseLabel: ['no', 'off', 'falsetext', 'nolabel'],
  prefix: ['before', 'unit', 'currency'],
  suffix: ['after', 'unit'],
  separator: ['delimiter', 'split'],
};

/** Values, and what other tools call them. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  text: ['string', 'str', 'varchar', 'char', 'input', 'password', 'color'],
  textarea: ['multiline', 'longtext', 'richtext', 'markdown', 'editor'],
  number: ['int', 'integer', 'float', 'double', 'decimal', 'numeric', 'percent', 'percentage'],
  money: ['price', 'currency', 'amount', 'rupees', 'inr'],
  boolean: ['bool', 'checkbox', 'switch', 'toggle', 'yesno', 'flag'],
  select: ['dropdown', 'enum', 'radio', 'choice', 'options', 'combobox', 'status'],
  date: ['day', 'calendar'],
  datetime: ['timestamp', 'time', 'moment'],
  email: ['mail', 'e-mail'],
  url: ['link', 'website', 'href', 'uri'],
  reference: ['relation', 'foreignkey', 'lookup', 'ref', 'belongsto'],
  phone: ['tel', 'mobile', 'telephone', 'phonenumber'],
  image: ['picture', 'photo', 'file', 'img', 'upload', 'thumbnail'],
  list: ['array', 'tags', 'multiselect', 'csv'],
  aadhaar: ['aadhar', 'adhar', 'uid'],
  slug: ['permalink', 'handle'],
  asc: ['ascending', 'up'],
  desc: ['descending', 'down', 'reverse'],
  success: ['green', 'ok', 'good', 'positive'],
  danger: ['red', 'error', 'bad', 'negative'],
  warning: ['yellow', 'orange', 'amber'],
  accent: ['blue', 'primary', 'info'],
  neutral: ['grey', 'gray', 'default', 'secondary'],
};

/** The allowed key that another tool calls `written`. */
export const keyMeantBy = (written: string, allowed: readonly string[]) =>
  meant(KEYS, written, allowed);

/** The allowed value, such as a field type, that another tool calls `written`. */
export const valueMeantBy = (written: string, allowed: readonly string[]) =>
  meant(VALUES, written, allowed);

function meant(
  words: Readonly<Record<string, readonly string[]>>,
  written: string,
  allowed: readonly string[],
): string | undefined {
  const plain = written.toLowerCase().replace(/[^a-z]/g, '');
  return allowed.find((name) => words[name]?.includes(plain));
}
