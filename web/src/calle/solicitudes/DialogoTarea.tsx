import { Form } from 'antd';
import { DEVOLVER_RESTO } from '../../acciones/solicitud.ts';
import { restaDe } from '../../piezas/solicitud/efectivo.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { retomarFoco } from '../../ui/encabezado/foco.ts';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { Monto } from '../../ui/Monto.tsx';
import type { Tarea } from './tareas.ts';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

/** All that remains was given back (decision 0009): it is asked with the name and the amount, once. */
function DialogoTarea({ control, tarea }: { control: ControlDialogo; tarea: Tarea }) {
  const [formulario] = Form.useForm();
  const resta = restaDe(tarea);
  const { enviar, ...envio } = useEnvio(
    DEVOLVER_RESTO,
    { ...tarea, resta },
    {
      formulario,
      alLograr: () => control.cerrar().then(retomarFoco),
    },
  );
  return (
    <DialogoFormulario
      control={control}
      titulo="Efectivo devuelto"
      textoEnviar="Sí, lo devolví"
      formulario={formulario}
      primerCampo=""
      alEnviar={() =>
        enviar({
          parametros: { id: tarea.id_solicitud },
          cuerpo: { hecho: 'devuelto', monto_devuelto: resta },
        })
      }
      {...envio}
    >
      <Intro>
        ¿Devolviste <Monto valor={resta} /> a <Nombre de={comoSeLlama(tarea)} />? Queda anotado y no se puede
        cambiar.
        {tarea.efectivo === 'registrar' && ' El gerente pidió registrarlo: verá que lo devolviste.'}
      </Intro>
    </DialogoFormulario>
  );
}

export const abrirTarea = (tarea: Tarea): void =>
  abrirDialogo((control) => <DialogoTarea control={control} tarea={tarea} />);
