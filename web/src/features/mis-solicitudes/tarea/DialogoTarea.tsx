import { cerrarTareaMultiple, misSolicitudes } from '@leal/contract';
import { formatearPesos, type HechoTarea } from '@leal/domain';
import { Form } from 'antd';
import { invalidar } from '../../../lib/api/consultas.ts';
import { avisar } from '../../../ui/avisar.tsx';
import { abrirDialogo, type ControlDialogo } from '../../../ui/dialogos/almacen.ts';
import { enfocarTitulo } from '../../../ui/encabezado/enfocar-titulo.ts';
import { DialogoFormulario } from '../../../ui/formulario/DialogoFormulario.tsx';
import { useEnvio } from '../../../ui/formulario/use-envio.ts';
import { Monto } from '../../../ui/Monto.tsx';
import type { Tarea } from '../datos/use-tareas.ts';

const TEXTOS = {
  devuelto: { titulo: 'Efectivo devuelto', verbo: 'Devolviste', enviar: 'Sí, lo devolví' },
  registrado: { titulo: 'Efectivo registrado', verbo: 'Registraste', enviar: 'Sí, lo registré' },
} as const satisfies { [H in HechoTarea]: object };

type Props = { control: ControlDialogo; tarea: Tarea; hecho: HechoTarea };

/** Says what became of the cash (decision 0005), once: it is asked with the name and the amount. */
function DialogoTarea({ control, tarea, hecho }: Props) {
  const [formulario] = Form.useForm();
  const { titulo, verbo, enviar: textoEnviar } = TEXTOS[hecho];
  const { enviar, enviando, fallo, duda } = useEnvio(cerrarTareaMultiple, {
    formulario,
    porDefecto: 'Intenta de nuevo.',
    sobre: tarea.id_solicitud,
    que: () => `lo que hiciste con ${formatearPesos(tarea.monto_total)} de ${tarea.nombre_cliente}`,
    alLograr: () => {
      avisar.exito('Listo, quedó anotado');
      void Promise.all([control.cerrar(), invalidar(misSolicitudes)]).then(enfocarTitulo);
    },
    alFallar: () => void invalidar(misSolicitudes),
  });
  return (
    <DialogoFormulario
      control={control}
      titulo={titulo}
      textoEnviar={textoEnviar}
      formulario={formulario}
      primerCampo=""
      alEnviar={() => enviar({ parametros: { id: tarea.id_solicitud }, cuerpo: { hecho } })}
      enviando={enviando}
      duda={duda}
      fallo={{ titulo: 'No se pudo anotar', mensaje: fallo }}
    >
      <p className="formulario-intro">
        ¿{verbo} <Monto valor={tarea.monto_total} /> de {tarea.nombre_cliente}? Queda anotado y no se puede
        cambiar.
      </p>
    </DialogoFormulario>
  );
}

export const abrirTarea = (tarea: Tarea, hecho: HechoTarea): void =>
  abrirDialogo((control) => <DialogoTarea control={control} tarea={tarea} hecho={hecho} />);
