import { expect, type Page } from "@playwright/test";
import { expectAccessibleIn } from "../support/axe.ts";
import { callApi } from "../support/callApi.ts";
import { createOwnCompany } from "../support/createOwnCompany.ts";
import { errorsOf } from "../support/errorsOf.ts";
import { journey } from "../support/journey.ts";
import { sessionOf } from "../support/signIn.ts";

const CATALOGUE = "/admin/organization/skill-catalogue";
const CATALOGUS = "/admin/organisatie/vaardighedencatalogus";

interface Made {
  skill: { id: string };
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Search by name or synonym" }).fill(text);
}

journey(
  "a skill is added despite a near one, merged with a preview, and the merge undone",
  async ({ enter, server }) => {
    const admin = await createOwnCompany(server);
    const page = await enter(admin);
    const errors = errorsOf(page);
    await page.goto(CATALOGUE);
    await expect(page.getByRole("heading", { name: "Skill catalogue", level: 1 })).toBeVisible();
    await expect(page.getByRole("table").getByRole("row").nth(5)).toBeVisible();
    await expectAccessibleIn(page, "en");

    await page.getByRole("button", { name: "Add skill" }).click();
    const drawer = page.getByRole("dialog", { name: "Add skill" });
    await drawer.getByLabel("Name in English").fill("Projects managing");
    await drawer.getByLabel("Name in Dutch").fill("Projecten trekken");
    await drawer.getByLabel("Other names in English").fill("Getting projects done");
    await drawer.getByLabel("Other names in English").press("Enter");
    await expect(drawer.getByRole("button", { name: "Getting projects done" })).toBeVisible();
    await drawer.getByRole("button", { name: "Add skill" }).click();
    await expect(drawer.getByText("This looks like an existing skill")).toBeVisible();
    await expect(drawer.getByRole("button", { name: "Show Project management" })).toBeVisible();
    await expectAccessibleIn(page, "en");
    await drawer.getByRole("button", { name: "Add anyway" }).click();
    await expect(page.getByText("Projects managing was added")).toBeVisible();

    const { token } = await sessionOf(server, admin);
    const path = "/skill?search_query=projecten+trekken";
    const [own] = (await callApi<{ data: { id: string }[] }>(server, path, { token })).data;
    const body = { skill_id: own?.id, level: 3 };
    await callApi(server, "/skill_proficiency", { method: "POST", token, body });

    await search(page, "getting projects");
    await page.getByRole("button", { name: "Projects managing" }).click();
    const sheet = page.getByRole("dialog", { name: "Projects managing" });
    await expect(sheet.getByText("Works independently in everyday situations")).toBeVisible();
    await expectAccessibleIn(page, "en");
    await sheet.getByRole("button", { name: "Merge into another" }).click();
    const merging = page.getByRole("dialog", { name: "Merge Projects managing into another skill" });
    await merging.getByRole("combobox", { name: "Merge into" }).fill("project management");
    await page.getByRole("option", { name: "Project management" }).first().click();
    await expect(merging.getByText(/^1 person/)).toBeVisible();
    await expectAccessibleIn(page, "en");
    await merging.getByRole("button", { name: "Merge into Project management" }).click();
    await expect(page.getByText("Projects managing was merged into Project management")).toBeVisible();
    const merged = page.getByRole("dialog", { name: "Project management" });
    await expect(merged.getByText("1 person")).toBeVisible();
    await merged.getByRole("button", { name: "Close" }).click();

    await page.getByRole("button", { name: "Merged skills" }).click();
    const merges = page.getByRole("dialog", { name: "Merged skills" });
    await expectAccessibleIn(page, "en");
    await merges.getByRole("button", { name: "Undo the merge of Projects managing" }).click();
    await expect(page.getByText("Projects managing is a separate skill again")).toBeVisible();
    await merges.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("button", { name: "Projects managing" })).toBeVisible();
    expect(errors).toEqual([]);
  },
);

