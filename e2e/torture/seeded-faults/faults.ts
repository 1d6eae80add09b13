/** A fault in the source that the tests made from entity files must find. */
export interface Fault {
  readonly name: string;
  readonly file: string;
  /** A piece of the file that occurs once, with the expression that is replaced in « ». */
  readonly at: string;
  readonly wrong: string;
  /** The entities whose tests are run. */
  readonly entities: readonly string[];
}

const COLUMNS = 'src/screens/entity/row-columns.tsx';
const SCREEN = 'src/screens/entity/entity-screen.tsx';
const QUERY = 'src/screens/screen-table/use-table-query.ts';
const FIELDS = 'src/screens/entity/form-fields.tsx';
const SECTIONS = 'src/screens/entity/form-sections.tsx';
const ADD_FORM = 'src/screens/entity/add-form.tsx';
const UPDATE = 'src/screens/entity/update-dialog.tsx';
const ADD_FRAME = 'src/screens/row-forms/add-form-frame.tsx';
const SUBMISSION = 'src/screens/set-submission-errors.ts';
const SORT = 'src/table/sort-order.ts';
const SEARCH = 'src/table/search-texts.ts';
const INDEX = 'src/table/table-index.ts';
const CHANGES = 'src/stores/changes/list-actions.ts';
const INPUT = 'src/server/rows/check-input.ts';
const ROUTES = 'src/server/entity-routes/routes.ts';

