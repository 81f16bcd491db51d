import {
  addCertificate,
  certificateBody,
  deleteCertificate,
  getCertificates,
  saveCertificate,
} from "@vaardig/contract/profile/certificates";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { findPerson } from "../../domain/people/findPerson.ts";
import {
  addCertificateRows,
  certificatesOf,
  changeCertificate,
  findCertificate,
  removeCertificate,
} from "../../domain/people/profile/certificates.queries.ts";
import { readPrivate } from "../../domain/people/readPrivate.ts";
import { canEditPrivate } from "../../domain/people/scope.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { parseOrThrow } from "./parseOrThrow.ts";
import { entryActions, listActions } from "./profile.policy.ts";
import { presentCertificate } from "./profile.present.ts";

interface WireFields {
  name: string;
  issuer: string | null;
  number: string | null;
  issued_on: string | null;
  expires_on: string | null;
}

const toColumns = ({ issued_on: issuedOn, expires_on: expiresOn, ...rest }: WireFields) => ({
  ...rest,
  issuedOn,
  expiresOn,
});

export function certificatesRoutes(app: App): void {
  route(app, getCertificates, async ({ query, viewer, tx }) => {
    const person = await readPrivate(tx, viewer, query.user_id, "certificate.read");
    const rows = await certificatesOf(tx, viewer.companyId, person.id);
    const can = entryActions(viewer, person);
    const data = rows.map((row) => presentCertificate(row, can));
    return { data, total: data.length, can: listActions(viewer, person) };
  });

  route(app, addCertificate, async ({ body, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const { user_id: userId = actorId, ...given } = body;
    const person = found(await findPerson(tx, companyId, userId));
    authorize(canEditPrivate(viewer, person));
    const row = found((await addCertificateRows(tx, [{ companyId, userId, ...toColumns(given) }]))[0]);
    await recordEvent(tx, { companyId, actorId, kind: "certificate.added", userId, subjectId: row.id });
    return presentCertificate(row, entryActions(viewer, person));
  });

  route(app, saveCertificate, async ({ body, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const { id, version, ...given } = body;
    const before = found(await findCertificate(tx, companyId, id));
    const person = found(await findPerson(tx, companyId, before.userId));
    authorize(canEditPrivate(viewer, person));
    if (before.version !== version) throw new AppError("stale_version");
    const { name, issuer, number, issued_on, expires_on } = presentCertificate(before, []);
    const held = { name, issuer, number, issued_on, expires_on };
    const fields = toColumns(parseOrThrow(certificateBody, { ...held, ...given }));
    const row = await changeCertificate(tx, before, fields);
    if (!row) throw new AppError("stale_version");
    const about = { userId: person.id, subjectId: id };
    await recordEvent(tx, { companyId, actorId, kind: "certificate.changed", ...about });
    return presentCertificate(row, entryActions(viewer, person));
  });

  route(app, deleteCertificate, async ({ query, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const { userId, id } = found(await findCertificate(tx, companyId, query.id));
    authorize(canEditPrivate(viewer, found(await findPerson(tx, companyId, userId))));
    await removeCertificate(tx, companyId, id);
    await recordEvent(tx, { companyId, actorId, kind: "certificate.deleted", userId, subjectId: id });
    return {};
  });
}
