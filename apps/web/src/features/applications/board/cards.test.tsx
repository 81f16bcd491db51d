import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { buildCard } from "../../../test/buildCard.ts";
import { findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { menuTexts, pickSelect, pressEntry, tick } from "../../../test/lists.ts";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import words from "../applications.en.json";
import { BoardCard } from "./BoardCard.tsx";
import { BoardTools } from "./BoardTools.tsx";
import { CardMenu } from "./CardMenu.tsx";
import { CardTools } from "./CardTools.tsx";
import { ColumnHead } from "./ColumnHead.tsx";

const NOW = new Date("2026-11-10T10:00:00.000Z");
let screen: OnScreen | undefined;
beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ["Date"] }));
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  vi.useRealTimers();
});
const show = async (part: React.ReactNode) => {
  await screen?.remove();
  screen = await draw(part, { applications: words });
};
const handlers = () => ({
  onOpen: vi.fn(),
  onSelect: vi.fn(),
  onKey: vi.fn(),
  onDrag: vi.fn(),
  onMove: vi.fn(),
  onAct: vi.fn(),
});
const MOVABLE = buildCard("Ann", {
  forward: ["Interview"],
  can: ["reject", "archive"],
  rejection: "Rejection after application",
});

describe("a card of the board", () => {
  const card = async (one = MOVABLE, more: object = {}) => {
    const on = handlers();
    await show(
      <BoardCard
        card={one}
        index={2}
        of={9}
        top={0}
        measure={() => undefined}
        isBusy={false}
        isLifted={false}
        isSelected={false}
        isMovable
        {...on}
        {...more}
      />,
    );
    return on;
  };
  const item = () => document.querySelector<HTMLElement>("[data-card]");

  test("says who an internal applicant is, and of others only their title", async () => {
    await card(buildCard("Ann", { person: { title: "Cook", internal: true } }));
    expect(said()).toContain("AnnCook · Internal");
    await card(buildCard("Ann", { person: { title: "Cook" } }));
    expect(said()).not.toContain("External");
    await card(buildCard("Ann"));
    expect(said()).toContain("AnnExternal");
  });

  test("knows its place in the stage, opens, and is selected", async () => {
    const on = await card();
    expect([item()?.getAttribute("aria-posinset"), item()?.getAttribute("aria-setsize")]).toEqual(["3", "9"]);
    await act(async () => item()?.querySelector<HTMLElement>("[role=button]")?.click());
    expect(on.onOpen).toHaveBeenCalledWith("Ann");
    await tick("Select Ann");
    expect(on.onSelect).toHaveBeenCalledWith("Ann");
  });

  test("is dragged only where it may go somewhere and is not busy", async () => {
    const canDrag = () => item()?.getAttribute("draggable");
    await card();
    expect(canDrag()).toBe("true");
    await card(buildCard("Ann", { back: ["Vacancy"] }));
    expect(canDrag()).toBe("true");
    await card(buildCard("Ann"));
    expect(canDrag()).toBe("false");
    await card(MOVABLE, { isBusy: true });
    expect(canDrag()).toBe("false");
    await card(MOVABLE, { isMovable: false });
    expect(canDrag()).toBe("false");
    expect(document.querySelector("input[type=checkbox]")).toBeNull();
    expect(document.querySelector(".card-tools")).toBeNull();
  });

  test("names an outcome and the archive, but a rejection only by its stage", async () => {
    await card(buildCard("Ann", { outcome: "hired", archived: true }));
    expect(said()).toContain(words["archived-chip"]);
    expect(said()).toContain(words.outcomes.hired);
    await card(buildCard("Ann", { outcome: "rejected" }));
    expect(said()).not.toContain(words.outcomes.rejected);
    await card(buildCard("Ann"));
    expect(said()).not.toContain(words.outcomes.active);
  });

  test("shows what comes next: a task with its day, overdue from the day after", async () => {
    const task = { kind: "task", title: "Ask", task_type: "call", at: "2026-11-09" } as const;
    await card(buildCard("Ann", { next_action: task }));
    expect(said()).toContain("Call: Ask, was due 9 Nov 2026");
    await card(buildCard("Ann", { next_action: { ...task, at: "2026-11-10", task_type: null } }));
    expect(said()).toContain("Ask, 10 Nov 2026");
    await card(
      buildCard("Ann", {
        next_action: { kind: "interview", title: null, task_type: null, at: "2026-11-12T09:00:00.000Z" },
      }),
    );
    expect(said()).toMatch(/Interview 12 Nov 2026/);
    await card(
      buildCard("Ann", { next_action: { kind: "offer_missing", title: null, task_type: null, at: null } }),
    );
    expect(said()).toContain(words.next.offer_missing);
  });
});

