import { describe, expect, it } from 'vitest';
import { answerAll, type Question, Refused } from '../../../scripts/operator-commands/questions.ts';

const QUESTIONS: readonly Question[] = [
  { flag: 'id', asks: 'its id', fault: (id) => (id === 'bad' ? 'not that one' : undefined) },
  { flag: 'host', asks: 'its host', proposes: ({ id = '' }) => `${id}.localhost` },
  {
    flag: 'kind',
    asks: 'its kind',
    choices: ['one', 'two'],
    proposes: () => 'one',
    optional: true,
  },
];

describe('questions', () => {
  it('takes what flags say and asks a person for the rest, with what is proposed', async () => {
    const asked: string[] = [];
    const answers = await answerAll(QUESTIONS, { id: ' nova ' }, async (question, known) => {
      asked.push(`${question.flag} ${question.proposes?.(known) ?? ''}`);
      return question.proposes?.(known) ?? '';
    });
    expect(asked).toEqual(['host nova.localhost', 'kind one']);
    expect(answers).toEqual({ id: 'nova', host: 'nova.localhost', kind: 'one' });
  });

  it('takes a proposal by itself only where it says so', async () => {
    const refused = await answerAll(QUESTIONS, { id: 'bad' }, null).catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(Refused);
    expect((refused as Refused).reasons).toEqual([
      '--id: not that one',
      '--host is missing: its host',
    ]);
    expect(await answerAll(QUESTIONS, { id: 'a', host: 'b' }, null)).toMatchObject({ kind: 'one' });
  });

  it('lists the choices of a flag that is missing', async () => {
    const recipe: Question = { flag: 'recipe', asks: 'its style', choices: ['one', 'two'] };
    await expect(answerAll([recipe], {}, null)).rejects.toThrow(
      '--recipe is missing: its style, one of: one, two',
    );
  });

  it('stops when the person gives up', async () => {
    await expect(answerAll(QUESTIONS, {}, () => Promise.resolve(null))).rejects.toThrow(/stopped/);
  });
});
