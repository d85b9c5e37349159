/** How people refuse a thing: what stands before it, behind it, and around. Folded, without apostrophes and hyphens. */

import { FOODS, ZERO } from './left-out-things.ts';

/** 'alergic', 'intollerent'. */
export const ALLERGIC = 'al+e?r+[gj][a-z]*|anaphyla[a-z]*|in?tol+er[a-z]*|(?:sensitiv|avers)[a-z]*';
const ALLERGIES = 'allerg(?:y|ies)|intolerances?|sensitivit(?:y|ies)';
const WITHOUT = String.raw`with(?:out| out|ought)|w/o(?:ut)?|wo|ohne|senza|sin(?= (?:alcohol|${FOODS}))`;

/** 'no nuts', 'cannot have nuts', 'I react to nuts': what comes next is left out. */
export const REFUSING_BEFORE = [
  ZERO,
  String.raw`no|(?<!why )(?:(?:can|do|does|must|should|would|could|is|are|has|have|was|were|will) )?not|non|none|never|neither|nor|(?<!(?:cant|cannot|not) (?:live|do|be) )${WITHOUT}|sans|minus|zero|0|hold|lacking|less(?! than| alcohol)|cannot|(?:ca|do|does|did|is|are|wo|would|should|could|must|has|have|was|were)nt`,
  String.raw`nothing(?! but| except| other| like| better| else| missing)|(?:any|every)(?:thing|one) (?:but|except)|all but|(?<!nothing )except|(?<!nothing )other than|apart from|besides|instead of|rather than`,
  `free (?:of|from)|${ALLERGIC}|react[a-z]*(?= (?:[a-z]+ly )?to )`,
  `(?<=(?:${ALLERGIES}) )(?:but|just|only|bar|aside from|save for)|(?<=(?:${ALLERGIES}) [,;.] )(?:but|just|only|bar)(?= (?:(?:for|to|a) )*${FOODS})`,
  'no thanks to|(?:migraines?|headaches?|hives|ill|sick) from|substitut(?:e|ing)(?: for)?|avoid[a-z]*|omit[a-z]*|skip[a-z]*|exclud[a-z]*|remov(?:e|ing)|ban|bans|banned|banning|forbid[a-z]*|ditch|nix|refus(?:e|es|ing)|unable',
  '(?:leave|leaving|take|cut|cutting) (?:out|off)|(?:cut|drop|lose|spare me) the|(?:leave|keep|take)(?= .* out(?: |$))|(?:keep|stay) away from|steer clear of|get rid of|swap(?:ping)?(?: out)?|replac(?:e|ing)|easy on|low(?= (?:in )?(?:sugar|carb|lactose|caffeine))',
  '(?:im|am|is|are|hes|shes|theyre|stay|staying|go|going|gone|been|keep|lay|swore|sworn) off|g[ai]ve up|(?:trouble|problems?|issues?) with|(?:afraid|scared|wary|sick|tired) of|(?:hate|dislike|detest|loathe|despise)s?',
].join('|');

const PLEASED = '(?:feel )?(?:happy|smile|laugh|good|better|great|fine|want|think|joy|life|energy|pleasure)';

/** 'nut free', 'egg allergy', 'cream makes me ill': what comes before is left out. */
export const REFUSING_BEHIND = String.raw`-less|-free|f[re]{2,4}(?! (?:of|from))|(?:${ALLERGIC})(?! (?:to|of|for|:) )|(?:makes?|gives?|hurts?) (?:me|us|him|her|them|my)(?! (?:${PLEASED}))(?: [a-z]+)?(?: up)?|(?:(?:could|can|will|would|might) )?kills? (?:me|us|him|her|them)`;

/** Read so only behind a thing that is known: 'egg is out', and no 'my boy is not allowed nuts'. */
export const REFUSING_BEHIND_KNOWN =
  '(?:excluded|removed|omitted)|(?<!(?:leave|leaving|keep|take|cut) (?:[a-z]+ )*)out(?= please| thanks|$)|(?:is|are|s) (?:bad|off|out|not|no|a no(?: go)?|forbidden|banned|poison|deadly|dangerous|a problem)|(?:is|are)nt|(?:doesnt|dont|does not|do not) agree|disagrees?|triggers?|substitutes?|alternatives?|replacements?|no(?: thanks| thank you)?$';

