import { findDateRange } from "./dates.ts";

const label =
  /^(?:•\s*)?(?:name|naam|anschrift|geboren am|geburtsdatum|staatsangehörigkeit|familienstand|beruf|nom|prénom|adresse|téléphone|e-?mail address|name and address|first name|last name|voornaam|achternaam|voornamen|date of birth|birth ?date|birthday|dob|born|geboren|geboortedatum|geboorteplaats|place of birth|nationality|nationaliteit|gender|sex|geslacht|marital status|burgerlijke staat|civil status|address|adres|street|straat|postcode|postal code|city|woonplaats|residence|place of residence|phone|phone number|telephone|telefoon|telefoonnummer|tel|mobile|mobiel|e-?mail|e-?mailadres|linkedin|website|age|leeftijd|religion|religie|bsn)\s*\.?\s*[:\t]/i;
const mail = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const phone = /(?:\+|\b00|\(?\b0)[\d\s().-]{7,}\d/;
const link = /\b(?:https?:\/\/|www\.|linkedin\.com|github\.com)/i;

/**
 * Whether a line holds personal or contact data (mail address, phone, link, birth date, nationality, …) and so stays
 * out of everything. Where numbers of certificates stand a long number is no telephone's.
 */
export function isPersonalLine(text: string, mayBePhone = true): boolean {
  if (label.test(text) || mail.test(text)) return true;
  if (text.length > 80) return false;
  if (link.test(text)) return true;
  const digits = text.match(/\d/g)?.length ?? 0;
  // "03-2015 - 12-2018" has the digits of a telephone number too.
  return mayBePhone && digits >= 9 && phone.test(text) && findDateRange(text) === null;
}
