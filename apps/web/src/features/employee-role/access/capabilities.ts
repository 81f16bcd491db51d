import type { getAccessMatrix } from "@vaardig/contract/employee-role/employeeRole";
import type { Payload } from "@vaardig/contract/endpoint";

export type Capabilities = Payload<typeof getAccessMatrix>["data"];
