import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { isJsonObject, type Json } from '#brand/json.ts';
import { resolved } from '../../registry/ui-schema.ts';
import { memberOf } from '../document/layers.ts';
import { useFieldText } from '../forms/field-text.ts';
import { SCHEMES, type SchemeName, TokenRow } from './TokenRow.tsx';
import { fieldPlaceOf } from './field-place.ts';
import { HealContrast } from './palette/HealContrast.tsx';
import { ProposePalette } from './palette/ProposePalette.tsx';
import styles from './TokensField.module.css';

/** The colours of both schemes side by side: the same colour in each, with its contrast shown. */
export function TokensField(props: FieldProps) {
  const { formData, onChange, onBlur, fieldPathId } = props;
  const text = useFieldText();
  const { pointer, shape, root } = fieldPlaceOf(props);
  const tokens = formData as Json | undefined;
  const { names, required } = tokenNames(props.schema, root);
  const write = (scheme: SchemeName, name: string, value: string | undefined): void =>
    onChange(withColor(memberOf(tokens, scheme), name, value), [...fieldPathId.path, scheme]);

  return (
    <section className={styles.tokens} aria-label={text.name(shape)}>
      <ProposePalette names={names} tokens={tokens} />
      {SCHEMES.map((scheme) => (
        <HealContrast
          key={scheme}
          scheme={scheme}
          names={names}
          tokens={tokens}
          onHeal={(name, value) => write(scheme, name, value)}
        />
      ))}
      <div className={styles.heads} aria-hidden="true">
        {SCHEMES.map((scheme) => (
          <span key={scheme}>{text.name(`${shape}.${scheme}`)}</span>
        ))}
      </div>
      {names.map((name) => (
        <TokenRow
          key={name}
          id={fieldPathId.$id}
          pointer={pointer}
          shape={shape}
          name={name}
          tokens={tokens}
          required={required.includes(name)}
          onChange={(scheme, value) => write(scheme, name, value)}
          onBlur={() => onBlur(fieldPathId.$id, formData)}
        />
      ))}
    </section>
  );
}

function withColor(colors: Json | undefined, token: string, value: string | undefined): Json {
  const { [token]: _before, ...others } = isJsonObject(colors) ? colors : {};
  return value === undefined ? others : { ...others, [token]: value };
}

function tokenNames(
  schema: RJSFSchema,
  root: RJSFSchema,
): { names: readonly string[]; required: readonly string[] } {
  const light = schema.properties?.['light'];
  const colors = typeof light === 'object' ? resolved(light, root) : {};
  return { names: Object.keys(colors.properties ?? {}), required: colors.required ?? [] };
}
