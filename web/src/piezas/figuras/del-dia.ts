import type { FilaReporte } from '@leal/contract';
import {
  type Centavos,
  centavos,
  CERO,
  esEfectivo,
  type Fecha,
  fechaLocal,
  formatearHora,
  sumar,
  type Transferencia,
} from '@leal/domain';
import type { Sobrepuesto } from '../../lib/acciones/sobrepuestos.ts';
import { efectivoDe, type Registro, sinResolver } from '../../lib/salida/registro.ts';
import { porQueDijo } from './por-que-dijo.ts';
import { respuestaDe } from './respuesta.ts';

/** The registers of this phone that an answer may lack, in the order of the taps, and those it surely has. */
export type DelTelefono = { readonly faltan: readonly Sobrepuesto[]; readonly estan: readonly Sobrepuesto[] };

/** A row of a table that this phone made: with the instant of its tap. */
export type FilaDelTelefono = FilaReporte & { readonly capturado_en: string };

/** Figures that are in no answer yet. `filas`: what they are made of, newest first. */
export type Cuenta = {
  readonly monto: Centavos;
  /** The part of it that came by transfer: nobody holds that. */
  readonly transferido: Centavos;
  /** Cash about which a manager will decide: until then it is in hand, and in no other figure. */
  readonly enMano: Centavos;
  readonly pagos: number;
  readonly visitas: number;
  readonly atrasos: number;
  /** Late days of the answer that these payments take back. */
  readonly quitados: number;
  /** Credits whose payment a manager will decide about: their card has left the route. */
  readonly esperan: readonly string[];
  /** Credits that no answer counts as visited. */
  readonly visitados: readonly string[];
  readonly filas: readonly FilaDelTelefono[];
  /** When the last of it became known, by this device's clock; 0: nothing did. */
  readonly hasta: number;
};

/** Registers that the server has confirmed since the answer belong into its figures; the others stand beside them. */
export type DelDia = { readonly confirmado: Cuenta; readonly sinConfirmar: Cuenta };

export const montoDe = ({ monto = 0 }: Sobrepuesto): Centavos => centavos(monto);
const diaDe = ({ capturado_en }: Sobrepuesto): Fecha => fechaLocal(new Date(capturado_en));
export const horaDe = ({ capturado_en }: Sobrepuesto): string => formatearHora(new Date(capturado_en));

/** The server has left it to a manager, or will, as the form said: it is cash in hand, and no payment yet. */
export const decideElGerente = ({ estado, previsto }: Pick<Registro, 'estado' | 'previsto'>): boolean =>
  estado === 'en_revision' || (estado !== 'confirmado' && previsto === 'requiere_aprobacion');

/** A late capture is with the manager, and says nothing of who is still to be visited. */
const esVisita = ({ estado, respuesta }: Sobrepuesto): boolean =>
  estado !== 'en_revision' || (respuesta as { tipo?: unknown } | undefined)?.tipo === 'multiple';

/** A row of an answer, as far as it tells which tap it came from: a payment, where it does not say otherwise. */
export type FilaSabida = Pick<FilaReporte, 'id_credito' | 'monto_pagado'> &
  Partial<Pick<FilaReporte, 'tipo' | 'hora_registro' | 'fecha_pago' | 'transferencia'>>;

const esLaMisma = (sabida: FilaSabida, fila: FilaReporte): boolean =>
  sabida.id_credito === fila.id_credito &&
  (sabida.tipo ?? 'pago') === fila.tipo &&
  (sabida.fecha_pago ?? fila.fecha_pago) === fila.fecha_pago &&
  (sabida.hora_registro ?? fila.hora_registro) === fila.hora_registro &&
  sabida.monto_pagado === fila.monto_pagado &&
  esEfectivo(sabida) === esEfectivo(fila);

/** The fields of a credit that its register knows. */
type Credito = Partial<Pick<FilaReporte, 'nombre' | 'direccion' | 'monto_solicitado'>>;

/** The transfer that its collector wrote down, for its row. */
export const transferenciaDe = ({ forma, datos }: Pick<Registro, 'forma' | 'datos'>) =>
  forma ? { transferencia: (datos as { transferencia: Transferencia }).transferencia } : {};

/** The row that this tap is: in the server's words, or as it was made. */
function filaDe(registro: Sobrepuesto): FilaDelTelefono {
  const { nombre = '', direccion = '', monto_solicitado = CERO } = registro.acerca as Credito;
  const { registrado } = respuestaDe(registro) ?? {};
  return {
    id_pago: registrado?.id_pago ?? registro.clave,
    id_credito: registro.sobre,
    tipo: registrado?.tipo ?? registro.gestion ?? 'pago',
    nombre,
    direccion,
    monto_pagado: registrado?.monto ?? montoDe(registro),
    monto_solicitado,
    hora_registro: registrado?.hora ?? horaDe(registro),
    fecha_pago: diaDe(registro),
    capturado_en: registro.capturado_en,
    ...transferenciaDe(registro),
    ...porQueDijo(registro),
  };
}

