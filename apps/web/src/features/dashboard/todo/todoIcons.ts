import type { TodoKey } from "@vaardig/contract/dashboard/dashboard";
import type { LucideIcon } from "lucide-react";
import ConfirmIcon from "lucide-react/icons/badge-check";
import JobIcon from "lucide-react/icons/briefcase";
import DepartmentIcon from "lucide-react/icons/building-2";
import ProfileIcon from "lucide-react/icons/contact-round";
import MendIcon from "lucide-react/icons/file-pen-line";
import OfferIcon from "lucide-react/icons/handshake";
import RoleIcon from "lucide-react/icons/id-card";
import ApplicantIcon from "lucide-react/icons/inbox";
import ProposalIcon from "lucide-react/icons/lightbulb";
import RequirementsIcon from "lucide-react/icons/list-checks";
import InviteIcon from "lucide-react/icons/mail";
import BouncedIcon from "lucide-react/icons/mail-x";
import QuietIcon from "lucide-react/icons/megaphone";
import InterviewIcon from "lucide-react/icons/messages-square";
import SkillIcon from "lucide-react/icons/sparkles";
import GoalIcon from "lucide-react/icons/target";
import ApproveIcon from "lucide-react/icons/user-round-check";
import ManagerIcon from "lucide-react/icons/user-round-cog";

/** Icon of each to-do item. */
export const TODO_ICONS: Record<TodoKey, LucideIcon> = {
  onboarding: ProfileIcon,
  own_offers: OfferIcon,
  interviews: InterviewIcon,
  scorecards_to_give: InterviewIcon,
  confirmations_asked: ConfirmIcon,
  goals_proposed: GoalIcon,
  goals_due: GoalIcon,
  company_profile: DepartmentIcon,
  sign_ups: ApproveIcon,
  jobs_to_approve: JobIcon,
  projects_to_approve: JobIcon,
  jobs_declined: MendIcon,
  offers_open: OfferIcon,
  applicants_waiting: ApplicantIcon,
  jobs_unanswered: QuietIcon,
  proposed_skills: ProposalIcon,
  invitation_bounced: BouncedIcon,
  invitation_expired: InviteIcon,
  not_invited: InviteIcon,
  levels_to_confirm: ConfirmIcon,
  skills_to_confirm: ConfirmIcon,
  no_manager: ManagerIcon,
  no_department: DepartmentIcon,
  no_role: RoleIcon,
  roles_without_profile: RequirementsIcon,
  no_skills: SkillIcon,
  unlevelled_skills: SkillIcon,
  profile: ProfileIcon,
};
