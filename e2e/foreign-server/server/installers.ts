import { type Calls, inputOf, invalid, json, missing, plain } from './responses';
import { type ForeignRow, STAMPS } from './rows';
import { rules, validate } from './validation';

const stamps = { ...STAMPS, deleted_at: null };

/** Numbers as text, ids as either, `null`s, and values without meaning. */
const SEED: readonly ForeignRow[] = [
  {
    id: 101,
    name: 'Ramesh Kumar',
    city: 'Jaipur',
    phone: '9829012345',
    aadhaarNo: '234123412346',
    rate: '450.00',
    ...stamps,
    pivot: { order_id: '5001', installer_id: 101 },
  },
  {
    id: '102',
    name: 'Anita Desai',
    city: 'Udaipur',
    phone: 9829012346,
    aadhaarNo: '345234523455',
    rate: '1250.50',
    verified: '1',
    ...stamps,
  },
  {
    id: 103,
    name: 'Vikram Singh',
    city: null,
    phone: '9829012347',
    aadhaarNo: null,
    rate: null,
    ...stamps,
  },
  {
    id: 104,
    name: 'अनिल शर्मा',
    city: 'Kota',
    phone: '0141-2345678',
    aadhaarNo: 'not yet',
    rate: 'as agreed',
    ...stamps,
  },
  {
    id: '105',
    name: 'Farhan Ali',
    city: 'ajmer',
    phone: '9829012349',
    aadhaarNo: '456345634564',
    rate: 90,
    ...stamps,
  },
  {
    id: 106,
    name: 'Lakshmi Iyer',
    city: 'Jodhpur',
    phone: '9829012350',
    aadhaarNo: '567456745673',
    rate: '600.00',
    ...stamps,
  },
  {
    id: 107,
    name: 'Zubin Irani',
    city: 'Bikaner',
    phone: '9829012351',
    aadhaarNo: '678567856782',
    rate: '75.00',
    ...stamps,
  },
];

const FIELDS = {
  name: [rules.string],
  city: [rules.string],
  phone: [rules.string, rules.tenDigits],
  aadhaarNo: [rules.string],
  rate: [rules.numeric, rules.notNegative],
};

/** The installers and their endpoints. */
export class Installers {
  rows: readonly ForeignRow[] = SEED;

  readonly calls: Calls = {
    '/api/installer/fetch': () => json(200, this.rows),

    '/api/installer/add': (request) => {
      const input = inputOf(request);
      const errors = validate(input, FIELDS);
      if (errors) return invalid(errors);
      const id = Math.max(...this.rows.map((row) => Number(row.id))) + 1;
      const row = { ...this.#columnsOf(input), ...stamps, id };
      this.rows = [...this.rows, row];
      return json(201, row);
    },

    '/api/installer/update': (request) => {
      const input = inputOf(request);
      const row = this.#find(input.id);
      if (!row) return missing('Installer', input.id);
      const errors = validate(input, FIELDS);
      if (errors) return invalid(errors);
      const updated = { ...row, ...this.#columnsOf(input) };
      this.rows = this.rows.map((other) => (other === row ? updated : other));
      return plain('1');
    },

    '/api/installer/remove': (request) => {
      const { id } = inputOf(request);
      const row = this.#find(id);
      if (!row) return missing('Installer', id);
      this.rows = this.rows.filter((other) => other !== row);
      return plain('');
    },
  };

  #find(id: unknown): ForeignRow | undefined {
    return this.rows.find((row) => String(row.id) === String(id));
  }

  /** As MySQL returns it: decimals as text with two places. */
  #columnsOf(input: ForeignRow): ForeignRow {
    const { name, city, phone, aadhaarNo, rate } = input;
    return { name, city, phone, aadhaarNo, rate: Number(rate).toFixed(2) };
  }
}
