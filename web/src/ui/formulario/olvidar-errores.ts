import type { FormInstance } from 'antd';

/** What was said of a field is no longer about what it says now: checked on leaving it, not on each key. */
export const olvidarErrores = (formulario: FormInstance, cambiados: object): void =>
  formulario.setFields(Object.keys(cambiados).map((name) => ({ name, errors: [] })));
