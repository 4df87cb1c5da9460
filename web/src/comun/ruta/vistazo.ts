import type { JornadaDeRuta } from '@leal/contract';
import { type Centavos, CERO, fechaLocal, formatearPesos, sumar } from '@leal/domain';
import type { Sobrepuesto } from '../../lib/acciones/sobrepuestos.ts';
import { sinResolver } from '../../lib/salida/registro.ts';
import { decideElGerente, type DelTelefono, horaDe, montoDe } from '../figuras/figuras.ts';
import { cuantos } from '../textos/textos.ts';
import { respuestaDe } from './con-guardados.ts';
import type { Ruta } from './ruta-leida.ts';

type Pago = JornadaDeRuta['pagos'][number];

/** The day at a glance, with what the server has confirmed since the answer; what it has not stands beside. */
export type Vistazo = Pick<JornadaDeRuta, 'debidos' | 'visitados' | 'recaudado' | 'esperado'> & {
  readonly sinConfirmar: { readonly clientes: number; readonly monto: Centavos };
};

const esElMismo = (a: Pago, b: Pago): boolean =>
  a.id_credito === b.id_credito && a.hora_registro === b.hora_registro && a.monto_pagado === b.monto_pagado;

/** The payment that this tap is: in the server's words, or as it was made. */
function pagoDe(uno: Sobrepuesto): Pago | undefined {
  const { registrado } = respuestaDe(uno) ?? {};
  if (registrado)
    return registrado.tipo === 'pago'
      ? { id_credito: uno.sobre, hora_registro: registrado.hora, monto_pagado: registrado.monto }
      : undefined;
  if (uno.gestion !== 'pago' || decideElGerente(uno)) return undefined;
  return { id_credito: uno.sobre, hora_registro: horaDe(uno), monto_pagado: montoDe(uno) };
}

/** A late capture is with the manager, and its client is still to be visited. */
const visita = (uno: Sobrepuesto): boolean => {
  const respuesta = respuestaDe(uno);
  return !(respuesta && 'tipo' in respuesta && respuesta.tipo === 'tardia');
};

/** What an answer of the route and this phone know together of its day. */
export function vistazoDe(
  { datos, jornada, fecha }: Pick<Ruta, 'datos' | 'jornada' | 'fecha'>,
  faltan: DelTelefono['faltan'],
): Vistazo | undefined {
  if (jornada === undefined) return undefined;
  const porVisitar = new Set(datos.map(({ id_credito }) => id_credito));
  const contados: Pago[] = [...jornada.pagos];
  const contar = (unos: readonly Sobrepuesto[]) => {
    let [clientes, monto] = [0, CERO];
    for (const uno of unos) {
      if (visita(uno) && porVisitar.delete(uno.sobre)) clientes += 1;
      const pago = pagoDe(uno);
      if (pago === undefined || contados.some((otro) => esElMismo(otro, pago))) continue;
      contados.push(pago);
      monto = sumar(monto, pago.monto_pagado);
    }
    return { clientes, monto };
  };
  const deHoy = faltan.filter(
    ({ gestion, capturado_en }) => gestion !== undefined && fechaLocal(new Date(capturado_en)) === fecha,
  );
  const confirmado = contar(deHoy.filter((uno) => !sinResolver(uno)));
  const sinConfirmar = contar(deHoy.filter(sinResolver));
  return {
    debidos: jornada.debidos,
    visitados: jornada.visitados + confirmado.clientes,
    recaudado: sumar(jornada.recaudado, confirmado.monto),
    esperado: jornada.esperado,
    sinConfirmar,
  };
}

/** '+ 1 cliente y $120.00 sin confirmar'; undefined when the server knows it all. */
export function textoAparte({ sinConfirmar: { clientes, monto } }: Vistazo): string | undefined {
  const partes = [
    ...(clientes > 0 ? [cuantos(clientes, 'cliente', 'clientes')] : []),
    ...(monto > 0 ? [formatearPesos(monto)] : []),
  ];
  return partes.length > 0 ? `+ ${partes.join(' y ')} sin confirmar` : undefined;
}
