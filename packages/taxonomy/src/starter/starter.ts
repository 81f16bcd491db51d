import groups from "./groups.json" with { type: "json" };
import agricultureNatureJobs from "./jobs/agriculture-nature.json" with { type: "json" };
import alliedHealthJobs from "./jobs/allied-health.json" with { type: "json" };
import constructionInstallationJobs from "./jobs/construction-installation.json" with { type: "json" };
import craftsJobs from "./jobs/crafts.json" with { type: "json" };
import cultureMediaJobs from "./jobs/culture-media.json" with { type: "json" };
import educationJobs from "./jobs/education.json" with { type: "json" };
import energyJobs from "./jobs/energy.json" with { type: "json" };
import engineeringManufacturingJobs from "./jobs/engineering-manufacturing.json" with { type: "json" };
import financeJobs from "./jobs/finance.json" with { type: "json" };
import foodIndustryJobs from "./jobs/food-industry.json" with { type: "json" };
import healthcareJobs from "./jobs/healthcare.json" with { type: "json" };
import humanResourcesJobs from "./jobs/human-resources.json" with { type: "json" };
import informationTechnologyJobs from "./jobs/information-technology.json" with { type: "json" };
import legalComplianceJobs from "./jobs/legal-compliance.json" with { type: "json" };
import leisureJobs from "./jobs/leisure.json" with { type: "json" };
import logisticsTransportJobs from "./jobs/logistics-transport.json" with { type: "json" };
import personalServicesJobs from "./jobs/personal-services.json" with { type: "json" };
import publicSocialServicesJobs from "./jobs/public-social-services.json" with { type: "json" };
import realEstateJobs from "./jobs/real-estate.json" with { type: "json" };
import retailHospitalityJobs from "./jobs/retail-hospitality.json" with { type: "json" };
import salesMarketingJobs from "./jobs/sales-marketing.json" with { type: "json" };
import scienceResearchJobs from "./jobs/science-research.json" with { type: "json" };
import socialCareJobs from "./jobs/social-care.json" with { type: "json" };
import technologyFurtherJobs from "./jobs/technology-further.json" with { type: "json" };
import transversalJobs from "./jobs/transversal.json" with { type: "json" };
import levelSets from "./levelSets.json" with { type: "json" };
import agricultureNatureSkills from "./skills/agriculture-nature.json" with { type: "json" };
import alliedHealthSkills from "./skills/allied-health.json" with { type: "json" };
import businessApplicationsSkills from "./skills/business-applications.json" with { type: "json" };
import childcareSkills from "./skills/childcare.json" with { type: "json" };
import civilEngineeringSkills from "./skills/civil-engineering.json" with { type: "json" };
import cloudSecurityNetworksSkills from "./skills/cloud-security-networks.json" with { type: "json" };
import constructionInstallationSkills from "./skills/construction-installation.json" with { type: "json" };
import craftsSkills from "./skills/crafts.json" with { type: "json" };
import cultureMediaSkills from "./skills/culture-media.json" with { type: "json" };
import dataPlatformsSkills from "./skills/data-platforms.json" with { type: "json" };
import designProductSkills from "./skills/design-product.json" with { type: "json" };
import educationSkills from "./skills/education.json" with { type: "json" };
import electronicsEnergySkills from "./skills/electronics-energy.json" with { type: "json" };
import energySkills from "./skills/energy.json" with { type: "json" };
import engineeringManufacturingSkills from "./skills/engineering-manufacturing.json" with { type: "json" };
import financeSkills from "./skills/finance.json" with { type: "json" };
import fineCraftsSkills from "./skills/fine-crafts.json" with { type: "json" };
import foodIndustrySkills from "./skills/food-industry.json" with { type: "json" };
import healthcareSkills from "./skills/healthcare.json" with { type: "json" };
import humanResourcesSkills from "./skills/human-resources.json" with { type: "json" };
import informationTechnologySkills from "./skills/information-technology.json" with { type: "json" };
import legalComplianceSkills from "./skills/legal-compliance.json" with { type: "json" };
import leisureSkills from "./skills/leisure.json" with { type: "json" };
import logisticsTransportSkills from "./skills/logistics-transport.json" with { type: "json" };
import machineBuildingSkills from "./skills/machine-building.json" with { type: "json" };
import medicalSpecialtiesSkills from "./skills/medical-specialties.json" with { type: "json" };
import mentalHealthSkills from "./skills/mental-health.json" with { type: "json" };
import personalServicesSkills from "./skills/personal-services.json" with { type: "json" };
import processIndustrySkills from "./skills/process-industry.json" with { type: "json" };
import publicSocialServicesSkills from "./skills/public-social-services.json" with { type: "json" };
import realEstateSkills from "./skills/real-estate.json" with { type: "json" };
import retailHospitalitySkills from "./skills/retail-hospitality.json" with { type: "json" };
import salesMarketingSkills from "./skills/sales-marketing.json" with { type: "json" };
import scienceResearchSkills from "./skills/science-research.json" with { type: "json" };
import socialCareSkills from "./skills/social-care.json" with { type: "json" };
import softwareCraftSkills from "./skills/software-craft.json" with { type: "json" };
import stageMusicFilmSkills from "./skills/stage-music-film.json" with { type: "json" };
import transversalSkills from "./skills/transversal.json" with { type: "json" };
import vehiclesAircraftSkills from "./skills/vehicles-aircraft.json" with { type: "json" };
import type { Starter, StarterGroup, StarterJob, StarterLevelSet, StarterSkill } from "./starterTypes.ts";
import { withLevels } from "./withLevels.ts";

