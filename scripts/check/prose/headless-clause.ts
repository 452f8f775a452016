/** Openers of a clause about a thing, and how many verbs that clause itself takes. */
const OPENERS: Readonly<Record<string, number>> = {
  what: 1,
  whoever: 1,
  where: 1,
  of: 0,
  those: 0,
  none: 0,
};
/** Each starts a clause within the sentence, which takes one verb. */
const SUBORDINATORS =
  /^(?:who|which|whose|when|while|until|if|how|whether|what|where|whichever|because)$/;
const FINITE =
  /^(?:is|are|was|were|has|had|does|did|may|might|must|can|cannot|could|will|would|should|isn't|aren't)$/;
const IRREGULAR_PAST =
  /^(?:said|found|took|came|went|gave|made|got|kept|held|left|lost|won|sent|wrote|saw|knew|began|chose|ran)$/;
const PLAIN =
  /^(?:have|do|get|make|go|come|stay|wait|fail|run|keep|give|take|need|use|hold|show|say|see|know|lie|play|pay|share|want|write|win|lose|belong|follow|begin|end|ask|mean|start|find|read|become)$/;
/** Words in `s` that cannot be verbs. */
const NO_VERB =
  /(?:ss|us|'s)$|^(?:this|its|as|always|less|others|across|perhaps|unless|besides|towards|yes|hers|ours|theirs|sometimes)$/;
/** After these comes a noun, an infinitive or a participle, and so no main verb. */
const BEFORE_NO_VERB =
  /^(?:\d+|several|a|an|the|this|these|its|their|our|his|her|one's|each|every|any|some|no|all|both|many|other|same|own|of|in|on|at|to|by|for|from|with|without|as|than|and|or|nor|not|per|between|within|under|over|after|before|about|against|into|through|two|three|be|been|being|is|are|was|were|has|had|have|may|might|must|can|cannot|could|will|would|should|does|did|do)$/;

/**
 * Whether a sentence has no main clause: "Where the browser fetches them." An exact answer needs a
 * grammar, so verbs are counted: such a sentence has no more verbs than clauses. A colon, semicolon or
 * bracket adds only an explanation, so the count stops there. Doubtful words count as verbs, which
 * lets some headless clauses pass and reports few whole sentences. Questions pass.
 */
export function isHeadless(sentence: string): boolean {
  if (sentence.endsWith('?')) return false;
  const judged = sentence.split(/[:;()—–]/)[0] ?? '';
  const words: readonly string[] = judged.toLowerCase().match(/[a-z][a-z']*|\d+|,/g) ?? [];
  const opener = words[0] ?? '';
  const ownVerbs = OPENERS[opener];
  if (ownVerbs === undefined) return false;
  // After "of" and "those" the first "that" opens a relative clause; elsewhere it is doubtful.
  const relative = ownVerbs === 0 && words.includes('that') ? 1 : 0;
  const clauses = words.slice(1).filter((word) => SUBORDINATORS.test(word)).length;
  return countVerbs(words) <= ownVerbs + relative + clauses;
}

const countVerbs = (words: readonly string[]): number =>
  words.filter((word, at) => at > 0 && isVerb(word, words[at - 1] ?? '')).length;

function isVerb(word: string, before: string): boolean {
  if (FINITE.test(word)) return true;
  if (BEFORE_NO_VERB.test(before) || NO_VERB.test(word)) return false;
  return /.(?:s|ed)$/.test(word) || IRREGULAR_PAST.test(word) || PLAIN.test(word);
}
