/*
 * Every figure again from the rows of the ledger, as its definition says it (docs/figuras.md) and with nothing of
 * the code that computes it: no sums, no increments, no rules of the domain. Amounts in centavos.
 */
import type { CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';
import type { Fecha } from '@leal/domain';
import type { Libro } from './libro.ts';
import { trasElCastigo } from './tras-el-castigo.ts';

export const suma = <T>(cosas: readonly T[], valor: (cosa: T) => number): number =>
  cosas.reduce((total, cosa) => total + valor(cosa), 0);
const distintos = (valores: readonly string[]): number => new Set(valores).size;

const MS_POR_DIA = 86_400_000;
export const masDias = (dia: string, n: number): string =>
  new Date(Date.parse(dia) + n * MS_POR_DIA).toISOString().slice(0, 10);
/** Monday is 0. */
const diaDeLaSemana = (dia: string): number => (new Date(dia).getUTCDay() + 6) % 7;
export const lunesDe = (dia: string): string => masDias(dia, -diaDeLaSemana(dia));
export const semanaDe = (dia: string): string[] => [0, 1, 2, 3, 4, 5, 6].map((n) => masDias(lunesDe(dia), n));

/** On a Sunday those of thirty days are not collected. */
export const seCobra = ({ dias_pago }: CreditoDoc, dia: string, festivos: readonly string[]): boolean =>
  !festivos.includes(dia) && (dias_pago !== 30 || diaDeLaSemana(dia) !== 6);

export const viva = (fila: MovimientoDoc): boolean => !fila.eliminado && !fila.cancelado;
const esPago = (fila: MovimientoDoc): boolean => fila.tipo === 'pago' && viva(fila);
const montos = (filas: readonly MovimientoDoc[]): number => suma(filas, (fila) => fila.monto_centavos);

export const activosDe = ({ creditos }: Libro): CreditoDoc[] =>
  creditos.filter((credito) => credito.estado_credito === 'Aprobado');

/** Somebody was there: neither a settlement nor what was paid before Leal. */
const enSuDia = ({ tipo }: { readonly tipo: string }): boolean =>
  tipo !== 'liquidacion' && tipo !== 'apertura';

export const pagadoDe = ({ renglones }: Libro, { id_credito }: CreditoDoc): number =>
  montos(
    renglones.filter(
      (fila) => fila.id_credito === id_credito && (esPago(fila) || (!enSuDia(fila) && viva(fila))),
    ),
  );

const INTERES = { 30: 20, 40: 20, 60: 30 } as const;
/** Half a centavo is rounded up; amounts are whole and positive. */
const redondear = (cantidad: number): number => Math.floor(cantidad + 0.5);
export const totalDe = ({ monto_solicitado_centavos: monto, dias_pago }: CreditoDoc): number =>
  redondear((monto * (100 + INTERES[dias_pago])) / 100);
export const diarioDe = (credito: CreditoDoc): number => redondear(totalDe(credito) / credito.dias_pago);
export const saldoDe = (libro: Libro, credito: CreditoDoc): number =>
  Math.max(totalDe(credito) - pagadoDe(libro, credito), 0);
export const atrasosDe = ({ renglones }: Libro, { id_credito }: CreditoDoc): number =>
  suma(
    renglones.filter(
      (fila) => fila.id_credito === id_credito && ['atraso', 'apertura'].includes(fila.tipo) && viva(fila),
    ),
    ({ cantidad_dias = 1 }) => cantidad_dias,
  );

const vencidosDe = (libro: Libro, hoy: string): CreditoDoc[] =>
  activosDe(libro).filter((c) => (c.fecha_vencimiento ?? hoy) < hoy && saldoDe(libro, c) > 0);

/** The figures that the manager's dashboard and a route card say alike. */
export const cartera = (libro: Libro, hoy: string) => {
  const activos = activosDe(libro);
  const vencidos = vencidosDe(libro, hoy);
  const entregados = activos.filter(({ entrega }) => entrega?.estado !== 'por_entregar');
  return {
    clientes: libro.clientes.filter((cliente) => !cliente.eliminado).length,
    activos: distintos(activos.map((credito) => credito.id_cliente)),
    capital: suma(activos, (credito) => credito.monto_solicitado_centavos),
    saldo: suma(activos, (credito) => saldoDe(libro, credito)),
    diario: suma(activos, diarioDe),
    // The paid amount of the loans that were handed over; credits older than the field were.
    pagado: suma(entregados, (credito) => pagadoDe(libro, credito)),
    total: suma(entregados, totalDe),
    esperan: activos.length - entregados.length,
    porEntregar: suma(activos, ({ entrega, monto_entregado_centavos: monto }) =>
      entrega?.estado === 'por_entregar' ? monto : 0,
    ),
    vencidos: vencidos.length,
    saldoVencido: suma(vencidos, (credito) => saldoDe(libro, credito)),
    // The row of what was paid before Leal is nobody's movement.
    ultimo: libro.filas
      .filter(({ tipo }) => tipo !== 'apertura')
      .reduce((ultimo, fila) => Math.max(ultimo, fila.sincronizado_en.getTime()), 0),
  };
};

export const vencidosEntre = (libro: Libro, hoy: string, desde: number, hasta: number | null) => {
  const vencidos = vencidosDe(libro, hoy).filter((credito) => {
    const tarde = (Date.parse(hoy) - Date.parse(credito.fecha_vencimiento ?? hoy)) / MS_POR_DIA;
    return tarde >= desde && (hasta === null || tarde <= hasta);
  });
  return { clientes: vencidos.length, saldo: suma(vencidos, (credito) => saldoDe(libro, credito)) };
};

/** Paid off or renewed; a cancelled one was never finished. */
const TERMINADOS = new Set(['Finalizado', 'Renovado']);

/** The days from `desde` to `hasta`, both included. */
export function entre(libro: Libro, desde: string, hasta = desde) {
  const { id, filas, gastos, ajenos, solicitudes } = libro;
  // A credit's first and last day are of whoever had it then.
  const creditos = [...libro.creditos, ...ajenos];
  const deEste = (quien: string) => id === null || quien === id;
  const empezaron = creditos.filter((c) => deEste(c.empezo_con ?? c.id_cobrador));
  const acabaron = creditos.filter((c) => deEste(c.termino_con ?? c.id_cobrador));
  const cabe = (dia: string | null) => dia !== null && dia >= desde && dia <= hasta;
  const contadas = filas.filter((fila) => cabe(fila.fecha) && viva(fila));
  const pagos = contadas.filter(esPago);
  const visitas = contadas.filter(enSuDia);
  const esperan = solicitudes.filter(
    (s) => s.tipo === 'abonos_multiples' && s.estado === 'pendiente' && cabe(s.datos.fecha),
  );
  const cuenta = (tipo: string) => visitas.filter((fila) => fila.tipo === tipo).length;
  const aprobados = gastos.filter((g) => g.estado === 'aprobada' && cabe(g.fecha_aprobacion));
  const gastado = suma(aprobados, (gasto) => gasto.monto_centavos);
  const recibido = filas.filter((fila) => cabe(fila.fecha_contable) && esPago(fila) && !fila.transferencia);
  const transferidos = pagos.filter((fila) => fila.transferencia);
  return {
    cobrado: montos(pagos),
    /** Said only where there was any. */
    deBancos: transferidos.length > 0 ? { transferido: montos(transferidos) } : {},
    pagos: pagos.length,
    visitados: distintos([...visitas, ...esperan].map(({ id_credito }) => id_credito ?? '')),
    registros: visitas.length,
    visitas: cuenta('visita'),
    atrasos: cuenta('atraso'),
    porEntregar: empezaron.filter((c) => cabe(c.fecha_inicio) && c.entrega?.estado === 'por_entregar').length,
    nuevos: empezaron.filter((c) => cabe(c.fecha_inicio) && c.entrega?.estado !== 'cancelada' && !c.importado)
      .length,
    terminados: acabaron.filter((c) => TERMINADOS.has(c.estado_credito) && cabe(c.fecha_fin)).length,
    gastos: gastado,
    efectivo: montos(recibido) - gastado,
    llegoDespues: montos(recibido.filter((fila) => fila.fecha < desde)),
  };
}

/** Credits without a payment on a day, nor with one that waits, by the reason that was said last of each. */
export function motivosDe({ filas, solicitudes }: Libro, dia: string): Record<string, number> {
  const contadas = filas.filter((fila) => fila.fecha === dia && viva(fila) && enSuDia(fila));
  const esperan = solicitudes.filter(
    (s) => s.tipo === 'abonos_multiples' && s.estado === 'pendiente' && s.datos.fecha === dia,
  );
  const cuentas: Record<string, number> = {};
  for (const id of new Set(contadas.map((fila) => fila.id_credito))) {
    const deEl = contadas.filter((fila) => fila.id_credito === id);
    if (deEl.some(esPago) || esperan.some(({ id_credito }) => id_credito === id)) continue;
    const porHora = deEl.toSorted((a, b) => b.capturado_en.getTime() - a.capturado_en.getTime());
    const dicho = porHora.find((fila) => fila.motivo_visita)?.motivo_visita ?? '';
    cuentas[dicho] = (cuentas[dicho] ?? 0) + 1;
  }
  return cuentas;
}

/** The amount that a credit paid on a day. */
export const pagadoEl = ({ filas }: Libro, { id_credito }: CreditoDoc, dia: string): number =>
  montos(filas.filter((fila) => fila.id_credito === id_credito && fila.fecha === dia && esPago(fila)));

const FUERON_APROBADOS = new Set(['Aprobado', 'Finalizado', 'Renovado', 'Castigado']);

/** The four tiles of 'clientes visitados'. */
export function tiles(libro: Libro, hoy: string) {
  const conPrestamo = new Set(activosDe(libro).map((credito) => credito.id_cliente));
  const tuvieron = new Set(
    libro.creditos.filter((c) => FUERON_APROBADOS.has(c.estado_credito)).map((c) => c.id_cliente),
  );
  const clientes = libro.clientes.filter((c) => !c.eliminado && tuvieron.has(c.id_cliente));
  const activos = clientes.filter((cliente) => conPrestamo.has(cliente.id_cliente)).length;
  return {
    total: clientes.length,
    activos,
    por_entregar: cartera(libro, hoy).esperan,
    finalizados: clientes.length - activos,
    visitados_hoy: entre(libro, hoy).visitados,
  };
}

/** How many cards the route of that day has, by section. */
export function ruta(libro: Libro, hoy: string, esFestivo: boolean) {
  const espera = (id: string) =>
    libro.pedidas.some(
      (s) =>
        s.tipo === 'abonos_multiples' &&
        s.estado === 'pendiente' &&
        s.id_credito === id &&
        s.datos.fecha === hoy,
    );
  const deHoy = (id: string) =>
    libro.filas.filter((f) => f.id_credito === id && f.fecha === hoy && viva(f) && enSuDia(f));
  // Paid today with whoever had it then: it has left the route.
  const pagado = (id: string) =>
    libro.renglones.some((f) => f.id_credito === id && f.fecha === hoy && esPago(f));
  const quedan = activosDe(libro).filter(({ id_credito }) => !espera(id_credito) && !pagado(id_credito));
  const empezados = quedan.filter((credito) => (credito.fecha_inicio ?? hoy) < hoy);
  const visitados = empezados.filter(({ id_credito }) => deHoy(id_credito).length > 0);
  const cobrables = empezados.filter(
    (credito) => !esFestivo && seCobra(credito, hoy, []) && !visitados.includes(credito),
  );
  return {
    hoy: cobrables.length,
    visitados: visitados.length,
    manana: quedan.length - empezados.length,
  };
}

/** When it was booked: what was changed later had not happened yet. */
function montoEntonces(
  { monto_centavos, sincronizado_en, eliminado, ediciones }: MovimientoDoc,
  cuando: Date,
): number {
  if (sincronizado_en >= cuando || (eliminado && eliminado.fecha <= cuando)) return 0;
  const despues = ediciones.find(({ fecha }) => fecha > cuando);
  return despues ? despues.monto_anterior_centavos : monto_centavos;
}

const UN_PESO = 100;
/** The rest that may remain, where a walk sets it: a row says what was expected by the rest of its time. */
export const RESTOS = [UN_PESO, 0, 5_000] as const;

/** The daily amount, or the balance when that is less, or when less than a peso would remain. */
export const sugerido = (diario: number, saldo: number, espera = 0, resto: number = UN_PESO): number =>
  Math.min(saldo - diario < resto ? saldo : diario, Math.max(saldo - espera, 0));

/** A daily payment for each day of collection before today, of the whole term all of it, less what was paid. */
export function atrasado(
  libro: Libro,
  credito: CreditoDoc,
  hoy: string,
  festivos: readonly string[],
): number {
  let dias = 0;
  for (let dia = masDias(credito.fecha_inicio ?? hoy, 1); dia < hoy; dia = masDias(dia, 1))
    if (seCobra(credito, dia, festivos)) dias += 1;
  const debido =
    dias < credito.dias_pago ? Math.min(dias * diarioDe(credito), totalDe(credito)) : totalDe(credito);
  return Math.max(debido - pagadoDe(libro, credito), 0);
}

/** The day at a glance: who is due or was visited, who was visited, and what was expected of those that are due. */
export function jornada(libro: Libro, hoy: string, esFestivo: boolean) {
  const toca = (credito: CreditoDoc) => seCobra(credito, hoy, []) && (credito.fecha_inicio ?? hoy) < hoy;
  const multiples = libro.pedidas.flatMap((s) => (s.tipo === 'abonos_multiples' ? [s] : []));
  const esperan = (id: string) => multiples.filter((s) => s.id_credito === id && s.estado === 'pendiente');
  let esperado = 0;
  for (const credito of [...libro.creditos, ...libro.ajenos].filter(toca)) {
    const { id_credito, estado_credito } = credito;
    const renglones = libro.renglones.filter((fila) => fila.id_credito === id_credito);
    const pago = renglones
      // Nobody is sent to one that was written off.
      .filter((f) => f.fecha === hoy && esPago(f) && enSuDia(f) && !trasElCastigo(credito, f))
      .sort((a, b) => a.sincronizado_en.getTime() - b.sincronizado_en.getTime())[0];
    const [espera] = esperan(id_credito).filter((s) => s.datos.fecha === hoy);
    if (estado_credito !== 'Aprobado' && !pago) continue;
    // A payment is expected of whoever took it, else of whoever has the card.
    if (libro.id !== null && (pago ?? espera ?? credito).id_cobrador !== libro.id) continue;
    const anotado = pago?.debido ?? (espera && credito.gestiones[hoy as Fecha]?.multiple?.debido);
    // A day that was closed while it ran expects what was paid on it before, and what waits of then.
    if (esFestivo && !anotado) continue;
    const cuando = pago?.sincronizado_en ?? espera?.fecha_solicitud ?? new Date('9999-12-31');
    const sugeridoEn = (entonces: Date, resto: number): number => {
      const pagado = suma(
        renglones.filter((fila) => fila !== pago && (fila.tipo === 'pago' || !enSuDia(fila))),
        (fila) => montoEntonces(fila, entonces),
      );
      // A request that waited then counts, also when it was decided since.
      const deOtroDia = multiples
        .filter((s) => s.id_credito === id_credito && s !== espera && s.fecha_solicitud < entonces)
        .filter((s) => !(s.fecha_respuesta && s.fecha_respuesta <= entonces));
      const enEspera = suma(deOtroDia, (s) => s.datos.monto_total_centavos);
      return sugerido(diarioDe(credito), Math.max(totalDe(credito) - pagado, 0), enEspera, resto);
    };
    const minimo = credito.criterios?.resto_minimo_centavos ?? UN_PESO;
    // A request of the same second may have been booked before or after, and a card that left was counted by the
    // numbers of then.
    const posibles = [minimo, ...(anotado ? RESTOS : [])].flatMap((resto) =>
      [0, -1_000, 1_000].map((ms) => sugeridoEn(new Date(cuando.getTime() + ms), resto)),
    );
    esperado += posibles.find((centavos) => centavos === anotado?.esperado_centavos) ?? posibles[0]!;
  }
  const { visitados } = entre(libro, hoy);
  return { debidos: ruta(libro, hoy, esFestivo).hoy + visitados, visitados, esperado };
}

/** Credits that may be renewed. */
export const elegibles = (libro: Libro): number => {
  const vivos = new Set(libro.clientes.filter((c) => !c.eliminado).map((c) => c.id_cliente));
  return libro.creditos.filter((credito) => {
    if (!vivos.has(credito.id_cliente)) return false;
    if (credito.estado_credito === 'Finalizado') return credito.id_credito_siguiente === null;
    const porcentaje = credito.criterios?.porcentaje_renovacion ?? 80;
    return (
      credito.estado_credito === 'Aprobado' && pagadoDe(libro, credito) * 100 >= totalDe(credito) * porcentaje
    );
  }).length;
};

/** The credits of the week's export: active on one of its days, or with a payment in it. */
export const deLaSemana = (libro: Libro, lunes: string): CreditoDoc[] => {
  const [domingo, dias] = [masDias(lunes, 6), semanaDe(lunes)];
  return libro.creditos.filter((credito) => {
    const { estado_credito, fecha_inicio, fecha_fin } = credito;
    const empezo = fecha_inicio !== null && fecha_inicio <= domingo;
    const seguia = estado_credito === 'Aprobado' || (fecha_fin !== null && fecha_fin >= lunes);
    return (empezo && seguia) || dias.some((dia) => pagadoEl(libro, credito, dia) > 0);
  });
};
