// Offices of four collectors after lives of chance: the same number gives the same office.
import { type Fecha, fechaLocal, type Negocio, NEGOCIO_POR_DEFECTO, sumarDias } from '@leal/domain';
import { type Azar, carteraAlAzar, crearAzar, type Documento } from '@leal/seed';

export const COBRADORES_POR_OFICINA = 4;

export type Oficina = {
  readonly ahora: Date;
  readonly hoy: Fecha;
  readonly negocio: Negocio;
  /** By name, as the screens list them. */
  readonly cobradores: readonly { readonly id: string; readonly nombre: string; readonly activo: boolean }[];
  readonly documentos: readonly Documento[];
};

const MS_POR_MINUTO = 60_000;
/** A Monday, 00:00 in Monterrey. */
const EPOCA = Date.parse('2026-09-07T06:00:00Z');
const MINUTOS_DE_MEDIO_ANO = 182 * 24 * 60;

/** Any minute of half a year: every day of the week, month's ends, the turn of the year. */
const instante = (azar: Azar): Date => new Date(EPOCA + azar.entero(0, MINUTOS_DE_MEDIO_ANO) * MS_POR_MINUTO);

/** Some holidays in the months before, and another least payment than the spec's in half of the offices. */
function negocioAlAzar(azar: Azar, hoy: Fecha): Negocio {
  const festivos = [0, 3, 17, 40]
    .filter((hace) => azar.ocurre(hace === 0 ? 0.05 : 0.5))
    .map((hace) => ({ fecha: sumarDias(hoy, -hace), nombre: `Feriado ${hace}` }));
  const porcentaje_abono_minimo = azar.elegir([80, azar.entero(0, 100)]);
  return {
    ...NEGOCIO_POR_DEFECTO,
    festivos,
    parametros: { ...NEGOCIO_POR_DEFECTO.parametros, porcentaje_abono_minimo },
  };
}

export function oficinaAlAzar(numero: number): Oficina {
  const azar = crearAzar(`oficina ${numero}`);
  const ahora = instante(azar);
  const hoy = fechaLocal(ahora);
  const negocio = negocioAlAzar(azar, hoy);
  const cobradores = Array.from({ length: COBRADORES_POR_OFICINA }, (_, i) => ({
    id: `cobrador-${i + 1}`,
    nombre: `Cobrador ${i + 1}`,
    activo: azar.ocurre(0.9),
  }));
  const documentos = cobradores.flatMap(({ id, nombre, activo }) => {
    const cobrador = { id_usuario: id, nombre, activo };
    return carteraAlAzar({ semilla: `oficina ${numero} ${id}`, ahora, cobrador, negocio }).documentos;
  });
  return {
    ahora,
    hoy,
    negocio,
    cobradores,
    documentos,
  };
}
