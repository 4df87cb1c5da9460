import { Form, type FormInstance, type FormProps } from 'antd';
import type { ReactNode } from 'react';

type Camino = readonly (string | number)[];

/** Whether that field is among those that changed; in a list, that of its own line. */
const cambio = (cambiados: unknown, [primero, ...resto]: Camino): boolean =>
  primero === undefined ||
  (typeof cambiados === 'object' &&
    cambiados !== null &&
    primero in cambiados &&
    cambio(Reflect.get(cambiados, primero), resto));

/** Drops a field's error when its value changes: fields are checked when they are left, not on each key. */
const olvidarErrores = (formulario: FormInstance, cambiados: object): void =>
  formulario.setFields(
    formulario
      .getFieldsError()
      .filter(({ name }) => cambio(cambiados, name))
      .map(({ name }) => ({ name, errors: [] })),
  );

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

/** Every form that is sent: labels above, each field checked when it is left, by us and not by the browser; the first mistake scrolled into view. */
export const Formulario = <V extends object>({ form, ...resto }: Props<V>) => (
  <Form<V>
    {...resto}
    noValidate
    form={form}
    layout="vertical"
    requiredMark={false}
    validateTrigger="onBlur"
    scrollToFirstError={{ focus: true }}
    onValuesChange={(cambiados) => olvidarErrores(form, cambiados)}
  />
);
