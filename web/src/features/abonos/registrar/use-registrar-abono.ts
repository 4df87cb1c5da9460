import { registrarAbono, solicitarAbonosMultiples } from '@leal/contract';
import { CERO, formatearHora, formatearPesos, type Centavos } from '@leal/domain';
import { useMutation } from '@tanstack/react-query';
import type { Intento } from '../../../lib/api/memoria-intentos.ts';
import { llamar } from '../../../lib/api/llamar.ts';
import { anotarHecho, anotarMultiple } from '../../../comun/credito/credito-leido.ts';
import { asentar } from './asentar.ts';
import type { CreditoCobrable } from './credito-cobrable.ts';
import { type Aprobacion, type Desenlace, leerRespuestaAbono } from './desenlace.ts';
import { enviarToque } from './enviar-toque.ts';
import type { Toque } from './memoria-capturas.ts';

type PedidoAbono = {
  readonly monto: Centavos;
  readonly motivo?: string;
  readonly id_solicitud_tarea?: string;
};
type ToqueAbono = Intento<Toque<PedidoAbono>>;

const capturaDe = ({ capturado_en, desfase_ms }: ToqueAbono['datos']) => ({ capturado_en, desfase_ms });

const mandarAbono = (id_credito: string, { clave, datos }: ToqueAbono) =>
  llamar(registrarAbono, {
    clave,
    cuerpo: { id_credito, ...datos.pedido, fecha_abono: datos.fecha, ...capturaDe(datos) },
  });

/**
 * The second call of spec §7. The payment has made the request already, with its reason: when this
 * one is lost there is nothing to do over, unless the first did not name a request.
 */
async function mandarSolicitud(id_credito: string, aprobacion: Aprobacion, { datos, clave }: ToqueAbono) {
  const { monto_total, cantidad_abonos, monto_por_abono } = aprobacion;
  const { motivo } = datos.pedido;
  const cuerpo = {
    id_credito,
    monto_total,
    ...(cantidad_abonos !== undefined && { cantidad_abonos }),
    ...(monto_por_abono !== undefined && { monto_por_abono }),
    ...(motivo !== undefined && { motivo }),
    ...capturaDe(datos),
  };
  try {
    await llamar(solicitarAbonosMultiples, { clave, cuerpo });
  } catch (error) {
    if (aprobacion.id_solicitud === undefined) throw error;
  }
}

/** The payment screen shows the answer itself, without reading the credit again. */
async function anotar(
  id_credito: string,
  desenlace: Desenlace,
  { capturado_en, pedido }: ToqueAbono['datos'],
  id_pago: string | undefined,
): Promise<void> {
  if (desenlace.clase === 'registrado' && id_pago !== undefined) {
    const { tipo, resumen } = desenlace;
    await anotarHecho(id_credito, { tipo, resumen, monto: pedido.monto, id_pago, capturado_en });
  }
  if (desenlace.clase === 'requiere_aprobacion' && desenlace.aprobacion.id_solicitud !== undefined) {
    const { id_solicitud, monto_total: monto } = desenlace.aprobacion;
    await anotarMultiple(id_credito, { id_solicitud, monto, capturado_en });
  }
}

async function registrar(credito: CreditoCobrable, toque: ToqueAbono): Promise<Desenlace> {
  const { id_credito } = credito;
  const respuesta = await mandarAbono(id_credito, toque);
  const hora = formatearHora(new Date(toque.datos.capturado_en));
  const desenlace = leerRespuestaAbono(respuesta, toque.datos.pedido.monto, hora);
  if (desenlace.clase === 'requiere_aprobacion') {
    await mandarSolicitud(id_credito, desenlace.aprobacion, toque);
  }
  await anotar(id_credito, desenlace, toque.datos, respuesta.id_pago);
  return desenlace;
}

const textoDe = (monto: Centavos): string =>
  monto === CERO ? 'la visita' : `el pago de ${formatearPesos(monto)}`;

export type AbonoPedido = PedidoAbono & { readonly credito: CreditoCobrable };

/**
 * Registers a payment, or a visit when the amount is 0. Never throws for what a collector can meet:
 * the answer is a `Desenlace`; the cached route and the payment screen already agree with it.
 */
export function useRegistrarAbono() {
  const abono = useMutation({
    mutationFn: ({ credito, toque }: { credito: CreditoCobrable; toque: ToqueAbono }) =>
      registrar(credito, toque),
  });
  const { mutateAsync } = abono;
  const pedir = async ({ credito, ...pedido }: AbonoPedido): Promise<Desenlace> => {
    const accion = { pedido, que: textoDe(pedido.monto) };
    const desenlace = await enviarToque(credito, accion, (toque) => mutateAsync({ credito, toque }));
    await asentar(credito, desenlace);
    return desenlace;
  };
  return { registrar: pedir, isPending: abono.isPending };
}