const fault = (
  name: string,
  file: string,
  at: string,
  wrong: string,
  ...entities: readonly string[]
): Fault => ({ name, file, at, wrong, entities });

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: these are pieces of code.
export const faults: readonly Fault[] = [
  fault(
    'a column has its field’s label',
    COLUMNS,
    '    header: «column.label»,',
    'field.label',
    'installer',
  ),
  fault(
    'widths of columns don’t count',
    COLUMNS,
    'const size = «column.width ?? width»;',
    'width',
    'zone',
  ),
  fault(
    'columns are never aligned',
    COLUMNS,
    'align: «column.align ?? align»',
    'undefined',
    'stock',
  ),
  fault(
    'the search leaves out the last column',
    COLUMNS,
    'searchText: «column.searchable» ?',
    'column.searchable && column !== config.columns.findLast((one) => one.searchable)',
    'coupon',
  ),
  fault(
    'the search finds by every column',
    COLUMNS,
    'searchText: «column.searchable» ?',
    'true',
    'installer',
  ),
  fault(
    'every column can be sorted',
    COLUMNS,
    'enableSorting: «column.sortable»,',
    'true',
    'installer',
  ),
  fault(
    'values are shown as they are stored',
    COLUMNS,
    '«displayText(field, row[field.name], row)»\n',
    'String(row[field.name] ?? "")',
    'coupon',
  ),
  fault(
    'rows can be removed on every screen',
    SCREEN,
    'remove: «remove && setRowToRemove»,',
    'remove',
    'faq',
  ),
  fault(
    'a removal removes nothing',
    SCREEN,
    '?.removeRow(config, «rowToRemove»)',
    '{ ...rowToRemove, id: -1 }',
    'installer',
  ),
  fault('the table starts unsorted', SCREEN, 'sorting: «sort» ? sortKeys', 'undefined', 'supplier'),
  fault(
    'the table starts in the wrong direction',
    QUERY,
    'return { id, desc: «key !== id» };',
    'false',
    'stock',
  ),
  fault(
    'a page begins with the last row of the one before',
    INDEX,
    'const start = «pageIndex * pageSize»;',
    'Math.max(0, pageIndex * pageSize - 1)',
    'faq',
  ),
  fault(
    'a screen has the label of a row',
    SCREEN,
    '{«config.title»}\n      </ScreenTitle>',
    'config.label',
    'installer',
  ),
  fault(
    'required fields have no mark',
    FIELDS,
    'required={«field.required»}',
    'false',
    'installer',
  ),
  fault('fields have no help', FIELDS, 'help={«field.help»}', 'undefined', 'coupon'),
  fault(
    'fields that don’t apply are shown',
    SECTIONS,
    '.filter((field) => «isShown(config, field, row)»)',
    'true',
    'lead',
  ),
  fault(
    'fields are equally wide',
    SECTIONS,
    "WIDTHS[«field.width ?? cellOf(field).formWidth ?? 'normal'»]",
    '"normal"',
    'lead',
  ),
  fault(
    'forms ignore defaults',
    ADD_FORM,
    'const start = () => «startValues(config, names)»;',
    'Object.fromEntries(names.map((name) => [name, ""]))',
    'coupon',
  ),
  fault(
    'a row that was added stays in the form',
    ADD_FRAME,
    'if («isTyped()») return;',
    'true',
    'installer',
  ),
  fault(
    'all errors have one text',
    SUBMISSION,
    'const message = «errors.get(name)»;',
    'errors.has(name) ? "Wrong." : undefined',
    'installer',
  ),
  fault(
    'an update starts empty',
    UPDATE,
    'const textsOf = (one: Row) => «rowTexts(config, names, one)»;',
    'Object.fromEntries(names.map((name) => [name, ""]))',
    'installer',
  ),
  fault(
    'empty values sort first',
    SORT,
    'if (a === null || b === null) return «a === null ? 1 : -1»;',
    'a === null ? -1 : 1',
    'visit',
  ),
  fault(
    'numbers sort as texts',
    SORT,
    "typeof b === 'number' ? «a - b» : -1",
    'String(a) < String(b) ? -1 : 1',
    'visit',
  ),
  fault('every order is ascending', SORT, 'return «desc && ascending !== empty» ?', 'false', 'faq'),
  fault(
    'the search distinguishes capitals',
    SEARCH,
    'match(term) {\n      const folded = «foldTerm(term)»;',
    'term',
    'faq',
  ),
  fault(
    'the search finds only how rows begin',
    SEARCH,
    'among.filter((index) => «texts[index]?.includes(word)»)',
    'texts[index]?.startsWith(word)',
    'faq',
  ),
  fault(
    'the list is not fetched after a change',
    CHANGES,
    '«refreshAfter(settled, list, options)»;',
    'undefined',
    'installer',
  ),
  fault(
    'errors of fields get lost',
    CHANGES,
    'errors: «firstMessages(failure.errors)» }',
    '{}',
    'installer',
  ),
  fault(
    'the server adds without a check',
    INPUT,
    'return «check(rowSchema(config), newRow(config, input))»;',
    'newRow(config, input)',
    'installer',
  ),
  fault(
    'an update loses its first change',
    INPUT,
    'return Object.fromEntries(«values.filter(([name, value]) => !isDeepStrictEqual(value, row[name]))»);',
    'values.filter(([name, value]) => !isDeepStrictEqual(value, row[name])).slice(1)',
    'installer',
  ),
  fault(
    'the server has actions that are not listed',
    ROUTES,
    '...«actionNames.filter((action) => config.actions[action])»]',
    'actionNames',
    'faq',
  ),
  fault(
    'a default is missing in rows that come without the field',
    'src/entities/row-schema.ts',
    'row[field.name] = «modelOf(field).defaultValue(field)»;',
    'null',
    'visit',
  ),
  fault(
    'rows can have values that are hidden',
    'src/entities/row-schema.ts',
    'if («value === null») return [];',
    'true',
    'visit',
  ),
  fault(
    'hidden fields are required',
    'src/entities/row-schema.ts',
    'if («isShown(config, field, row)»)',
    'true',
    'visit',
  ),
  fault(
    'a range of conditions leaves out its last value',
    'src/entities/shown-fields.ts',
    '(to === undefined || «at <= dayMeant(to)»)',
    'at < dayMeant(to)',
    'visit',
  ),
  fault(
    'the largest number is too large',
    'src/field-types/number-schema.ts',
    '«z.lte(max, `${label} must be ${show(max)} or less.`)»',
    'z.lt(max, `${label} must be ${show(max)} or less.`)',
    'visit',
  ),
  fault(
    'numbers can be too small by less than one',
    'src/field-types/number-schema.ts',
    'z.gte(«min», ',
    'min - 0.99',
    'visit',
  ),
  fault(
    'bounds by another field don’t count',
    'src/entities/dependent-bounds.ts',
    'return «isMin ? number < bound : number > bound»;',
    'false',
    'coupon',
  ),
  fault(
    'texts can be shorter than they must',
    'src/field-types/text-schema.ts',
    'charactersIn(text) >= «min»;',
    'min - 1',
    'visit',
  ),
  fault(
    'a pattern matches the start of a text',
    'src/field-types/text-schema.ts',
    "new RegExp(«`^(?:${pattern.regex})$`», 'u')",
    '`^(?:${pattern.regex})`',
    'visit',
  ),
  fault(
    'only the first entry of a list is checked',
    'src/field-types/list/schema.ts',
    '«listEntries(value, field)».every(isValid)',
    'listEntries(value, field).slice(0, 1)',
    'visit',
  ),
  fault(
    'days can be later than the last one',
    'src/field-types/date/schema.ts',
    '«day <= dayMeant(max)»,',
    'true',
    'visit',
  ),
  fault(
    'unique values can be given again by an update',
    'src/server/rows/unique-values.ts',
    'if (value === null) continue;\n    const compared = «toCompared(value)»;',
    'change.before ? `${change.id} ${value}` : toCompared(value)',
    'visit',
  ),
  fault(
    'a field that is only read can be changed',
    'src/server/rows/request-input.ts',
    "const names = «['id', 'version', MERGE, ...fields]».filter",
    'Object.keys(input)',
    'visit',
  ),
  fault(
    'a row that is used can be removed',
    'src/server/rows/references.ts',
    'if («!first») return;',
    'true',
    'visit',
  ),
  fault(
    'what an update hides is kept',
    'src/server/rows/check-input.ts',
    '...whole, ...«emptied(hidden)» })',
    '{}',
    'visit',
  ),
  fault(
    'money is stored in whole rupees',
    'src/field-types/money/index.ts',
    'toColumn: «inPaise»,',
    '(value: number) => Math.trunc(value) * 100',
    'visit',
  ),
  fault(
    'days are shown with the month before',
    'src/field-types/date/calendar-date.ts',
    'MONTHS[«Number(value.slice(5, 7)) - 1»]',
    '(Number(value.slice(5, 7)) + 10) % 12',
    'visit',
  ),
  fault(
    'options sort by their stored values',
    'src/field-types/read.ts',
    'isValue(value) ? «(sortKey ?? display ?? format)(value, field, row)» : plainText(raw)',
    'sortKey ? sortKey(value, field, row) : String(value)',
    'visit',
  ),
  fault(
    'money sorts as text',
    'src/field-types/number-model.ts',
    'sortKey: (value: number) => «value»,',
    'String(value) as unknown as number',
    'visit',
  ),
  fault(
    'capitals sort before small letters',
    'src/table/sort-order.ts',
    "return key === '' ? null : «foldText(key)»;",
    'key',
    'visit',
  ),
  fault(
    'references show keys',
    'src/field-types/reference/index.ts',
    "display: (value, field) => «labelsOf(value, field).join(', ')»,",
    'String(value)',
    'visit',
  ),
  fault(
    'every row has the tag',
    'src/screens/entity/row-columns.tsx',
    'if (!tag || «!areMet(config, tag.showIf, row)») return value;',
    'false',
    'visit',
  ),
  fault(
    'a range leaves out its end',
    'src/field-types/filters/field-filter.ts',
    '(to === undefined || «value <= to»)',
    'value < to',
    'visit',
  ),
  fault(
    'a filter by several options finds what has all',
    'src/table/filter-index.ts',
    'const isMatch = Uint8Array.from(values, (value) =>\n      «meanings.some(({ holds }) => holds(value))» ? 1 : 0,',
    'meanings.every(({ holds }) => holds(value))',
    'visit',
  ),
  fault(
    'the filter for empty values finds the others',
    'src/field-types/filters/field-filter.ts',
    "[EMPTY, { words: 'Empty', holds: (value) => «value === null» }]",
    'value !== null',
    'visit',
  ),
  fault(
    'a part of a text is found only at its start',
    'src/field-types/filters/field-filter.ts',
    "typeof value === 'string' && «value.includes(part)»;",
    'value.startsWith(part)',
    'visit',
  ),
  fault(
    'views filter only by their first column',
    'src/entities/view-address.ts',
    'of «Object.entries(filter)») {\n    const field = fieldOf(name);\n    if (field)\n      for',
    'Object.entries(filter).slice(0, 1)',
    'visit',
  ),
  fault(
    'a workbook lacks its last column',
    'src/spreadsheet/sheet-fields.ts',
    'new Set([bulkUpdate.key, ...«bulkUpdate.columns»])].map',
    'bulkUpdate.columns.slice(0, -1)',
    'visit',
  ),
  fault(
    'days in workbooks are a day early',
    'src/spreadsheet/write/written-cell.ts',
    'return «new Date(`${value}T00:00:00Z`)»;',
    'new Date(Date.parse(`${value}T00:00:00Z`) - 86_400_000)',
    'visit',
  ),
  fault(
    'numbers in workbooks are texts',
    'src/spreadsheet/write/written-cell.ts',
    "if («holds === 'number'» && typeof value",
    'false',
    'visit',
  ),
  fault(
    'an emptied cell changes nothing',
    'src/spreadsheet/compare/compare-records.ts',
    'if («isSame(modelOf(field).parse(before, field), after)») continue;',
    'after === null || isSame(modelOf(field).parse(before, field), after)',
    'visit',
  ),
  fault(
    'a spreadsheet changes the next column, too',
    'src/server/spreadsheets/compare-upload.ts',
    'after: «Object.fromEntries(changes.map(({ field, after }) => [field, after]))»,',
    'Object.fromEntries(changes.slice(0, 1).map(({ field, after }) => [field, after]))',
    'visit',
  ),
  fault(
    'exports have the labels of fields',
    'src/screens/selection/export-table.ts',
    'const heads = columns.map(({ header, field }) => «({ header, field })»);',
    '({ header: field.label || header, field })',
    'visit',
  ),
  fault(
    'digits are in groups of three',
    'src/common/quantities.ts',
    "return «decimal.replace(/(?<!\\.\\d*)\\B(?=(?:\\d\\d)*\\d{3}(?!\\d))/g, ',')»;",
    "decimal.replace(/(?<!\\.\\d*)\\B(?=(?:\\d{3})+(?!\\d))/g, ',')",
    'visit',
  ),
  fault(
    'views are in the reverse order',
    'src/screens/filters/views-menu.tsx',
    'return [...«views», ...saved].map(',
    'views.toReversed()',
    'visit',
  ),
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: these are pieces of code.