describe("the acts on a card", () => {
  test("are every move but the rejection, and what may be done, email among it", async () => {
    const on = handlers();
    const card = buildCard("Ann", {
      forward: ["Interview"],
      back: ["Vacancy"],
      rejection: "Rejection after application",
      can: ["reject", "hire"],
    });
    await show(<CardMenu card={card} onMove={on.onMove} onAct={on.onAct} />);
    await pressNamed("Actions for Ann");
    const { stages, acts } = words;
    expect(menuTexts()).toEqual([stages.Vacancy, stages.Interview, acts.email, acts.hire, acts.reject]);
    await pressEntry(stages.Interview);
    expect(on.onMove).toHaveBeenCalledWith(card, "Interview");
    await pressNamed("Actions for Ann");
    await pressEntry(acts.hire);
    expect(on.onAct).toHaveBeenCalledWith(card, "hire");
  });

  test.each([
    ["has withdrawn", { outcome: "withdrawn" }],
    ["is archived", { archived: true }],
    ["takes no mail", { person: { mail: "no_address" } }],
  ] as const)("are without email for someone who %s", async (_who, more) => {
    const on = handlers();
    const card = buildCard("Ann", { can: ["restore"], ...(more as object) });
    await show(<CardMenu card={card} onMove={on.onMove} onAct={on.onAct} />);
    await pressNamed("Actions for Ann");
    expect(menuTexts()).toEqual([words.acts.restore]);
  });

  test("are no menu where there are none, but one to open the card with", async () => {
    const on = handlers();
    await show(<CardMenu card={buildCard("Ann")} onMove={on.onMove} onAct={on.onAct} />);
    expect(findNamed("Actions for Ann")).toBeUndefined();
    await show(<CardMenu card={buildCard("Ann")} {...on} />);
    await pressNamed("Actions for Ann");
    expect(menuTexts()).toEqual([words.open]);
    await pressEntry(words.open);
    expect(on.onOpen).toHaveBeenCalledWith("Ann");
  });

  test("are at one click: the next stage, an email, a rejection", async () => {
    const on = handlers();
    const card = buildCard("Ann", { forward: ["Interview", "Job offer"], can: ["reject"] });
    await show(<CardTools card={card} {...on} />);
    await pressNamed("Move to Interview: Ann");
    expect(on.onMove).toHaveBeenCalledWith(card, "Interview");
    await pressNamed("Email: Ann");
    await pressNamed("Reject: Ann");
    expect(on.onAct.mock.calls).toEqual([
      [card, "email"],
      [card, "reject"],
    ]);
    await show(<CardTools card={buildCard("Ann")} {...on} />);
    expect(document.querySelectorAll("button")).toHaveLength(0);
  });
});

describe("the head of a stage", () => {
  const column = {
    stage: "Interview",
    count: 3,
    oldest_since: "2026-11-08T10:00:00.000Z",
  } as Parameters<typeof ColumnHead>[0]["column"];

  test("counts, and shows the age of its oldest; folded it keeps both", async () => {
    const onToggle = vi.fn();
    await show(<ColumnHead column={column} id="x" isFolded={false} onToggle={onToggle} />);
    expect(said()).toContain("Interview3Oldest 2 days ago");
    expect(document.querySelector("[aria-label='3 applications']")).not.toBeNull();
    const button = document.querySelector("button");
    expect(button?.getAttribute("aria-expanded")).toBe("true");
    await act(async () => button?.click());
    expect(onToggle).toHaveBeenCalledOnce();
    await show(<ColumnHead column={column} id="x" isFolded onToggle={onToggle} />);
    expect(document.querySelector("button")?.title).toBe("Oldest 2 days ago");
    expect(said()).not.toContain("Oldest");
    await show(<ColumnHead column={{ ...column, oldest_since: null }} id="x" isFolded={false} />);
    expect(document.querySelector("button")).toBeNull();
    expect(said()).not.toContain("Oldest");
  });
});

describe("the tools of a board", () => {
  const tools = async (more: object = {}) => {
    const on = { onSearch: vi.fn(), onEnded: vi.fn() };
    await show(<BoardTools search="" ended={false} live {...on} {...more} />);
    return on;
  };

  test("say whether changes of others arrive, and show those that ended", async () => {
    const on = await tools();
    expect(said()).toContain(words.live);
    await tick(words["show-ended"]);
    expect(on.onEnded).toHaveBeenCalledWith(true);
    await tools({ live: false });
    expect(said()).toContain(words["not-live"]);
  });

  test("on a phone choose the stage, and hide the rest until it is asked for or used", async () => {
    const onStage = vi.fn();
    const phone = { stage: "Interview", onStage, columns: [{ stage: "Interview", count: 4 }] };
    await tools({ phone });
    expect(said()).not.toContain(words["show-ended"]);
    expect(said()).not.toContain(words.live);
    await pickSelect(words.stage, "Job offer · 0");
    expect(onStage).toHaveBeenCalledWith("Job offer");
    expect(said()).toContain("Interview · 4");
    await pressNamed(words["board-tools"]);
    expect(said()).toContain(words["show-ended"]);
    await tools({ phone, search: "an" });
    expect(said()).toContain(words["show-ended"]);
    await tools({ phone, live: false });
    expect(said()).toContain(words["not-live"]);
  });
});
