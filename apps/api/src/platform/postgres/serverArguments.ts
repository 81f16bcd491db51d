import { release } from "node:os";
import type { AccessFiles } from "./accessRules.ts";

/** The inputs of the command line; `socketDir` is undefined when TCP is used (Windows). */
export interface ServerArguments {
  pg: string;
  marker: string;
  port: number;
  socketDir: string | undefined;
  isDurable: boolean;
  /** Undefined: the rules of the database directory apply. */
  access: AccessFiles | undefined;
}

/** Returns the command line of the server: settings of an application database on a shared machine. */
export function serverArguments({
  pg,
  marker,
  port,
  socketDir,
  isDurable,
  access,
}: ServerArguments): string[] {
  const settings: Record<string, string | number> = {
    // Shown in the title of every process of this database, by which they are found again.
    cluster_name: marker,
    port,
    listen_addresses: socketDir ? "" : "127.0.0.1",
    ...(socketDir ? { unix_socket_directories: socketDir, unix_socket_permissions: "0700" } : {}),
    ...(access ? { hba_file: access.rules, ident_file: access.names } : {}),
    max_connections: 60,
    shared_buffers: "128MB",
    effective_cache_size: "1GB",
    work_mem: "8MB",
    maintenance_work_mem: "64MB",
    // Limits how much a start after a crash reads again: about half a second. Bulk writes log a tenth more.
    max_wal_size: "128MB",
    ...(syncsWhole() ? { recovery_init_sync_method: "syncfs" } : {}),
    // Statements are short: compiling them costs more than it saves.
    jit: "off",
    timezone: "UTC",
    log_timezone: "UTC",
    log_statement: "none",
    log_checkpoints: "off",
    log_min_duration_statement: -1,
    // Details and statements of errors contain personal data.
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
    ...(isDurable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  return ["-D", pg, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

/**
 * Returns whether one sync call per file system is safe. After a crash everything must be on disk before the
 * journal is read; one call takes a tenth of the time of one per file, but kernels before 5.8 may hide its
 * errors, so a later version is required.
 */
function syncsWhole(): boolean {
  return process.platform === "linux" && Number(release().split(".")[0]) >= 6;
}
