/**
 * Whether what was typed is the beginning of a word but for one slip: a letter left out, one too
 * many, a wrong one, or two in each other's place (the restricted Damerau-Levenshtein distance to a
 * beginning of the word is at most one; F. J. Damerau, 1964, doi:10.1145/363958.363994).
 */
export function isOneSlipAway(typed: string, word: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const exchanged = typed[same] === word[same + 1] && typed[same + 1] === word[same];
  return (
    same === typed.length ||
    // A wrong letter; one too many; one left out; two exchanged.
    goesOn(word, same + 1, typed, same + 1) ||
    goesOn(word, same, typed, same + 1) ||
    goesOn(word, same + 1, typed, same) ||
    (exchanged && goesOn(word, same + 2, typed, same + 2))
  );
}

/** Whether the word, from a place on, begins with what was typed from another on. Takes nothing apart: it runs ten thousand times a key. */
function goesOn(word: string, place: number, typed: string, from: number): boolean {
  for (let at = from; at < typed.length; at += 1) {
    if (word[place + at - from] !== typed[at]) return false;
  }
  return true;
}
