import type { ClaseVisto, Visto } from '@leal/contract';
import { Form } from 'antd';
import type { Accion } from '../../lib/acciones/accion.ts';
import type { Plano } from '../../lib/salida/registro.ts';
import type { Valores } from '../../lib/visto/al-dia.ts';
import type { Lectura } from '../../lib/visto/lecturas.ts';
import { useVisto } from '../../lib/visto/use-visto.ts';
import type { ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { retomarFoco } from '../../ui/encabezado/foco.ts';
import { useEnvio } from '../../ui/formulario/use-envio.ts';

/** What the form does besides, as in `useEnvio`; one that does nothing else when it is done closes. */
type Ajustes<D, R> = {
  readonly alLograr?: (respuesta: R, datos: D) => unknown;
  readonly alFallar?: (error: unknown) => void;
  readonly alCambiar?: (actual: Valores) => void;
};

/** The form of a dialog that sends one action; `dialogo` is what `DialogoFormulario` takes of it. */
export function useEnvioDeDialogo<C extends Plano, D, R>(
  control: ControlDialogo,
  accion: Accion<C, D, R>,
  acerca: C,
  ajustes: Ajustes<D, R> = {},
) {
  const [formulario] = Form.useForm();
  const { enviar, enSuspenso, ...envio } = useEnvio(accion, acerca, {
    formulario,
    alLograr: () => control.cerrar().then(retomarFoco),
    ...ajustes,
  });
  return { enviar, enSuspenso, formulario, dialogo: { control, formulario, ...envio } };
}

type AjustesAlDia<V extends ClaseVisto, D, R> = Ajustes<D, R> & {
  readonly lectura: Lectura<V>;
  /** The values that the person read before the question opened. */
  readonly tarjeta: Partial<Visto<V>>;
};

/** The same about something that others change too; `dialogo` is what `DialogoAlDia` takes of it. */
export function useEnvioAlDia<V extends ClaseVisto, C extends Plano, D, R>(
  control: ControlDialogo,
  accion: Accion<C, D, R>,
  acerca: C,
  { lectura, tarjeta, ...ajustes }: AjustesAlDia<V, D, R>,
) {
  const { enSuspenso, dialogo, ...envio } = useEnvioDeDialogo(control, accion, acerca, {
    alCambiar: (actual) => vigencia.corregir(actual),
    ...ajustes,
  });
  const vigencia = useVisto(lectura, { tarjeta, enSuspenso });
  return { ...envio, vigencia, dialogo: { ...dialogo, vigencia } };
}
