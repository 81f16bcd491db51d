import type { Language } from "@vaardig/contract/limits";

/** Known industries. The English name is stored; other industries are stored as typed. */
export const INDUSTRIES: readonly Record<Language, string>[] = [
  { en: "Agriculture and horticulture", nl: "Land- en tuinbouw" },
  { en: "Automotive", nl: "Automotive" },
  { en: "Banking", nl: "Bankwezen" },
  { en: "Business services", nl: "Zakelijke dienstverlening" },
  { en: "Chemicals", nl: "Chemie" },
  { en: "Childcare", nl: "Kinderopvang" },
  { en: "Cleaning and facility services", nl: "Schoonmaak en facilitaire diensten" },
  { en: "Construction", nl: "Bouw" },
  { en: "Culture and leisure", nl: "Cultuur en vrije tijd" },
  { en: "Defence", nl: "Defensie" },
  { en: "Education", nl: "Onderwijs" },
  { en: "Elderly care", nl: "Ouderenzorg" },
  { en: "Energy", nl: "Energie" },
  { en: "Engineering", nl: "Ingenieursdiensten" },
  { en: "Financial services", nl: "Financiële dienstverlening" },
  { en: "Fishery", nl: "Visserij" },
  { en: "Food and beverage", nl: "Voeding en dranken" },
  { en: "Government", nl: "Overheid" },
  { en: "Healthcare", nl: "Gezondheidszorg" },
  { en: "High-tech industry", nl: "Hightechindustrie" },
  { en: "Hospitality and tourism", nl: "Horeca en toerisme" },
  { en: "Human resources and staffing", nl: "Personeelsdiensten en uitzenden" },
  { en: "Information technology", nl: "Informatietechnologie" },
  { en: "Insurance", nl: "Verzekeringen" },
  { en: "Legal services", nl: "Juridische dienstverlening" },
  { en: "Life sciences and pharmaceuticals", nl: "Levenswetenschappen en farmacie" },
  { en: "Logistics and transport", nl: "Logistiek en transport" },
  { en: "Manufacturing", nl: "Maakindustrie" },
  { en: "Maritime", nl: "Maritieme sector" },
  { en: "Marketing and advertising", nl: "Marketing en reclame" },
  { en: "Media and publishing", nl: "Media en uitgeverij" },
  { en: "Non-profit", nl: "Non-profit" },
  { en: "Public safety", nl: "Openbare veiligheid" },
  { en: "Real estate and housing", nl: "Vastgoed en wonen" },
  { en: "Research", nl: "Onderzoek" },
  { en: "Retail", nl: "Detailhandel" },
  { en: "Social work", nl: "Maatschappelijk werk" },
  { en: "Sports", nl: "Sport" },
  { en: "Telecommunications", nl: "Telecommunicatie" },
  { en: "Waste and recycling", nl: "Afval en recycling" },
  { en: "Water management", nl: "Waterbeheer" },
  { en: "Wholesale", nl: "Groothandel" },
];

const plain = (text: string): string => text.trim().toLocaleLowerCase();

/** Returns the name of a stored industry in a language; an unknown one is unchanged. */
export function industryName(stored: string, language: Language): string {
  return INDUSTRIES.find(({ en }) => plain(en) === plain(stored))?.[language] ?? stored;
}

/** Returns the stored value of a selected or typed industry in either language. */
export function industryValue(typed: string): string {
  const known = INDUSTRIES.find(({ en, nl }) => plain(en) === plain(typed) || plain(nl) === plain(typed));
  return known?.en ?? typed;
}