journey(
  "what an employee proposes is approved and then found in My Skills; a skill matrix is applied",
  async ({ enter }) => {
    const name = `Balancing ${Date.now().toString(36)}`;
    const employee = await enter("employee@havenzorg.example", {
      at: "/employee/personal/my-skills/your-skills",
    });
    await employee.getByRole("button", { name: "Add skill" }).first().click();
    const field = employee.getByRole("combobox").first();
    await field.fill(name);
    await employee.getByRole("option", { name: `Propose “${name}” as a new skill` }).click();
    const proposing = employee.getByRole("dialog", { name: "Propose a skill" });
    await expectAccessibleIn(employee, "en");
    await proposing.getByRole("button", { name: "Propose skill" }).click();
    await expect(employee.getByText(`${name} was proposed; HR decides`)).toBeVisible();

    const hr = await enter("hr@havenzorg.example", {
      at: "/hr-manager/organization/skill-catalogue?scope=proposed",
    });
    await hr.getByRole("button", { name }).click();
    await expectAccessibleIn(hr, "en");
    await hr.getByRole("button", { name: "Approve" }).click();
    await expect(hr.getByText(`${name} has been approved`)).toBeVisible();
    await field.fill("");
    await field.fill(name);
    await expect(employee.getByRole("option", { name }).first()).toBeVisible();

    await hr.getByRole("button", { name: "Upload skill matrix" }).click();
    const dialog = hr.getByRole("dialog", { name: "Upload a skill matrix" });
    const csv = `E-mail,${name},Projectmanagment,Name\nemployee@havenzorg.example,Zeer gevorderd,3,x\nnobody@havenzorg.example,9,,y\n`;
    await hr
      .locator("input[type=file]")
      .setInputFiles({ name: "matrix.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
    await expect(dialog.getByText(`${name}: empty → Advanced`)).toBeVisible();
    await expect(dialog.getByText(/Projectmanagment: Did you mean/)).toBeVisible();
    await expectAccessibleIn(hr, "en");
    await dialog.getByRole("tab", { name: "Errors · 1" }).click();
    await expect(dialog.getByText("No one with this address works here")).toBeVisible();
    await dialog.getByRole("button", { name: "Apply 1 row" }).click();
    await expect(dialog.getByText("matrix.csv was applied")).toBeVisible();
    await employee.goto("/employee/personal/my-skills/your-skills");
    await expect(employee.getByText(name).first()).toBeVisible();
  },
);

journey("een vaardigheid wordt gewijzigd, en een gedeelde krijgt eigen namen", async ({ enter, server }) => {
  const admin = await createOwnCompany(server);
  const { token } = await sessionOf(server, admin);
  const body = {
    name_en: "Ice harbour watch",
    name_nl: "IJshavenwacht",
    description_nl: "Waakt.",
    create_anyway: true,
  };
  const path = "/skill";
  const made = await callApi<Made>(server, path, { method: "POST", token, body });
  const { id } = made.skill;
  const page = await enter(admin, { language: "nl" });
  const seen = () => expectAccessibleIn(page, "nl");
  const dialog = (name: string) => page.getByRole("dialog", { name });
  await page.goto(`${CATALOGUS}?skill=${id}`);
  await dialog("IJshavenwacht").getByRole("button", { name: "Bewerken" }).click();
  const drawer = dialog("IJshavenwacht bewerken");
  await drawer.getByLabel("Omschrijving in het Nederlands").fill("Waakt over het ijs.");
  await seen();
  await drawer.getByRole("button", { name: "Opslaan" }).click();
  await expect(page.getByText("Waakt over het ijs.")).toBeVisible();
  await dialog("IJshavenwacht").getByRole("button", { name: "Samenvoegen met een andere" }).click();
  await seen();
  await page.keyboard.press("Escape");

  await page.goto(`${CATALOGUS}?search=projectmanagement`);
  await page.getByRole("button", { name: "Projectmanagement", exact: true }).click();
  await dialog("Projectmanagement").getByRole("button", { name: "Eigen namen" }).click();
  const names = dialog("Eigen namen voor Projectmanagement");
  await names.getByLabel("Andere namen in het Nederlands").fill("Klussen trekken,");
  await expect(names.getByRole("button", { name: "Klussen trekken" })).toBeVisible();
  await seen();
  await names.getByRole("button", { name: "Namen opslaan" }).click();
  await expect(page.getByText("Namen van Projectmanagement opgeslagen")).toBeVisible();
  await page.goto(`${CATALOGUS}?search=klussen+trekken`);
  await expect(page.getByRole("button", { name: "Projectmanagement", exact: true })).toBeVisible();
});
