import { argon2 } from "node:crypto";
import { AppError } from "../http/appError.ts";

/** Cost of Argon2id: memory in KiB, passes, lanes. */
export interface Argon2Price {
  memory: number;
  passes: number;
  parallelism: number;
}

const AT_ONCE = 2;
/** Twelve seconds of work at the usual cost on one slow core; later requests are asked to retry. */
const WAITING_MAX = 200;
const TAG_BYTES = 32;

const waiting: (() => void)[] = [];
let running = 0;

async function enter(): Promise<void> {
  if (running < AT_ONCE) {
    running += 1;
    return;
  }
  if (waiting.length >= WAITING_MAX) throw new AppError("too_busy", { retryAfter: 5 });
  await new Promise<void>((resolve) => waiting.push(resolve));
}

function leave(): void {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
}

/** Derives 32 bytes with argon2id, at most two at a time. Throws `too_busy` when too many are waiting. */
export async function deriveArgon2id(password: string, salt: Buffer, price: Argon2Price): Promise<Buffer> {
  await enter();
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      argon2("argon2id", { message: password, nonce: salt, tagLength: TAG_BYTES, ...price }, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  } finally {
    leave();
  }
}
