import { useTexts } from '#ui/i18n/useTexts.ts';

/** Names a term of the agent policy by its JSON pointer, without the leading slash. */
export function usePolicyLabel(): (term: string) => string {
  const say = useTexts('agent-desk');
  return (term) => {
    const [first = '', second] = term.split('/');
    return first === 'rates' && second !== undefined
      ? say(`agent-desk:category.${second}`)
      : say(`agent-desk:policy.${first}`);
  };
}
