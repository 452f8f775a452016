import { useAtom } from 'jotai';
import { formatOdds, ODDS_FORMATS, type OddsFormat } from '#domain/sports/odds.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import { oddsFormatAtom } from './sports.atoms.ts';

const EXAMPLE = 1_800;

/** How odds are written, each with an example. */
export function OddsFormatField() {
  const say = useTexts('sports');
  const [format, setFormat] = useAtom(oddsFormatAtom);
  return (
    <SelectField
      label={say('sports:oddsFormat')}
      value={format}
      options={ODDS_FORMATS.map((value) => ({
        value,
        label: `${say(`sports:oddsFormat.${value}`)} (${formatOdds(EXAMPLE, value)})`,
      }))}
      onChange={(value) => setFormat(value as OddsFormat)}
    />
  );
}