/** The server had booked it before, under another key: only an answer that shows its rows tells whether it has it. */
const yaEstaba = ({ respuesta }: Sobrepuesto): boolean =>
  (respuesta as { yaRegistrado?: unknown } | undefined)?.yaRegistrado === true;

/** The part of an answer that is about the days in question. */
export type Sabido = {
  readonly filas?: readonly FilaSabida[] | undefined;
  /** Whether it counts that credit as visited; by default one with a row, or of which the phone told it before. */
  readonly visitado?: ((id_credito: string) => boolean) | undefined;
};

const delMismoDia = (fila: FilaSabida, otraFila: FilaSabida): boolean =>
  fila.id_credito === otraFila.id_credito &&
  (fila.fecha_pago ?? otraFila.fecha_pago) === (otraFila.fecha_pago ?? fila.fecha_pago);

/** A payment, known or new, takes its day's late day back. */
export const sinCancelados = <F extends FilaSabida>(
  filas: readonly F[],
  sabidas: readonly FilaSabida[],
): readonly F[] =>
  filas.filter(
    (fila) =>
      fila.tipo !== 'atraso' ||
      !sabidas.some((sabida) => (sabida.tipo ?? 'pago') === 'pago' && delMismoDia(fila, sabida)),
  );

type Nuevo = Pick<Cuenta, 'filas' | 'visitados' | 'quitados'>;

function contarDe(registros: readonly Sobrepuesto[], { filas, visitados, quitados }: Nuevo): Cuenta {
  const de = (gestion: FilaReporte['tipo']) => filas.filter(({ tipo }) => tipo === gestion);
  return {
    monto: sumar(...filas.map(({ monto_pagado }) => monto_pagado)),
    transferido: sumar(...filas.filter((fila) => !esEfectivo(fila)).map(({ monto_pagado }) => monto_pagado)),
    enMano: sumar(...registros.filter(decideElGerente).map((registro) => centavos(efectivoDe(registro)))),
    pagos: de('pago').length,
    visitas: de('visita').length,
    atrasos: de('atraso').length,
    quitados,
    esperan: registros
      .filter((registro) => decideElGerente(registro) && esVisita(registro))
      .map(({ sobre }) => sobre),
    visitados,
    filas: filas.toReversed(),
    hasta: Math.max(0, ...registros.map(({ hasta = 0 }) => hasta)),
  };
}

/**
 * Gives what this phone did at the doors on these days and the answer does not count. No other place says so: whatever
 * screen shows figures of a day reads it here.
 */
export function delDia(
  { faltan, estan }: DelTelefono,
  dias: readonly Fecha[],
  { filas, visitado }: Sabido = {},
): DelDia {
  const deEsosDias = (registro: Sobrepuesto) =>
    registro.gestion !== undefined && dias.includes(diaDe(registro));
  const vistos = new Set([
    ...(filas ?? []).map(({ id_credito }) => id_credito),
    ...estan.filter(deEsosDias).map(({ sobre }) => sobre),
  ]);
  const sabidas: FilaSabida[] = [...(filas ?? [])];
  const nuevos = new Set<string>();
  const contar = (registros: readonly Sobrepuesto[]): Cuenta => {
    const nuevas: FilaDelTelefono[] = [];
    const antes = nuevos.size;
    for (const registro of registros) {
      const cuenta = visitado ? !visitado(registro.sobre) : !vistos.has(registro.sobre);
      if (esVisita(registro) && cuenta) nuevos.add(registro.sobre);
      const fila = filaDe(registro);
      if (decideElGerente(registro) || sabidas.some((sabida) => esLaMisma(sabida, fila))) continue;
      sabidas.push(fila);
      nuevas.push(fila);
    }
    return contarDe(registros, {
      filas: sinCancelados(nuevas, sabidas),
      visitados: [...nuevos].slice(antes),
      quitados: (filas?.length ?? 0) - sinCancelados(filas ?? [], nuevas).length,
    });
  };
  const deSusDias = faltan.filter(
    (registro) => deEsosDias(registro) && !(filas === undefined && yaEstaba(registro)),
  );
  return {
    confirmado: contar(deSusDias.filter((registro) => !sinResolver(registro))),
    sinConfirmar: contar(deSusDias.filter(sinResolver)),
  };
}
