/** ISO 639-1 codes of common languages in the Netherlands and Europe, offered first. */
export const COMMON_LANGUAGES = "nl en de fr es it pt pl tr ar uk ro bg ru el hu cs sv da no fi fy".split(
  " ",
);

/** The other living languages of ISO 639-1. */
export const OTHER_LANGUAGES =
  "aa ab af ak am an as av ay az ba be bi bm bn bo br bs ca ce ch co cr cv cy dv dz ee eo et eu fa ff fj fo ga gd gl gn gu gv ha he hi hr ht hy hz ia id ig ii ik is iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nd ne ng nr nv ny oc oj om or os pa ps qu rm rn rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sw ta te tg th ti tk tl tn to ts tt tw ty ug ur uz ve vi wa wo xh yi yo za zh zu".split(
    " ",
  );
