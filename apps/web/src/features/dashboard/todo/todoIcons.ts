import DepartmentIcon from "@mui/icons-material/ApartmentRounded";
import SkillIcon from "@mui/icons-material/AutoAwesomeOutlined";
import RoleIcon from "@mui/icons-material/BadgeOutlined";
import ProfileIcon from "@mui/icons-material/ContactPageOutlined";
import RequirementsIcon from "@mui/icons-material/FactCheckOutlined";
import InterviewIcon from "@mui/icons-material/ForumOutlined";
import ApproveIcon from "@mui/icons-material/HowToRegOutlined";
import ProposalIcon from "@mui/icons-material/LightbulbOutlined";
import InviteIcon from "@mui/icons-material/MailOutlineRounded";
import ManagerIcon from "@mui/icons-material/SupervisorAccountOutlined";
import BouncedIcon from "@mui/icons-material/UnsubscribeOutlined";
import ConfirmIcon from "@mui/icons-material/VerifiedOutlined";
import JobIcon from "@mui/icons-material/WorkOutlineRounded";
import type { TodoKey } from "@vaardig/contract/dashboard";
import type { ComponentType } from "react";

/** What each thing to do is about, as a picture beside its words. */
export const TODO_ICONS: Record<TodoKey, ComponentType<{ fontSize?: "small" }>> = {
  onboarding: ProfileIcon,
  interviews: InterviewIcon,
  scorecards_to_give: InterviewIcon,
  company_profile: DepartmentIcon,
  sign_ups: ApproveIcon,
  jobs_to_approve: JobIcon,
  projects_to_approve: JobIcon,
  proposed_skills: ProposalIcon,
  invitation_bounced: BouncedIcon,
  invitation_expired: InviteIcon,
  not_invited: InviteIcon,
  skills_to_confirm: ConfirmIcon,
  no_manager: ManagerIcon,
  no_department: DepartmentIcon,
  no_role: RoleIcon,
  roles_without_profile: RequirementsIcon,
  no_skills: SkillIcon,
  unlevelled_skills: SkillIcon,
  profile: ProfileIcon,
};
