import { cerrarTareaMultiple, misSolicitudes } from '@leal/contract';
import { formatearPesos, type HechoTarea } from '@leal/domain';
import { conIntento } from '../../../lib/api/con-intento.ts';
import { invalidar } from '../../../lib/api/consultas.ts';
import { mensajeDeError } from '../../../lib/api/error-api.ts';
import { llamarCon } from '../../../lib/api/llamar.ts';
import { avisar } from '../../../ui/avisar.tsx';
import { alertar, confirmar } from '../../../ui/dialogos/almacen.ts';
import { enfocarTitulo } from '../../../ui/encabezado/enfocar-titulo.ts';
import { memoriaDeSesion } from '../../clientes/registrados.ts';
import type { Tarea } from '../datos/use-tareas.ts';

const memoria = memoriaDeSesion<{ readonly id: string; readonly hecho: HechoTarea }>();

const TEXTOS = {
  devuelto: { titulo: 'Efectivo devuelto', verbo: 'Devolviste', confirmar: 'Sí, lo devolví' },
  registrado: { titulo: 'Efectivo registrado', verbo: 'Registraste', confirmar: 'Sí, lo registré' },
} as const satisfies { [H in HechoTarea]: object };

const cerrar = (id: string, hecho: HechoTarea) =>
  conIntento(memoria(), { id, hecho }, ({ clave }) =>
    llamarCon(cerrarTareaMultiple, { parametros: { id }, cuerpo: { hecho }, clave }),
  );

/** Says what became of the cash (decision 0005), once; it is asked with the name and the amount. */
export async function cerrarTarea(tarea: Tarea, hecho: HechoTarea): Promise<void> {
  const { titulo, verbo, confirmar: textoConfirmar } = TEXTOS[hecho];
  const monto = formatearPesos(tarea.monto_total);
  try {
    const contenido = `¿${verbo} ${monto} de ${tarea.nombre_cliente}? Queda anotado y no se puede cambiar.`;
    const onConfirm = () => cerrar(tarea.id_solicitud, hecho);
    if (!(await confirmar({ titulo, contenido, textoConfirmar, onConfirm }))) return;
    avisar.exito('Listo, quedó anotado');
    await invalidar(misSolicitudes);
    enfocarTitulo();
  } catch (error) {
    const contenido = mensajeDeError(error, 'Intenta de nuevo.');
    await alertar({ tipo: 'error', titulo: 'No se pudo anotar', contenido });
    void invalidar(misSolicitudes);
  }
}
