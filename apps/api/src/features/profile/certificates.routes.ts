import {
  addCertificate,
  type Certificate,
  certificateBody,
  deleteCertificate,
  getCertificates,
  saveCertificate,
} from "@vaardig/contract/profile/certificates";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { findFile } from "../../domain/files/files.queries.ts";
import { retireFile } from "../../domain/files/retireFile.ts";
import { certificateActions } from "../../domain/people/certificates/certificatePolicy.ts";
import { checkDuplicateCertificate } from "../../domain/people/certificates/checkDuplicateCertificate.ts";
import { checkLicence } from "../../domain/people/certificates/checkLicence.ts";
import { presentCertificates } from "../../domain/people/certificates/presentCertificate.ts";
import { shownCertificatesOf } from "../../domain/people/certificates/shownCertificates.queries.ts";
import {
  recordVoidedConfirmation,
  voidedColumns,
} from "../../domain/people/certificates/voidConfirmation.ts";
import { findPerson, type Person } from "../../domain/people/findPerson.ts";
import {
  addCertificateRows,
  changeCertificate,
  findCertificate,
  removeCertificate,
} from "../../domain/people/profile/certificates.queries.ts";
import { readPrivateData } from "../../domain/people/readPrivateData.ts";
import { canEditPrivate } from "../../domain/people/scope.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { type Call, route } from "../../platform/http/route.ts";
import { parseOrThrow } from "./parseOrThrow.ts";
import { listActions } from "./profile.policy.ts";

interface WireFields {
  name: string;
  issuer: string | null;
  number: string | null;
  issued_on: string | null;
  expires_on: string | null;
  skill_id: string | null;
}

const toColumns = ({
  issued_on: issuedOn,
  expires_on: expiresOn,
  skill_id: skillId,
  ...rest
}: WireFields) => ({ ...rest, issuedOn, expiresOn, skillId });

type Reading = Pick<Call<typeof getCertificates>, "viewer" | "services" | "language"> & { tx: Tx };

function present(call: Reading, person: Person, id?: string): Promise<Certificate[]> {
  const { tx, viewer, services, language } = call;
  return shownCertificatesOf(tx, viewer.companyId, person.id, id).then((rows) =>
    presentCertificates(tx, { secrets: services.secrets, language }, rows, (row) =>
      certificateActions(viewer, person, row),
    ),
  );
}

export function certificatesRoutes(app: App): void {
  route(app, getCertificates, async (call) => {
    const { query, viewer, tx } = call;
    const person = await readPrivateData(tx, viewer, query.user_id, "certificate.read");
    const data = await present(call, person);
    return { data, total: data.length, can: listActions(viewer, person) };
  });

  route(app, addCertificate, async (call) => {
    const { body, viewer, tx } = call;
    const { companyId, userId: actorId } = viewer;
    const { user_id: userId = actorId, ...given } = body;
    const person = found(await findPerson(tx, companyId, userId));
    authorize(canEditPrivate(viewer, person));
    const fields = toColumns({ ...given, skill_id: await checkLicence(tx, given.skill_id) });
    await checkDuplicateCertificate(tx, companyId, userId, fields);
    const row = found((await addCertificateRows(tx, [{ companyId, userId, ...fields }]))[0]);
    await recordEvent(tx, { companyId, actorId, kind: "certificate.added", userId, subjectId: row.id });
    return found((await present(call, person, row.id))[0]);
  });

  route(app, saveCertificate, async (call) => {
    const { body, viewer, tx } = call;
    const { companyId, userId: actorId } = viewer;
    const { id, version, ...given } = body;
    const before = found(await findCertificate(tx, companyId, id));
    const person = found(await findPerson(tx, companyId, before.userId));
    authorize(canEditPrivate(viewer, person));
    if (before.version !== version) throw new AppError("stale_version");
    const { name, issuer, number, issuedOn, expiresOn, skillId } = before;
    const held = { name, issuer, number, issued_on: issuedOn, expires_on: expiresOn, skill_id: skillId };
    const wanted = parseOrThrow(certificateBody, { ...held, ...given });
    const fields = toColumns({ ...wanted, skill_id: await checkLicence(tx, wanted.skill_id) });
    await checkDuplicateCertificate(tx, companyId, person.id, fields, id);
    const voided = voidedColumns(before, fields);
    const row = await changeCertificate(tx, before, { ...fields, ...voided });
    if (!row) throw new AppError("stale_version");
    const about = { userId: person.id, subjectId: id };
    await recordEvent(tx, { companyId, actorId, kind: "certificate.changed", ...about });
    if (voided.voidedAt) await recordVoidedConfirmation(tx, before, actorId);
    return found((await present(call, person, id))[0]);
  });

  route(app, deleteCertificate, async ({ query, viewer, tx, services }) => {
    const { companyId, userId: actorId } = viewer;
    const { userId, id, fileId } = found(await findCertificate(tx, companyId, query.id));
    authorize(canEditPrivate(viewer, found(await findPerson(tx, companyId, userId))));
    await removeCertificate(tx, companyId, id);
    const file = fileId === null ? undefined : await findFile(tx, companyId, fileId);
    if (file) await retireFile(tx, services, file);
    await recordEvent(tx, { companyId, actorId, kind: "certificate.deleted", userId, subjectId: id });
    return {};
  });
}
