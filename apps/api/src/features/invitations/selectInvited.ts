import type { InviteSelection } from "@vaardig/contract/invitations/invitations";
import { addedByUpload } from "../../domain/bulk-uploads/addedByUpload.ts";
import { uploaderOf } from "../../domain/bulk-uploads/uploaderOf.ts";
import { employeesWhere } from "../../domain/people/employeesWhere.ts";
import { resolveSelection, type SelectedPerson } from "../../domain/people/resolveSelection.ts";
import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/**
 * Returns the people of a selection in the viewer's scope; for the viewer's own upload, the people it added.
 */
export async function selectInvited(
  tx: Tx,
  viewer: Viewer,
  selection: InviteSelection,
): Promise<SelectedPerson[]> {
  if (!("bulk_upload_id" in selection)) return resolveSelection(tx, viewer, selection);
  const { companyId, userId } = viewer;
  authorize(found(await uploaderOf(tx, companyId, selection.bulk_upload_id)) === userId);
  const { name, text, values } = employeesWhere(viewer);
  const { rows } = await tx.$client.query<SelectedPerson>({
    name: `uploaded_${name}`,
    text: `select u.id, ${fullName("u")} as name, u.system_role as "systemRole", u.status,
        u.manager_id as "managerId"
      from ${addedByUpload(`$${values.length + 1}`)} r join users u on u.company_id = $1 and u.email = r.email
      where ${text} order by r.number`,
    values: [...values, selection.bulk_upload_id],
  });
  return rows;
}
