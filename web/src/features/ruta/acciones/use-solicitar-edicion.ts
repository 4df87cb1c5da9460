import { solicitarEdicionCliente, type CreditoDeRuta } from '@leal/contract';
import { mensajeDeError } from '../../../lib/api/error-api.ts';
import { useAccion } from '../../../lib/api/use-accion.ts';
import { alertar, pedirTexto } from '../../../ui/dialogos/almacen.ts';
import { anunciarAccion } from '../datos/accion-completada.ts';

const preguntar = (nombre: string, valorInicial: string) =>
  pedirTexto({
    titulo: 'Solicitar edición',
    contenido: `¿Qué debe cambiar el gerente en los datos de ${nombre}?`,
    etiqueta: 'Motivo',
    textoConfirmar: 'Enviar solicitud',
    valorInicial,
  });

/** Asks the manager to change a client, in free text. A failure brings back what was typed (spec §8). */
export function useSolicitarEdicion() {
  const { mutateAsync } = useAccion(solicitarEdicionCliente);
  return async ({ id_cliente, id_credito, nombre }: CreditoDeRuta): Promise<void> => {
    let motivo: string | null = '';
    while ((motivo = await preguntar(nombre, motivo)) !== null) {
      try {
        await mutateAsync({ cuerpo: { id_cliente, motivo } });
        anunciarAccion(id_credito);
        return await alertar({
          tipo: 'exito',
          titulo: 'Solicitud enviada',
          contenido: 'El gerente revisará tu solicitud.',
        });
      } catch (error) {
        await alertar({
          tipo: 'error',
          titulo: 'No se pudo enviar la solicitud',
          contenido: mensajeDeError(error, 'Intenta de nuevo.'),
        });
      }
    }
  };
}
