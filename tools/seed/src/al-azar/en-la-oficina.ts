import { renovableDe, type SolicitudDoc } from '@leal/contract/documentos';
import { esRenovable, restar } from '@leal/domain';
import { decidirCredito, eliminarCliente } from '../altas.ts';
import { type Cartera, existente } from '../cartera.ts';
import { resolverGasto } from '../gastos.ts';
import { movimientosDe } from '../gestiones.ts';
import type { Paso } from '../guion.ts';
import { resolver } from '../resolver.ts';
import { type DiaAlAzar, esCorregible, OFICINA, pasoEntre, sinPendientes } from './contexto.ts';

/** How much of what waits is decided on a day, and how much of that is granted. */
const SE_DECIDE = 0.4;
const SE_CONCEDE = 0.75;

/** What an approval looks at again, in the words of 'The ledger and the day' and 'Requests'. */
function seDejaAprobar(cartera: Cartera, solicitud: SolicitudDoc): boolean {
  const credito = existente(cartera.creditos, solicitud.id_credito ?? '');
  const { id_credito, saldo_centavos: saldo } = credito;
  switch (solicitud.tipo) {
    case 'edicion_pago': {
      const { id_movimiento, monto_nuevo_centavos } = solicitud.datos;
      const fila = existente(movimientosDe(cartera, id_credito), id_movimiento);
      const otros = restar(credito.total_pagado_centavos, fila.monto_centavos);
      const cabe = monto_nuevo_centavos <= restar(credito.monto_total_centavos, otros);
      return esCorregible(cartera, credito) && cabe;
    }
    case 'eliminacion_pago':
      return esCorregible(cartera, credito);
    case 'abonos_multiples':
      return credito.estado_credito === 'Aprobado' && solicitud.datos.monto_total_centavos <= saldo;
    case 'edicion_cliente':
      return true;
    case 'renovacion':
      return (
        esRenovable(renovableDe(credito), cartera.negocio.parametros) &&
        solicitud.datos.monto_solicitado_centavos >= saldo &&
        sinPendientes(
          cartera,
          (otra) =>
            otra.id_credito === id_credito && otra.tipo !== 'renovacion' && otra.tipo !== 'edicion_cliente',
        )
      );
    case 'captura_tardia':
      return credito.estado_credito === 'Aprobado' && solicitud.datos.monto_centavos <= saldo;
    default:
      return solicitud satisfies never;
  }
}

function decidirSolicitud({ azar, cartera }: DiaAlAzar, id_solicitud: string, en: Date): void {
  const solicitud = existente(cartera.solicitudes, id_solicitud);
  const concedida = azar.ocurre(SE_CONCEDE) && seDejaAprobar(cartera, solicitud);
  resolver(cartera, {
    id_solicitud,
    en,
    estado: concedida ? 'aprobada' : 'rechazada',
    comentario: 'Revisado.',
  });
}

function decidirGasto({ azar, cartera }: DiaAlAzar, id_gasto: string, en: Date): void {
  const rechazo = azar.ocurre(SE_CONCEDE) ? {} : { motivo_rechazo: 'No procede.' };
  resolverGasto(cartera, { id_gasto, en, ...rechazo });
}

/** Refused while money is in a request of that client. */
function borrarUno({ azar, cartera }: DiaAlAzar, en: Date): void {
  const suyos = [...cartera.clientes.values()].filter(
    ({ eliminado, id_cliente }) =>
      !eliminado && sinPendientes(cartera, (solicitud) => solicitud.id_cliente === id_cliente),
  );
  if (suyos.length > 0) eliminarCliente(cartera, azar.elegir(suyos).id_cliente, en);
}

const SE_BORRA = 0.015;

/** What the manager does that day with what waited when it began. */
export function pasosEnLaOficina(dia: DiaAlAzar): Paso[] {
  const { azar, cartera } = dia;
  const algunos = <T>(todos: Iterable<T>, espera: (uno: T) => boolean): T[] =>
    [...todos].filter((uno) => espera(uno) && azar.ocurre(SE_DECIDE));
  const paso = (hacer: (en: Date) => void) => pasoEntre(dia, OFICINA.abre, OFICINA.cierra, hacer);
  const creditos = algunos(cartera.creditos.values(), (c) => c.estado_credito === 'Pendiente');
  const solicitudes = algunos(cartera.solicitudes.values(), (s) => s.estado === 'pendiente');
  const gastos = algunos(cartera.gastos.values(), (g) => g.estado === 'pendiente');
  return [
    ...creditos.map(({ id_credito }) =>
      paso((en) => {
        if (existente(cartera.creditos, id_credito).estado_credito !== 'Pendiente') return;
        decidirCredito(cartera, { id_credito, en, estado: azar.ocurre(0.9) ? 'Aprobado' : 'Rechazado' });
      }),
    ),
    ...solicitudes.map(({ id_solicitud }) => paso((en) => decidirSolicitud(dia, id_solicitud, en))),
    ...gastos.map(({ id_gasto }) => paso((en) => decidirGasto(dia, id_gasto, en))),
    ...(azar.ocurre(SE_BORRA) ? [paso((en) => borrarUno(dia, en))] : []),
  ];
}
