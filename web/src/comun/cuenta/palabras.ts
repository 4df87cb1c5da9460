import type { CuentaDeCredito } from '@leal/contract';
import {
  type Centavos,
  CERO,
  type ClaseDia,
  type EstadoComprobante,
  formatearFecha,
  formatearPesos,
  formatearCat,
  legalesDe,
  maximo,
  type Negocio,
  restar,
  sumar,
} from '@leal/domain';
import { porConfirmar } from '../../piezas/textos/forma-de-pago.ts';
import { cuantos, textoFecha, textoInstante } from '../../piezas/textos/textos.ts';

/** The words on a day, for the client. */
export const QUE_FUE: Readonly<Record<ClaseDia, string>> = {
  pago: 'Pagado',
  multiple: 'Pagado, varios abonos',
  espera: 'Por aplicar',
  liquidacion: 'Liquidado por renovación',
  visita: 'Visita sin pago',
  atraso: 'Atraso',
  sin_registro: 'Sin pago',
  por_cobrar: 'Por pagar',
  libre: 'No se cobra',
  fuera: '',
};

/** The words on a receipt's payment. */
export const COMO_ESTA: Readonly<Record<EstadoComprobante, string>> = {
  vigente: 'Aplicado',
  corregido: 'Corregido después',
  sin_efecto: 'Sin efecto',
  revocado: 'Anulado',
  por_aplicar: 'Por aplicar',
  en_camino: 'Aún sin aplicar',
  sin_pago: 'Sin pago',
  reemplazado: 'Hay uno más nuevo',
};

export const INFORMATIVO = 'Documento informativo.';

type Cuenta = CuentaDeCredito;

/** The loan's end, or null while it is owed. */
function comoTermino({ credito }: Cuenta): string | null {
  const { estado_credito, fecha_fin, saldo } = credito;
  const cuando = fecha_fin ? ` el ${formatearFecha(fecha_fin)}` : '';
  // The day of a write-off is the office's; to its client it is a debt, until it is paid.
  if (estado_credito === 'Castigado')
    return saldo === CERO
      ? 'Terminaste de pagar. ¡Gracias!'
      : 'Este préstamo quedó sin pagar: acércate a la oficina.';
  if (estado_credito === 'Finalizado') return `Terminaste de pagar${cuando}. ¡Gracias!`;
  if (estado_credito === 'Renovado') return `Se liquidó con tu renovación${cuando}.`;
  return estado_credito === 'Cancelado' ? `Este préstamo se canceló${cuando}.` : null;
}

/** ' en 5 pagos y tu renovación'; 'lo de antes' was paid before Leal. */
function comoPago(pagos: Cuenta['pagos']): string {
  const veces = pagos.filter(({ tipo }) => tipo === 'pago').length;
  const hay = (que: Cuenta['pagos'][number]['tipo']) => pagos.some(({ tipo }) => tipo === que);
  const partes = [
    hay('apertura') ? 'lo de antes' : null,
    veces > 0 ? cuantos(veces, 'pago', 'pagos') : null,
    hay('liquidacion') ? 'tu renovación' : null,
  ].filter((parte) => parte !== null);
  return partes.length === 0 ? '' : ` en ${partes.join(' y ')}`;
}

/** The part of what was paid that the office has not seen in the bank. */
function loPorConfirmar(pagos: Cuenta['pagos']): string | null {
  const monto = sumar(...pagos.filter(porConfirmar).map((pago) => pago.monto));
  return monto > 0 ? `De eso, ${formatearPesos(monto)} por transferencia está por confirmar.` : null;
}

/** A day that was missed is not made up for by what was paid today: that is today's. 0 while nobody paid today. */
function faltaConHoy({ fecha, calendario, credito }: Cuenta): Centavos {
  const hastaHoy = calendario.filter((dia) => dia.fecha <= fecha);
  const hoy = hastaHoy.at(-1);
  if (hoy?.fecha !== fecha || (hoy.clase !== 'pago' && hoy.clase !== 'multiple')) return CERO;
  const tocaba = sumar(...hastaHoy.map(({ esperado }) => esperado));
  return maximo(restar(tocaba, credito.total_pagado), CERO);
}

