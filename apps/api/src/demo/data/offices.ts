/** Office address per town, for interview invitations. */
export const OFFICES: Record<string, string> = {
  Groningen: "Eemskanaal Zuidzijde 18, Groningen",
  Assen: "Stationsstraat 11, Assen",
  Delfzijl: "Marktstraat 4, Delfzijl",
  Emmen: "Hoofdstraat 52, Emmen",
  Heerenveen: "Dracht 70, Heerenveen",
  Leeuwarden: "Zuiderplein 8, Leeuwarden",
  Rotterdam: "Maashaven 15, Rotterdam",
  Schiedam: "Lange Haven 40, Schiedam",
  Zwolle: "Burgemeester Drijbersingel 6, Zwolle",
};
