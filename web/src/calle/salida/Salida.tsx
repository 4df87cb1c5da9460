import { CERO, centavos, formatearNumero, formatearPesos } from '@leal/domain';
import { useEffect } from 'react';
import { clienteConsultas } from '../../lib/api/cliente-consultas.ts';
import {
  cambioAPorAprobar,
  porAclarar,
  promesaRechazada,
  type Registro,
  sinResolver,
} from '../../lib/salida/registro.ts';
import { tieneFolioOcupado } from '../../acciones/comprobante.ts';
import { prepararSerie } from '../../lib/comprobantes/serie.ts';
import { useHayLinea } from '../../lib/linea.ts';
import { renumerarOcupados } from '../../comun/comprobante/renumerar.ts';
import { abrirSalida } from '../../lib/acciones/salida-viva.ts';
import type { Apunte } from '../../lib/salida/apuntes.ts';
import { alResolverRegistros, leerRegistros, usePerdidos, useRegistros } from '../../lib/salida/salida.ts';
import { respuestaDe } from '../../piezas/figuras/respuesta.ts';
import { conMayuscula } from '../../piezas/textos/textos.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { anunciar } from '../../ui/anunciar.tsx';
import { alertar } from '../../ui/dialogos/almacen.ts';

/** The words of the list: fetched when there is something to say with them. */
const palabras = () => import('./textos.ts');

/** Confirmed since the outbox was last empty, and the cash of it, in centavos. */
let confirmados = 0;
let cobrado = 0;

/** The phone was without a line, and now all of it is sent. */
function decirConfirmado(registro: Registro): void {
  const { que, falta, respuesta, monto = 0 } = registro;
  confirmados += 1;
  cobrado += monto;
  if (leerRegistros().some(sinResolver)) return;
  const { nombre } = (respuesta ?? {}) as { nombre?: string };
  const liquido = monto > 0 && respuestaDe(registro)?.resumen.montoRestante === CERO;
  if (confirmados === 1)
    anunciar.exito(`Se registró ${que}.`, liquido ? '¡Liquidó su crédito!' : falta && nombre);
  else
    anunciar.exito(
      `Se enviaron ${formatearNumero(confirmados)} registros.`,
      cobrado > 0 ? `${formatearPesos(centavos(cobrado))} en pagos` : undefined,
    );
  confirmados = 0;
  cobrado = 0;
}

/** Other than the screen had said, and nobody looked: told when they do. The rest is in the list and in the bar. */
let callados: readonly Registro[] = [];

async function decirLoQueEstaba(registro: Registro): Promise<void> {
  const { loQueEstaba } = await palabras();
  anunciar.atencion(`No se registró otra vez ${registro.que}.`, loQueEstaba(registro));
}

async function decirPerdidos(perdidos: readonly Apunte[]): Promise<void> {
  const { textoPerdidos } = await palabras();
  await alertar({ tipo: 'error', ...textoPerdidos(perdidos) });
}

/** A result that nobody waited for is told where the person is. */
function decir(registro: Registro): void {
  if (tieneFolioOcupado(registro)) return;
  const { estado, que, mensaje } = registro;
  const sinPromesa = promesaRechazada(registro);
  if (document.hidden) {
    if (cambioAPorAprobar(registro) || sinPromesa !== undefined) callados = [...callados, registro];
    return;
  }
  if (estado === 'rechazado') anunciar.error(`No se registró ${que}.`, mensaje);
  else if (sinPromesa !== undefined) anunciar.atencion(`Se registró ${que}; la promesa no.`, sinPromesa);
  else if (registro.reenviado) decirConfirmado(registro);
  else if (cambioAPorAprobar(registro))
    anunciar.atencion(`${conMayuscula(que)} cambió a por aprobar.`, mensaje);
  else if (estado === 'en_revision') anunciar.atencion(`El gerente revisará ${que}.`, mensaje);
  else if (porAclarar(registro)) void decirLoQueEstaba(registro).catch(globalThis.reportError);
  else decirConfirmado(registro);
}

function decirCallados(): void {
  if (document.hidden) return;
  const porDecir = callados;
  callados = [];
  porDecir.forEach(decir);
}

/** Gets what receipts need of the office: a series at first, and another where a number is of another phone. */
function useComprobantes(uid: string): void {
  const registros = useRegistros();
  const hayLinea = useHayLinea();
  useEffect(() => {
    let sigue = hayLinea;
    // Before that moment somebody else may have signed in here.
    (globalThis.requestIdleCallback ?? setTimeout)(() => sigue && prepararSerie(uid));
    return () => {
      sigue = false;
    };
  }, [uid, hayLinea]);
  useEffect(() => {
    if (hayLinea) renumerarOcupados(uid, registros);
  }, [uid, registros, hayLinea]);
}

/** Sends what the collector's phone holds, as long as the frame is there. */
export function Salida() {
  const { id_usuario } = useUsuario();
  const perdidos = usePerdidos();
  useEffect(() => {
    if (perdidos.length > 0) void decirPerdidos(perdidos).catch(globalThis.reportError);
  }, [perdidos]);
  useComprobantes(id_usuario);
  useEffect(() => {
    abrirSalida(id_usuario);
    const dejar = alResolverRegistros((registro) => {
      decir(registro);
      // The answers on screen are read again, once all of it is sent.
      if (!leerRegistros().some(sinResolver)) void clienteConsultas.invalidateQueries();
    });
    document.addEventListener('visibilitychange', decirCallados);
    return () => {
      dejar();
      document.removeEventListener('visibilitychange', decirCallados);
      callados = [];
    };
  }, [id_usuario]);
  return null;
}
