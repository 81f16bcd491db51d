import type { Tx } from "../../platform/db/database.ts";
import { countSeats } from "../companies/countSeats.ts";

export interface SeatDay {
  day: string;
  seats: number;
}

/** Records the seats in use today, replacing an earlier count of the day; returns the number. */
export async function recordSeats(tx: Tx, companyId: string, day: string): Promise<number> {
  const { inUse } = await countSeats(tx, companyId);
  await tx.$client.query(
    `insert into seat_counts (company_id, day, seats) values ($1, $2, $3)
     on conflict (company_id, day) do update set seats = excluded.seats`,
    [companyId, day, inUse],
  );
  return inUse;
}

/** Returns the seat counts between two days, both included, oldest first. */
export async function seatDays(tx: Tx, companyId: string, from: string, to: string): Promise<SeatDay[]> {
  const { rows } = await tx.$client.query<SeatDay>(
    `select day::text, seats from seat_counts where company_id = $1 and day between $2 and $3 order by day`,
    [companyId, from, to],
  );
  return rows;
}
