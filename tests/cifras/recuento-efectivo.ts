/*
 * The cash that is to come again, from credits and rows as they are stored: each payment fills the days of its plan one after the other, and
 * what a day still lacks as it begins is due. Nothing of the code that computes it. Amounts in centavos.
 */
import type { CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';
import type { Documento } from '@leal/seed';
import { masDias, seCobra, suma } from './recuento.ts';
import type { FestivosDe } from './recuento-riesgo.ts';

const ANTES = 62;
const DESPUES = 14;
/** The fewest days behind of each stretch. */
const TRAMOS = [0, 1, 2, 8, 16, 31, 61];

type Cuota = { readonly dia: string; falta: number };

/** What is missing of each day of its plan when so much is paid. */
function cuotasDe(credito: CreditoDoc, pagado: number, festivos: readonly string[]): Cuota[] {
  const { dias_pago, monto_total_centavos: total, monto_diario_centavos: diario, fecha_inicio } = credito;
  const cuotas: Cuota[] = [];
  let dia: string = fecha_inicio ?? '';
  let quedan: number = total;
  let bolsa = pagado;
  while (cuotas.length < dias_pago) {
    dia = masDias(dia, 1);
    if (!seCobra(credito, dia, festivos)) continue;
    const monto = cuotas.length + 1 === dias_pago ? quedan : Math.min(diario, quedan);
    quedan -= monto;
    const entra = Math.min(bolsa, monto);
    bolsa -= entra;
    cuotas.push({ dia, falta: monto - entra });
  }
  return cuotas;
}

function tramoDe(cuotas: readonly Cuota[], hoy: string): number {
  const primera = cuotas.find(({ falta }) => falta > 0)?.dia ?? hoy;
  let dias = 0;
  while (masDias(primera, dias) < hoy) dias += 1;
  return TRAMOS.findLastIndex((desde) => desde <= dias);
}

/** Due of that day, when so much is paid and so much of the days before it is expected. */
function debidoEl(
  credito: CreditoDoc,
  dia: string,
  cuotas: readonly Cuota[],
  abierto: number,
  festivos: readonly string[],
) {
  const ultima = cuotas.at(-1)?.dia ?? '';
  if (dia <= ultima) return Math.min(cuotas.find((cuota) => cuota.dia === dia)?.falta ?? 0, abierto);
  return seCobra(credito, dia, festivos) ? Math.min(credito.monto_diario_centavos, abierto) : 0;
}

const enBlanco = () => TRAMOS.map(() => 0);

/** Every credit, as of the end of the day before `hoy`. */
export function contarEfectivo(documentos: readonly Documento[], hoy: string, festivosDe: FestivosDe) {
  const plan: Record<string, number[]> = {};
  const dias: Record<
    string,
    {
      debido_centavos: number[];
      cobrado_centavos: number[];
      de_castigados_centavos: number;
      transferido_centavos: number;
    }
  > = {};
  for (let n = 0; n < DESPUES; n += 1) plan[masDias(hoy, n)] = enBlanco();
  for (let n = ANTES; n > 0; n -= 1)
    dias[masDias(hoy, -n)] = {
      debido_centavos: enBlanco(),
      cobrado_centavos: enBlanco(),
      de_castigados_centavos: 0,
      transferido_centavos: 0,
    };
  const todos = documentos.map(({ ruta, datos }) => ({ partes: ruta.split('/'), datos }));
  const filas = Map.groupBy(
    todos.filter(({ partes }) => partes[0] === 'creditos' && partes[2] === 'movimientos'),
    ({ partes }) => partes[1],
  );
  for (const { partes, datos } of todos) {
    if (partes[0] !== 'creditos' || partes.length !== 2) continue;
    const credito = datos as unknown as CreditoDoc;
    const { fecha_inicio, fecha_fin, estado_credito, monto_total_centavos: total } = credito;
    if (fecha_inicio === null) continue;
    const festivos = festivosDe(credito);
    const vivas = (filas.get(partes[1]) ?? [])
      .map((fila) => fila.datos as unknown as MovimientoDoc)
      .filter(({ eliminado, cancelado }) => !eliminado && !cancelado);
    const dinero = vivas.filter(({ tipo }) => ['pago', 'liquidacion', 'apertura'].includes(tipo));
    const antesDe = (dia: string) =>
      suma(
        dinero.filter(({ fecha }) => fecha < dia),
        ({ monto_centavos }) => monto_centavos,
      );
    const entro = dinero.find(({ tipo }) => tipo === 'apertura')?.fecha ?? fecha_inicio;
    const debe = (dia: string, pagado: number) =>
      ['Aprobado', 'Finalizado', 'Renovado', 'Castigado'].includes(estado_credito) &&
      dia > fecha_inicio &&
      dia > entro &&
      (fecha_fin === null || dia <= fecha_fin) &&
      pagado < total;
    for (const [dia, cuenta] of Object.entries(dias)) {
      const pagado = antesDe(dia);
      const pagos = dinero.filter(({ tipo, fecha }) => tipo === 'pago' && fecha === dia);
      let tramo = 0;
      if (debe(dia, pagado)) {
        const cuotas = cuotasDe(credito, pagado, festivos);
        tramo = tramoDe(cuotas, dia);
        cuenta.debido_centavos[tramo]! += debidoEl(credito, dia, cuotas, total - pagado, festivos);
      }
      const pagado_hoy = suma(pagos, ({ monto_centavos }) => monto_centavos);
      // Days after it was taken out as lost its client owes nothing of a plan.
      if (estado_credito === 'Castigado' && fecha_fin !== null && dia > fecha_fin)
        cuenta.de_castigados_centavos += pagado_hoy;
      else cuenta.cobrado_centavos[tramo]! += pagado_hoy;
      cuenta.transferido_centavos += suma(
        pagos.filter(({ transferencia }) => transferencia),
        ({ monto_centavos }) => monto_centavos,
      );
    }
    const esperan = Object.entries(credito.gestiones).filter(
      ([dia, { multiple }]) => dia < hoy && multiple && multiple.id_solicitud === credito.solicitud_multiple,
    );
    const pagado = antesDe(hoy) + suma(esperan, ([, { multiple }]) => multiple?.monto_centavos ?? 0);
    if (!debe(hoy, pagado)) continue;
    const cuotas = cuotasDe(credito, pagado, festivos);
    const tramo = tramoDe(cuotas, hoy);
    let abierto = total - pagado;
    for (const [dia, montos] of Object.entries(plan)) {
      const parte = debidoEl(credito, dia, cuotas, abierto, festivos);
      montos[tramo]! += parte;
      abierto -= parte;
    }
  }
  return { plan, dias };
}
