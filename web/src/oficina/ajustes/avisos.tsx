import { Alert } from 'antd';

export const EN_UN_MINUTO = 'Rige en un minuto, también en los teléfonos con señal.';

/** Somebody else was faster. */
export const Cambiaron = () => (
  <Alert
    className="formulario-nota formulario-aviso"
    type="warning"
    showIcon
    role="alert"
    title="Otra persona cambió los ajustes mientras tanto. Revisa lo que vale hoy y guarda de nuevo."
  />
);
