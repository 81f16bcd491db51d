import { useParams } from "react-router";
import { ProfileView } from "../ProfileView.tsx";

/** The profile of an employee, as a tab of the employee's page. */
export function EmployeeProfilePage() {
  const { candidateId } = useParams();
  return <ProfileView id={candidateId ?? ""} />;
}