const skills = [
  transversalSkills,
  informationTechnologySkills,
  designProductSkills,
  businessApplicationsSkills,
  cloudSecurityNetworksSkills,
  dataPlatformsSkills,
  softwareCraftSkills,
  energySkills,
  engineeringManufacturingSkills,
  electronicsEnergySkills,
  processIndustrySkills,
  machineBuildingSkills,
  vehiclesAircraftSkills,
  financeSkills,
  legalComplianceSkills,
  humanResourcesSkills,
  healthcareSkills,
  foodIndustrySkills,
  scienceResearchSkills,
  childcareSkills,
  socialCareSkills,
  mentalHealthSkills,
  alliedHealthSkills,
  medicalSpecialtiesSkills,
  educationSkills,
  logisticsTransportSkills,
  salesMarketingSkills,
  retailHospitalitySkills,
  constructionInstallationSkills,
  civilEngineeringSkills,
  publicSocialServicesSkills,
  agricultureNatureSkills,
  personalServicesSkills,
  craftsSkills,
  fineCraftsSkills,
  realEstateSkills,
  cultureMediaSkills,
  stageMusicFilmSkills,
  leisureSkills,
].flat();

const jobs = [
  informationTechnologyJobs,
  energyJobs,
  engineeringManufacturingJobs,
  technologyFurtherJobs,
  financeJobs,
  legalComplianceJobs,
  humanResourcesJobs,
  healthcareJobs,
  foodIndustryJobs,
  scienceResearchJobs,
  socialCareJobs,
  alliedHealthJobs,
  educationJobs,
  logisticsTransportJobs,
  salesMarketingJobs,
  retailHospitalityJobs,
  constructionInstallationJobs,
  publicSocialServicesJobs,
  agricultureNatureJobs,
  personalServicesJobs,
  craftsJobs,
  leisureJobs,
  cultureMediaJobs,
  realEstateJobs,
  transversalJobs,
].flat();

/** The starter taxonomy in both languages: groups, skills and job profiles of all sectors, from the JSON files beside it. */
export function loadStarter(): Starter {
  return {
    groups: groups as StarterGroup[],
    skills: withLevels(skills as StarterSkill[], groups, levelSets as StarterLevelSet[]),
    jobs: jobs as StarterJob[],
  };
}
