import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { childrenOf } from '../../bench/server/load/cpu';
import { findOrInstallPostgres, NO_POSTGRES } from '../../setup/find-postgres';
import { ownerOfCluster } from '../../setup/postgres';

type StopMode = 'fast' | 'immediate';

/** A PostgreSQL that flushes to the disk, as a shop's does, and that trials can stop and kill. */
export class Cluster {
  readonly #bin: string;
  readonly #owner = ownerOfCluster();
  readonly #folder = mkdtempSync(join(tmpdir(), 'paperhanger-cluster-'));

  constructor() {
    const bin = findOrInstallPostgres();
    if (bin === undefined) throw new Error(NO_POSTGRES);
    this.#bin = bin;
    if (this.#owner) chownSync(this.#folder, this.#owner.uid, this.#owner.gid);
    const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'];
    this.#run('initdb', [`--pgdata=${this.#data}`, '--no-sync', ...options]);
    this.start();
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  /** The process that started all others. */
  get pid(): number {
    return Number(readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  }

  /** The URL of a new, empty database. */
  async create(name: string): Promise<string> {
    await this.query('postgres', `create database ${name}`);
    return this.#urlOf(name);
  }

  async query(database: string, statement: string): Promise<readonly unknown[]> {
    const client = new pg.Client(this.#urlOf(database));
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows;
  }

  /** Returns when it accepts connections. */
  start(): void {
    const options = `-c listen_addresses='' -c unix_socket_directories='${this.#folder}'`;
    const log = join(this.#folder, 'log');
    const wait = ['--wait', '--silent', `--pgdata=${this.#data}`, `--log=${log}`];
    this.#run('pg_ctl', ['start', ...wait, `--options=${options}`]);
  }

  stop(mode: StopMode): void {
    this.#run('pg_ctl', ['stop', '--silent', `--pgdata=${this.#data}`, `--mode=${mode}`]);
  }

  /** Sends a signal to all its processes. */
  signal(signal: 'STOP' | 'CONT'): void {
    for (const pid of [this.pid, ...childrenOf(this.pid)]) {
      try {
        process.kill(pid, `SIG${signal}`);
      } catch {
        // The process has already ended.
      }
    }
  }

  remove(): void {
    this.stop('immediate');
    rmSync(this.#folder, { recursive: true });
  }

  #urlOf(database: string): string {
    return `postgres://postgres@localhost/${database}?host=${encodeURIComponent(this.#folder)}`;
  }

  #run(program: string, args: readonly string[]): void {
    // A server that the command starts must not keep its output open.
    const options = { ...this.#owner, cwd: this.#folder, stdio: 'ignore' } as const;
    execFileSync(join(this.#bin, program), args, options);
  }
}
