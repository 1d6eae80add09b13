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
const CHANGES = 'src/stores/changes/run.ts';
const INPUT = 'src/server/rows/check-input.ts';
const ROUTES = 'src/server/entity-routes/routes.ts';

const fault = (
  name: string,
  file: string,
  at: string,
  wrong: string,
  ...entities: readonly string[]
): Fault => ({ name, file, at, wrong, entities });

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
    'remove: «actions.remove && remove»,',
    'remove',
    'faq',
  ),
  fault(
    'a removal removes nothing',
    SCREEN,
    ').removeRow(config, «removed»)',
    '{ ...removed, id: -1 }',
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
    'const start = «startTexts(config, names)»;',
    'Object.fromEntries(names.map((name) => [name, ""]))',
    'coupon',
  ),
  fault(
    'a row that was added stays in the form',
    ADD_FRAME,
    'Object.keys(typedMeanwhile).length === «0») startAgain();',
    '-1',
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
    'coupon',
  ),
  fault(
    'numbers sort as texts',
    SORT,
    "typeof b === 'number' ? «a - b» : -1",
    'String(a) < String(b) ? -1 : 1',
    'installer',
  ),
  fault('every order is ascending', SORT, 'return «desc && ascending !== empty» ?', 'false', 'faq'),
  fault(
    'the search distinguishes capitals',
    SEARCH,
    'match(term) {\n      const folded = «foldText(term)».trim();',
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
    "if («settled.ok || settled.failure.kind === 'noResponse'») void",
    'false',
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
];
