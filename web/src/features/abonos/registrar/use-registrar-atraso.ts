import { registrarAtraso } from '@leal/contract';
import { CERO, fechaLocal, formatearHora, idMovimientoAtraso, idPago, validarVentana } from '@leal/domain';
import { useMutation } from '@tanstack/react-query';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { alDudar } from '../../../lib/api/dudas.ts';
import { llamar } from '../../../lib/api/llamar.ts';
import type { Intento } from '../../../lib/api/memoria-intentos.ts';
import { negocio } from '../../../lib/negocio.ts';
import { ahora } from '../../../lib/reloj.ts';
import { confirmar } from '../../../ui/dialogos/almacen.ts';
import { anotarHecho } from '../../../comun/credito/credito-leido.ts';
import { asentar } from './asentar.ts';
import type { CreditoCobrable } from './credito-cobrable.ts';
import { decirDesenlace } from './decir-desenlace.tsx';
import type { Desenlace } from './desenlace.ts';
import { enviarToque } from './enviar-toque.ts';
import type { Toque } from './memoria-capturas.ts';

type ToqueAtraso = Intento<Toque<object>>;

/** Spec §8. */
export const FALLO_ATRASO = 'No se pudo registrar el atraso.';

async function mandar(id_credito: string, { clave, datos }: ToqueAtraso): Promise<Desenlace> {
  const { capturado_en, desfase_ms } = datos;
  const { yaRegistrado, resumen, registrado } = await llamar(registrarAtraso, {
    clave,
    cuerpo: { id_credito, capturado_en, desfase_ms },
  });
  if (yaRegistrado) return { clase: 'ya_registrado', pedido: 'atraso', registrado, resumen };
  const instante = new Date(capturado_en);
  const id_pago = idPago(id_credito, idMovimientoAtraso(fechaLocal(instante)));
  await anotarHecho(id_credito, { tipo: 'atraso', monto: CERO, resumen, id_pago, capturado_en });
  return { clase: 'registrado', tipo: 'atraso', hora: formatearHora(instante), resumen };
}

type Envio = (credito: CreditoCobrable) => Promise<Desenlace>;

/** Out of hours nothing is even asked; the tap that counts is the one on 'Confirmar'. */
async function confirmarYEnviar(credito: CreditoCobrable, enviar: Envio): Promise<Desenlace> {
  const ventana = validarVentana(ahora(), credito.dias_pago, negocio());
  if (!ventana.permitido) return { clase: 'fuera_de_horario', mensaje: ventana.mensaje };
  let desenlace: Promise<Desenlace> = Promise.resolve({ clase: 'cancelado' });
  await confirmar({
    titulo: 'Confirmar Acción',
    contenido: `¿Confirmar registrar atraso para ${comoSeLlama(credito)}?`,
    onConfirm: () => {
      desenlace = enviar(credito);
      // The question has been answered; what becomes of it may take longer than anybody stands before it.
      return Promise.race([desenlace, alDudar(credito.id_credito)]);
    },
  });
  return desenlace;
}

/**
 * Registers a late day: asks '¿Confirmar registrar atraso para {name}?', sends it, brings the cached
 * screens in line and says how it ended. The answer is for whoever wants to do more.
 */
export function useRegistrarAtraso() {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ credito, toque }: { credito: CreditoCobrable; toque: ToqueAtraso }) =>
      mandar(credito.id_credito, toque),
  });
  const enviar: Envio = (credito) =>
    enviarToque(credito, { pedido: { tipo: 'atraso' }, que: 'el atraso' }, (toque) =>
      mutateAsync({ credito, toque }),
    );
  const registrar = async (credito: CreditoCobrable): Promise<Desenlace> => {
    const desenlace = await confirmarYEnviar(credito, enviar);
    await asentar(credito, desenlace);
    await decirDesenlace(desenlace, comoSeLlama(credito), FALLO_ATRASO);
    return desenlace;
  };
  return { registrar, isPending };
}
