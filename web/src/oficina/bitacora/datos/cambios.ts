import type { RenglonBitacora } from '@leal/contract';
import { enFrase, TODOS_LOS_TIPOS } from '../../../piezas/solicitud/tipos.ts';
import { desdePesos } from '@leal/domain';
import { esDinero, nombreDeCampo, textoDeCampo } from '../../../piezas/campos/campos.ts';
import { loQueCambio, nombreDeAjuste, textoDeAjuste } from '../../../piezas/campos/ajustes.ts';
import { NOMBRES } from '../../../piezas/campos/nombres.ts';
import { NOMBRES_DE_CAJA } from '../../../piezas/campos/nombres-de-caja.ts';
import { SIN_DATO } from '../../../piezas/textos/textos.ts';

export type Cambio = {
  readonly campo: string;
  readonly nombre: string;
  /** Null: it was not there before. */
  readonly antes: string | null;
  readonly despues: string;
};

/** Fields for machines: people do not read them, and another field says the same. */
export const CALLADOS = /^(slug|busca|descripcion_interna|id_(?!rol$).*)$/;

/** Words for values of the ledger that people would not understand as they are. */
const PALABRAS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(TODOS_LOS_TIPOS.map((tipo) => [tipo, enFrase(tipo)])),
  liquidacion: 'liquidación',
  apertura: 'pagado antes de Leal',
  no_recibido: 'no se recibió',
  devuelto: 'se devolvió',
  devolver: 'devolver al cliente',
  por_entregar: 'por entregar',
  registrar: 'registrar en abonos',
  vista: 'vista',
  no_esta: 'no está',
};
const CON_PALABRAS = /^(tipo|efectivo|entrega$|banco$)/;

/** A value as it was sent: amounts in pesos. */
function textoDe(campo: string, valor: unknown): string {
  if (nombreDeAjuste(campo) !== null) return textoDeAjuste(campo, valor);
  if (typeof valor === 'string' && CON_PALABRAS.test(campo)) return PALABRAS[valor] ?? valor;
  if (typeof valor !== 'number' || !esDinero(campo)) return textoDeCampo(campo, valor);
  const monto = desdePesos(valor);
  return monto === null ? String(valor) : textoDeCampo(campo, monto);
}

const DE_AQUI: Readonly<Record<string, string>> = {
  ...NOMBRES_DE_CAJA,
  forma: NOMBRES.forma_actual,
  forma_pedida: 'Forma de pago pedida',
  banco: 'En el banco',
  id_renglon: 'Depósito del banco',
  referencia: 'Referencia',
  fecha_transferencia: 'Fecha de la transferencia',
  latitud: 'Latitud',
  longitud: 'Longitud',
  precision_m: 'Precisión en metros',
  vacaciones_desde: 'Vacaciones desde',
  vacaciones_hasta: 'Vacaciones hasta',
  senal: 'Señal',
};

export const nombreDe = (campo: string): string =>
  DE_AQUI[campo] ?? nombreDeAjuste(campo) ?? nombreDeCampo(campo);

type Valores = Readonly<Record<string, unknown>>;
const esMapa = (valor: unknown): valor is Valores =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

/** The fields nested inside a field (the changes that a request asks for) are shown like fields of their own. */
const planos = (valores: Valores): Valores =>
  Object.fromEntries(
    Object.entries(valores).flatMap(([campo, valor]) =>
      esMapa(valor) && nombreDeAjuste(campo) === null ? Object.entries(valor) : [[campo, valor] as const],
    ),
  );

const iguales = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Field by field what a row of the audit changed, in the words of the screens; what stayed as it was is left out. */
export function cambiosDe({ antes, despues }: Pick<RenglonBitacora, 'antes' | 'despues'>): Cambio[] {
  const [previos = {}, nuevos = {}] = loQueCambio(antes ?? {}, despues ?? {}).map(planos);
  return Object.keys({ ...previos, ...nuevos })
    .filter((campo) => !CALLADOS.test(campo) && !iguales(previos[campo], nuevos[campo]))
    .filter((campo) => campo in previos || textoDe(campo, nuevos[campo]) !== SIN_DATO)
    .map((campo) => ({
      campo,
      nombre: nombreDe(campo),
      antes: campo in previos ? textoDe(campo, previos[campo]) : null,
      despues: textoDe(campo, nuevos[campo]),
    }));
}
