import { release } from "node:os";
import type { AccessFiles } from "./accessRules.ts";

/** What a start of the server depends on; `socketDir` is undefined where TCP is used (Windows). */
export interface ServerArguments {
  pg: string;
  marker: string;
  port: number;
  socketDir: string | undefined;
  isDurable: boolean;
  /** Undefined where the rules are those of the database directory. */
  access: AccessFiles | undefined;
}

/** Command line of the server: settings of an application database on a shared machine. */
export function serverArguments({
  pg,
  marker,
  port,
  socketDir,
  isDurable,
  access,
}: ServerArguments): string[] {
  const settings: Record<string, string | number> = {
    // Shown in the title of every process of this database, and how they are found again.
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
    // How much a start after a crash reads again at most: about half a second's worth. Bulk writes log a tenth more.
    max_wal_size: "128MB",
    ...(syncsWhole() ? { recovery_init_sync_method: "syncfs" } : {}),
    // Short statements: compiling them costs more than it saves.
    jit: "off",
    timezone: "UTC",
    log_timezone: "UTC",
    log_statement: "none",
    log_checkpoints: "off",
    log_min_duration_statement: -1,
    // Details and statements of errors hold people's data.
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
    ...(isDurable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  return ["-D", pg, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

/**
 * After a crash everything must reach the disk before the journal is read. One call for the file system takes a tenth
 * of the time of one per file; kernels before 5.8 may keep its errors to themselves, so it is used well after that.
 */
function syncsWhole(): boolean {
  return process.platform === "linux" && Number(release().split(".")[0]) >= 6;
}
