import type { InviteSelection } from "@vaardig/contract/invitations/invitations";
import { and, eq } from "drizzle-orm";
import { bulkUploads } from "../../domain/bulk-uploads/bulkUploads.table.ts";
import { employeesWhere } from "../../domain/people/employeesWhere.ts";
import { resolveSelection, type SelectedPerson } from "../../domain/people/resolveSelection.ts";
import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** The people of a selection within the viewer's scope; of an upload, which is the viewer's own, those it added. */
export async function selectInvited(
  tx: Tx,
  viewer: Viewer,
  selection: InviteSelection,
): Promise<SelectedPerson[]> {
  if (!("bulk_upload_id" in selection)) return resolveSelection(tx, viewer, selection);
  const { companyId, userId } = viewer;
  const [upload] = await tx
    .select({ createdBy: bulkUploads.createdBy })
    .from(bulkUploads)
    .where(and(eq(bulkUploads.companyId, companyId), eq(bulkUploads.id, selection.bulk_upload_id)));
  authorize(found(upload).createdBy === userId);
  const { name, text, values } = employeesWhere(viewer);
  const { rows } = await tx.$client.query<SelectedPerson>({
    name: `uploaded_${name}`,
    text: `select u.id, ${fullName("u")} as name, u.system_role as "systemRole", u.status,
        u.manager_id as "managerId"
      from bulk_upload_rows r join users u on u.company_id = $1 and u.email = r.values->>'email'
      where r.company_id = $1 and r.upload_id = $${values.length + 1} and r.outcome = 'new' and ${text}
      order by r.number`,
    values: [...values, selection.bulk_upload_id],
  });
  return rows;
}