/** 'te falta 1 abono ($120.00)'. */
function enAbonos(falta: Centavos, diario: Centavos): string {
  const [cuanto, abonos] = [formatearPesos(falta), falta / diario];
  if (!Number.isInteger(abonos)) return `te faltan ${cuanto}`;
  return `${abonos === 1 ? 'te falta' : 'te faltan'} ${cuantos(abonos, 'abono', 'abonos')} (${cuanto})`;
}

function comoVa(cuenta: Cuenta): string {
  const { atrasado, vencido, credito } = cuenta;
  if (vencido) return `Tu préstamo venció el ${textoFecha(credito.fecha_vencimiento)}.`;
  if (atrasado > 0) return `De lo que tocaba pagar hasta ayer, te faltan ${formatearPesos(atrasado)}.`;
  const falta = faltaConHoy(cuenta);
  return falta > 0 ? `Contando hoy, ${enAbonos(falta, credito.monto_diario)}.` : 'Vas al corriente.';
}

/** The amount that was lent, or is still to be handed over: its days run from the approval all the same. */
function loPrestado({ credito }: Cuenta): string {
  const { monto_solicitado, dias_pago, fecha_inicio, entrega } = credito;
  const cuanto = `${formatearPesos(monto_solicitado)} el ${textoFecha(fecha_inicio)}, a ${dias_pago} días.`;
  if (entrega?.estado === 'por_entregar') return `Te aprobamos ${cuanto} Aún no te lo entregamos.`;
  if (entrega?.estado === 'cancelada') return `Te aprobamos ${cuanto} No se te entregó.`;
  const dia = entrega?.fecha ?? fecha_inicio;
  return `Te prestamos ${cuanto}${dia === fecha_inicio ? '' : ` Te lo entregamos el ${textoFecha(dia)}.`}`;
}

/** The balance; nobody asks for that of a cancelled loan. */
export const loQueFalta = ({ credito: { estado_credito, saldo } }: Cuenta): string | null =>
  estado_credito === 'Cancelado' ? null : `Te falta ${formatearPesos(saldo)}.`;

/** The statement in plain words, a sentence each: what was lent, what is paid, what is left, how it goes. */
export function enPalabras(cuenta: Cuenta): readonly string[] {
  const { credito, monto_interes, pagos, por_aplicar } = cuenta;
  const { monto_total, total_pagado, interes } = credito;
  return [
    loPrestado(cuenta),
    `Con el interés (${interes} %, ${formatearPesos(monto_interes)}) son ${formatearPesos(monto_total)}.`,
    `Has pagado ${formatearPesos(total_pagado)}${comoPago(pagos)}.`,
    loPorConfirmar(pagos),
    por_aplicar === undefined ? null : `Por aplicar: ${formatearPesos(por_aplicar)}; lo revisa la oficina.`,
    loQueFalta(cuenta),
    comoTermino(cuenta) ?? comoVa(cuenta),
  ].filter((frase) => frase !== null);
}

/** The lender, as far as the owner has said. */
export function quienPresta(negocio: Negocio): readonly string[] {
  const { razon_social, rfc, contacto } = legalesDe(negocio);
  return [razon_social, rfc === null ? null : `RFC ${rfc}`, contacto].filter((dato) => dato !== null);
}

/** The text that is sent: the words, when that was so, who says it. */
export function textoParaCompartir(cuenta: Cuenta, al: string, negocio: Negocio): string {
  const { mostrar_cat, aviso_privacidad } = legalesDe(negocio);
  const cat = mostrar_cat ? formatearCat(cuenta.costo?.cat ?? null) : null;
  const enlace = aviso_privacidad !== null && !/\s/.test(aviso_privacidad) ? aviso_privacidad : null;
  return [
    `${cuenta.credito.nombre}, este es tu estado de cuenta al ${textoInstante(al)}.`,
    ...enPalabras(cuenta),
    cat === null ? null : `CAT ${cat} sin IVA, para fines informativos.`,
    enlace === null ? null : `Aviso de privacidad: ${enlace}`,
    INFORMATIVO,
    ...quienPresta(negocio),
  ]
    .filter((linea) => linea !== null)
    .join('\n');
}
