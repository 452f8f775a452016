import { withTheme } from '@rjsf/core';
import { Theme } from '@rjsf/mui';
import { EaseField } from '../fields/EaseField.tsx';
import { LabelField } from '../fields/LabelField.tsx';
import { ListField } from '../fields/ListField.tsx';
import { OrderField } from '../fields/OrderField.tsx';
import { PictureField } from '../fields/PictureField.tsx';
import { TokensField } from '../fields/TokensField.tsx';
import { VariantField } from '../fields/VariantField.tsx';
import { WordsField } from '../fields/WordsField.tsx';
import { BaseInputTemplate } from './BaseInputTemplate.tsx';
import { CheckboxWidget } from './CheckboxWidget.tsx';
import { ChoiceWidget } from './ChoiceWidget.tsx';
import { FieldTemplate } from './FieldTemplate.tsx';
import { NumberField } from './NumberField.tsx';
import { ObjectFieldTemplate } from './ObjectFieldTemplate.tsx';
import { SelectWidget } from './SelectWidget.tsx';

/** RJSF with the workshop's own parts; what it has none for comes from the MUI theme. */
export const Form = withTheme({
  ...Theme,
  templates: {
    ...Theme.templates,
    BaseInputTemplate,
    FieldTemplate,
    ObjectFieldTemplate,
  },
  widgets: { ...Theme.widgets, CheckboxWidget, ChoiceWidget, SelectWidget },
  fields: {
    EaseField,
    LabelField,
    ListField,
    NumberField,
    OrderField,
    PictureField,
    TokensField,
    VariantField,
    WordsField,
  },
});
