import { describe, expect, it } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { readQuery, writeQuery } from './use-table-query';

const config = entityConfig({
  pageSize: 5,
  fields: [
    { name: 'name', type: 'text' },
    { name: 'city', type: 'text' },
  ],
  columns: [{ field: 'name', sortable: true }, { field: 'city' }],
  defaultSort: { field: 'name' },
});
const plain = {
  search: '',
  sort: { column: 'name', direction: 'asc' },
  page: 1,
  pageSize: 5,
} as const;

describe('a table’s address', () => {
  it('is empty while the table is as the config says', () => {
    expect(writeQuery(config, plain).toString()).toBe('');
    expect(readQuery(config, new URLSearchParams())).toEqual(plain);
  });

  it.each([
    { ...plain, search: 'a & b=c' },
    { ...plain, sort: { column: 'name', direction: 'desc' } as const },
    { ...plain, sort: null },
    { ...plain, page: 3, pageSize: 25 },
  ])('gives back %j', (query) => {
    expect(readQuery(config, new URLSearchParams(writeQuery(config, query).toString()))).toEqual(
      query,
    );
  });

  it.each(['page=-1', 'page=x', 'page=1e99', 'size=0', 'size=2.5'])('passes over %s', (address) => {
    expect(readQuery(config, new URLSearchParams(address))).toEqual(plain);
  });

  it.each(['sort=city', 'sort=nothing'])('sorts by nothing for %s', (address) => {
    expect(readQuery(config, new URLSearchParams(address)).sort).toBeNull();
  });
});
