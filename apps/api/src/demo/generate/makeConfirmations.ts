import { CONFIRMATION_ROLES, type ConfirmationState } from "@vaardig/contract/confirmations/confirmations";
import type {
  confirmationRequests,
  skillEndorsements,
} from "../../domain/skills/confirmations/confirmations.table.ts";
import type { personSkills } from "../../domain/skills/personSkills.table.ts";
import { CONFIRMATION_DECLINE_REASONS, CONFIRMATION_MESSAGES } from "../data/confirmationWords.ts";
import { workdayBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { demoRandom } from "../demoRandom.ts";
import type { DemoContext } from "./demoContext.ts";
import type { DemoPerson } from "./makePeople.ts";

type SkillRow = typeof personSkills.$inferInsert;

export interface ConfirmationRows {
  requests: (typeof confirmationRequests.$inferInsert)[];
  endorsements: (typeof skillEndorsements.$inferInsert)[];
}

const STATES: readonly (readonly [ConfirmationState, number])[] = [
  ["endorsed", 6],
  ["open", 2],
  ["declined", 1],
];
/** Requests of the demo accounts: one answered, one open, one declined. */
const SHOWN: readonly ConfirmationState[] = ["endorsed", "open", "declined"];
const SHARE = 0.25;

interface Asking {
  person: DemoPerson;
  responder: DemoPerson;
  skill: SkillRow;
  state: ConfirmationState;
  context: DemoContext;
}

/** Returns one request, with its endorsement if any. */
function tell({ person, responder, skill, state, context }: Asking): ConfirmationRows {
  const { companyId, id: userId, language = "en" } = person.row;
  const { id: responderId } = responder.row;
  const { skillId, level } = skill;
  if (typeof level !== "number") return { requests: [], endorsements: [] };
  const id = demoId(userId, "confirmation", responderId, skillId);
  const random = demoRandom(`${id} confirmation`);
  const asked = random.int(state === "open" ? 1 : 9, state === "open" ? 6 : 28);
  const closedAt = state === "open" ? null : workdayBefore(context.today, asked - random.int(2, 7));
  // A colleague may rate a level lower than the person does.
  const given = random.chance(0.2) && level > 1 ? level - 1 : level;
  const createdAt = workdayBefore(context.today, asked);
  const answeredLevel = state === "endorsed" ? given : null;
  return {
    requests: [
      {
        companyId,
        id,
        userId,
        responderId,
        skillId,
        level,
        state,
        answeredLevel,
        createdAt,
        closedAt,
        message: random.pick(CONFIRMATION_MESSAGES[language]),
        reason:
          state === "declined"
            ? random.pick(CONFIRMATION_DECLINE_REASONS[responder.row.language ?? "en"])
            : "",
        mailedAt: createdAt,
        toldAt: closedAt,
      },
    ],
    endorsements:
      closedAt && answeredLevel !== null
        ? [
            {
              companyId,
              id: demoId(id, "endorsement"),
              userId,
              skillId,
              authorId: responderId,
              level: answeredLevel,
              createdAt: closedAt,
            },
          ]
        : [],
  };
}

/**
 * Returns requests among colleagues of a department, open and answered; demo accounts sent three and receive
 * two.
 */
export function makeConfirmations(
  people: readonly DemoPerson[],
  skills: readonly SkillRow[],
  context: DemoContext,
): ConfirmationRows {
  const roles: readonly string[] = CONFIRMATION_ROLES;
  const able = people.filter(
    ({ row }) => row.status === "active" && row.onboardingStep === "done" && roles.includes(row.systemRole),
  );
  const unaskable = new Set(["language", "licence"]);
  const kindOf = new Map(context.skills.map(({ key, kind }) => [context.skillId(key), kind]));
  const stated = Map.groupBy(
    skills.filter(
      ({ source, validTo, level, skillId }) =>
        source === "self" && validTo === null && level && !unaskable.has(kindOf.get(skillId) ?? ""),
    ),
    ({ userId }) => userId,
  );
  const taken = new Set<string>();
  const asked: Asking[] = [];
  const ask = (one: Omit<Asking, "context">) => {
    const key = [one.person.row.id, one.responder.row.id, one.skill.skillId].join();
    if (!taken.has(key)) asked.push({ ...one, context });
    taken.add(key);
  };
  for (const person of able) {
    const random = demoRandom(`${person.row.id} confirmations`);
    const own = stated.get(person.row.id) ?? [];
    const near = able.filter(
      ({ row }) => row.id !== person.row.id && row.departmentId === person.row.departmentId,
    );
    const isShown = person.account !== null;
    const isAsking = near.length > 0 && (isShown || random.chance(SHARE));
    if (isAsking)
      for (const [at, skill] of random.sample(own, isShown ? SHOWN.length : 1).entries()) {
        const state = (isShown ? SHOWN[at] : undefined) ?? random.weighted(STATES);
        // Managers confirm rather than endorse: answered requests here are from colleagues.
        const peers = near.filter(({ row }) => row.systemRole === "employee");
        const from = state === "open" || peers.length === 0 ? near : peers;
        const responder = random.pick(from);
        if (state === "open" || responder.row.systemRole === "employee")
          ask({ person, responder, skill, state });
      }
    if (!isShown) continue;
    for (const other of random.sample(near.length > 0 ? near : able, 2)) {
      const theirs = stated.get(other.row.id) ?? [];
      if (other.row.id !== person.row.id && theirs.length > 0)
        ask({ person: other, responder: person, skill: random.pick(theirs), state: "open" });
    }
  }
  const rows = asked.map(tell);
  return {
    requests: rows.flatMap(({ requests }) => requests),
    endorsements: rows.flatMap(({ endorsements }) => endorsements),
  };
}
