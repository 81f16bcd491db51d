import {
  confirmCertificate,
  deleteScan,
  exportCertificates,
  type ListedCertificate,
  listCertificates,
  listLicences,
  uploadScan,
} from "@vaardig/contract/certificates/certificates";
import { type Language, LICENCE_LEVEL } from "@vaardig/contract/limits";
import type { Certificate } from "@vaardig/contract/profile/certificates";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import {
  canConfirmCertificate,
  certificateActions,
} from "../../domain/people/certificates/certificatePolicy.ts";
import { presentCertificates } from "../../domain/people/certificates/presentCertificate.ts";
import { shownCertificatesOf } from "../../domain/people/certificates/shownCertificates.queries.ts";
import { findPerson } from "../../domain/people/findPerson.ts";
import { changeCertificate, findCertificate } from "../../domain/people/profile/certificates.queries.ts";
import { canEditPrivate, canSeePrivate } from "../../domain/people/scope.ts";
import { confirmSkills } from "../../domain/skills/confirmSkills.ts";
import { findLicences } from "../../domain/taxonomy/certificates/licences.queries.ts";
import { inCompany, type Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { sheetFile } from "../../platform/spreadsheets/sheetFile.ts";
import { countMonths, countRows, type ListedRow, listRows } from "./certificates.queries.ts";
import { certificatesWhere } from "./certificatesWhere.ts";
import { exportRows } from "./exportRows.ts";
import { receiveScan } from "./receiveScan.ts";
import { replaceScan } from "./storeScan.ts";

/** More than any company has; an export of this size still fits in memory. */
const MAX_EXPORTED = 20_000;

interface Reader {
  viewer: Viewer;
  secrets: Secrets;
  language: Language;
}

async function presentListed(
  tx: Tx,
  reader: Reader,
  rows: ListedRow[],
): Promise<(ListedCertificate & { email: string })[]> {
  const { viewer, secrets } = reader;
  const shown = await presentCertificates(tx, reader, rows, (row) =>
    certificateActions(viewer, { id: row.user_id, systemRole: row.system_role }, row),
  );
  return rows.flatMap((row, at) => {
    const one = shown[at];
    if (!one) return [];
    const photo_url = photoUrl(secrets, row.company_id, row.photo_id);
    const department = row.department_id ? { id: row.department_id, name: row.department ?? "" } : null;
    const person = { id: row.user_id, name: row.person, photo_url };
    const { state, days_left, email } = row;
    return [{ ...one, person, department, state, days_left, email }];
  });
}

/** Returns a certificate for its readers after a change. */
async function presentOne(tx: Tx, reader: Reader, userId: string, id: string): Promise<Certificate> {
  const { viewer } = reader;
  const person = found(await findPerson(tx, viewer.companyId, userId));
  const rows = await shownCertificatesOf(tx, viewer.companyId, userId, id);
  const shown = await presentCertificates(tx, reader, rows, (row) => certificateActions(viewer, person, row));
  return found(shown[0]);
}

/**
 * Returns a certificate that the viewer may edit. Throws 404 when there is none, 403 when the viewer may not.
 */
async function findToEdit(tx: Tx, viewer: Viewer, id: string) {
  const row = found(await findCertificate(tx, viewer.companyId, id));
  authorize(canEditPrivate(viewer, found(await findPerson(tx, viewer.companyId, row.userId))));
  return row;
}

export function certificateListRoutes(app: App): void {
  route(app, listCertificates, async ({ query, viewer, tx, services, language }) => {
    const { sort, page, size, ...filter } = query;
    const condition = certificatesWhere(viewer, filter);
    const rows = await listRows(tx, condition, { sort, page, size });
    const total = await countRows(tx, condition);
    const { months: _months, states: _states, ...wider } = filter;
    const counts = await countMonths(tx, certificatesWhere(viewer, wider));
    const data = await presentListed(tx, { viewer, secrets: services.secrets, language }, rows);
    return { data: data.map(({ email: _, ...row }) => row), total, ...counts };
  });

  route(app, exportCertificates, async ({ query, viewer, tx, services, language }) => {
    const { sort, format, ...filter } = query;
    const condition = certificatesWhere(viewer, filter);
    const rows = await listRows(tx, condition, { sort, page: 0, size: MAX_EXPORTED });
    const data = { format, count: rows.length };
    const { companyId, userId: actorId } = viewer;
    await recordEvent(tx, { companyId, actorId, kind: "certificates.exported", data });
    const shown = await presentListed(tx, { viewer, secrets: services.secrets, language }, rows);
    return sheetFile(
      language === "nl" ? "certificaten" : "certificates",
      format,
      exportRows(shown, language),
    );
  });

  route(app, listLicences, async ({ viewer, tx, language }) => {
    const data = await findLicences(tx, viewer.companyId, language);
    return { data, total: data.length };
  });

  route(app, confirmCertificate, async ({ body, viewer, tx, services, language }) => {
    const { companyId, userId: actorId } = viewer;
    const before = found(await findCertificate(tx, companyId, body.id));
    const { userId, skillId, expiresOn } = before;
    const person = found(await findPerson(tx, companyId, userId));
    authorize(canConfirmCertificate(viewer, userId) && (await canSeePrivate(tx, viewer, person)));
    if (before.version !== body.version) throw new AppError("stale_version");
    if (expiresOn !== null && expiresOn < new Date().toISOString().slice(0, 10))
      throw new AppError("certificate_expired");
    if (before.confirmedAt === null) {
      const stamp = { confirmedBy: actorId, confirmedAt: new Date(), voidedAt: null };
      if (!(await changeCertificate(tx, before, stamp))) throw new AppError("stale_version");
      await recordEvent(tx, {
        companyId,
        actorId,
        kind: "certificate.confirmed",
        userId,
        subjectId: before.id,
      });
      if (skillId)
        await confirmSkills(tx, viewer, userId, [{ skillId, level: LICENCE_LEVEL }], () => "skill_id");
    }
    return presentOne(tx, { viewer, secrets: services.secrets, language }, userId, before.id);
  });

  route(app, uploadScan, async ({ query, viewer, services, request, language }) => {
    const { companyId } = viewer;
    await inCompany(services.db, companyId, (tx) => findToEdit(tx, viewer, query.id));
    const scan = await receiveScan(request, viewer);
    const storageKey = await services.files.put(companyId, scan.bytes);
    try {
      return await inCompany(services.db, companyId, async (tx) => {
        const { userId } = await findToEdit(tx, viewer, query.id);
        await replaceScan(tx, services, viewer, query.id, { ...scan, storageKey });
        return presentOne(tx, { viewer, secrets: services.secrets, language }, userId, query.id);
      });
    } catch (error) {
      // A file without a row would stay forever.
      await services.files.remove(storageKey);
      throw error;
    }
  });

  route(app, deleteScan, async ({ query, viewer, tx, services, language }) => {
    const { userId, fileId } = await findToEdit(tx, viewer, query.id);
    if (fileId) await replaceScan(tx, services, viewer, query.id, null);
    return presentOne(tx, { viewer, secrets: services.secrets, language }, userId, query.id);
  });
}