/** 'Nom alcoholic', 'un-alcoholic', 'low-alcoholic'. */
export const ALMOST_NO =
  'nn?|no[a-z]{1,2}|n[aeiu]n|[bm]on|un|on|anti|de|less|low|lightly|slightly|hardly|barely';

/** 'I don't mind egg', 'no problem': they refuse nothing. */
export const REFUSING_NOTHING =
  'find|(?<=(?:never|havent) )had|have (?:tried|had)|(?:live|do) without|decide|go wrong|tried|tasted|seen|beats?|resist|(?:get |have |drink )?enough|(?<=(?:do|did|have) (?:you|we|they) not )(?:have|got)|you (?:have|got|sell|serve|like|want|think)|mind|forget|care|know|matter|wait|only|just|sure|wrong|problems?|idea|preferences?|limits?|worry|worries|bad|least|yet|allerg(?:y|ies)|than|more than|friendly';

const EXCEPTING = 'but|except|just|only|other|apart|aside|besides|bar|save|unless';

/** 'No known allergies', 'I'm not allergic to anything': whoever says so must have all. */
export const ALLERGIC_TO_NOTHING = String.raw`(?:no|not|without|(?:do|is|are)nt)(?: (?:have|any|known|food))* (?!al+ergen)(?:${ALLERGIC})(?: (?:or|and|nor) (?:${ALLERGIC}))?(?: (?:to|of) anything)?(?! (?:to|of|for|:|${EXCEPTING}) )(?! (?:[,;.] (?:${EXCEPTING})(?: (?:from|than|for|to|a))* )?${FOODS})(?! causing )`;

/** They belong to the thing that follows: 'no white rum'. */
export const QUALITY =
  'white|dark|black|blue|pink|red|green|gold|golden|silver|light|spiced|aged|blended|cloudy|ground|whole|sweet(?= vermouth)|dry(?= (?:vermouth|sherry|gin|curacao|(?:red |white )?wine))|(?:cold|strong)(?= (?:black )?(?:tea|coffee))';

/** Names of drinks that sound as if they left something out. */
export const NAMED_SO = String.raw`fancy free|skip and go naked|not tonight josephine|never on (?:a )?sunday|no (?:\. )?[0-9]+`;

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Between a refusal and its thing: 'cannot [have anything made with] egg'. */
export const LINKING = wordSet(
  ': a about able added all allowed also am amount an any anything be been big bit both by can cocktail cocktails contain containing contains do does drink drinking drinks drop drops dash splash eat eating either even ever everything fan fond for fresh from get give handle has have having her him hint i include includes into is it its keen kind kinds like made make me more my of on one ones or our out put raw really recipe recipes single so some something sort stand stuff such take taking than that the them these things this those to tolerate too touch trace traces type us use uses using very want way which with your add bear thing badly',
);

export const ENDING = wordSet(
  '| . ? ! : but with for in on at to as so if thanks thank please while because since who when though what that love loves like likes want wants need needs out instead either also too ever whatsoever tonight today i im my she he we is are makes',
);

export const LISTING = wordSet(', ; & / + and or nor no without not plus also neither');
export const LISTING_PHRASES = String.raw`(?:\. )?(?:${[...LISTING].join('|').replace('+', String.raw`\+`)})|as well as|(?:along|together) with`;

/** Spirits are made of them, and listed with them: 'no grapes, brandy'. */
export const DISTILLED = wordSet('agave anise cherry grape');

export const FORMS = wordSet(
  'juice syrup bitters liqueur oil water soda wine vinegar beer ale sugar sauce extract powder puree foam product products stuff flavour flavor garnish leaf leaves peel zest twist wedge wheel cube stick salt flower blanc slice slices cordial brandy jam purees',
);
