import { cerrarTareaMultiple, misSolicitudes } from '@leal/contract';
import { formatearPesos } from '@leal/domain';
import { Form } from 'antd';
import { invalidar } from '../../lib/api/consultas.ts';
import { comoSeLlama, montoDe } from '../../lib/llamados.ts';
import { avisar } from '../../ui/avisar.tsx';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { enfocarTitulo } from '../../ui/encabezado/foco.ts';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { Monto } from '../../ui/Monto.tsx';
import { restaDe, type Tarea } from './use-mis-solicitudes.ts';

type Props = { control: ControlDialogo; tarea: Tarea };

/** All that remains was given back (decision 0009): it is asked with the name and the amount, once. */
function DialogoTarea({ control, tarea }: Props) {
  const [formulario] = Form.useForm();
  const { enviar, enviando, fallo, duda } = useEnvio(cerrarTareaMultiple, {
    formulario,
    porDefecto: 'Intenta de nuevo.',
    sobre: tarea.id_solicitud,
    que: () => `la devolución de ${formatearPesos(restaDe(tarea))} a ${comoSeLlama(tarea)}`,
    alLograr: () => {
      avisar.exito('Listo, quedó anotado', montoDe(restaDe(tarea), tarea));
      void Promise.all([control.cerrar(), invalidar(misSolicitudes)]).then(enfocarTitulo);
    },
    alFallar: () => void invalidar(misSolicitudes),
  });
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
          cuerpo: { hecho: 'devuelto', monto_devuelto: restaDe(tarea) },
        })
      }
      enviando={enviando}
      duda={duda}
      fallo={{ titulo: 'No se pudo anotar', mensaje: fallo }}
    >
      <p className="formulario-intro">
        ¿Devolviste <Monto valor={restaDe(tarea)} /> a {comoSeLlama(tarea)}? Queda anotado y no se puede
        cambiar.
        {tarea.efectivo === 'registrar' && ' El gerente pidió registrarlo: verá que lo devolviste.'}
      </p>
    </DialogoFormulario>
  );
}

export const abrirTarea = (tarea: Tarea): void =>
  abrirDialogo((control) => <DialogoTarea control={control} tarea={tarea} />);
