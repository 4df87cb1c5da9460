import { Form, type FormInstance, type FormProps } from 'antd';
import type { ReactNode } from 'react';

/** What was said of a field is no longer about what it says now: checked on leaving it, not on each key. */
const olvidarErrores = (formulario: FormInstance, cambiados: object): void =>
  formulario.setFields(Object.keys(cambiados).map((name) => ({ name, errors: [] })));

type Props<V> = Omit<
  FormProps<V>,
  | 'form'
  | 'children'
  | 'layout'
  | 'requiredMark'
  | 'validateTrigger'
  | 'onValuesChange'
  | 'scrollToFirstError'
> & { form: FormInstance<V>; children: ReactNode };

/** Every form that is sent: labels above, checked field by field on leaving, the first mistake brought into sight. */
export const Formulario = <V extends object>({ form, ...resto }: Props<V>) => (
  <Form<V>
    {...resto}
    form={form}
    layout="vertical"
    requiredMark={false}
    validateTrigger="onBlur"
    scrollToFirstError={{ focus: true }}
    onValuesChange={(cambiados) => olvidarErrores(form, cambiados)}
  />
);
