import { claimCode } from "@vaardig/matching/claimCode";
import type { ClaimSource } from "@vaardig/matching/model";
import type { SkillTable } from "@vaardig/matching/skillTable";
import { DAY_MS, yearsBetween } from "./claims.ts";

/**
 * Bytes of a packed claim: 16 for the skill's id, 1 for the level, 1 for source and endorsed level, 4 for the
 * day of last use.
 */
const BYTES = 22;
const SOURCES: readonly ClaimSource[] = ["confirmed", "self", "inferred", "language"];

/**
 * SQL for all claims of a person in `person_claims c` as one value, because two million rows take longer to
 * read than the people they belong to. Days count from 1970; an unknown day lies in the future, which the
 * scorer treats as in use.
 */
export const PACKED_CLAIMS_SQL = `string_agg(uuid_send(c.skill_id)
  || set_byte(set_byte('\\x0000', 0, coalesce(c.level, 0)), 1,
    case c.source when 'confirmed' then 0 when 'self' then 1 when 'inferred' then 2 else 3 end + 4 * coalesce(c.endorsed_level, 0))
  || int4send(coalesce(c.last_used - date '1970-01-01', 2147483647)), '')`;

/** Decodes the values of {@link PACKED_CLAIMS_SQL} to numbers for the index. */
export class PackedClaims {
  readonly #skills: SkillTable;
  readonly #now: number;
  readonly #ordinals = new Map<string, number>();

  constructor(skills: SkillTable, now: Date) {
    this.#skills = skills;
    this.#now = now.getTime();
  }

  /**
   * Calls `visit` with the number of the canonical skill and the claim code. Throws RangeError when the bytes
   * are truncated.
   */
  forEach(claims: Buffer, visit: (skill: number, code: number) => void): void {
    for (let at = 0; at < claims.length; at += BYTES) {
      const said = claims.readUInt8(at + 17);
      const code = claimCode({
        level: claims.readUInt8(at + 16) || null,
        source: SOURCES[said & 3] ?? "inferred",
        endorsedLevel: said >> 2,
        lastUsedYears: yearsBetween(claims.readInt32BE(at + 18) * DAY_MS, this.#now),
      });
      visit(this.#ordinalOf(claims.toString("latin1", at, at + 16)), code);
    }
  }

  #ordinalOf(bytes: string): number {
    const known = this.#ordinals.get(bytes);
    if (known !== undefined) return known;
    const hex = Buffer.from(bytes, "latin1").toString("hex");
    const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
    const ordinal = this.#skills.ordinalOf(id);
    this.#ordinals.set(bytes, ordinal);
    return ordinal;
  }
}
