import {
  AJUSTES,
  deFabrica,
  desdePesos,
  DIAS_DE_SEMANA,
  esFecha,
  esHorario,
  type Festivo,
  formatearFecha,
  type Horarios,
  horariosValidos,
  type NombreAjuste,
  textoDeNumero,
} from '@leal/domain';
import { SIN_DATO } from '../textos/textos.ts';

/** The settings that are no numbers, by the names of their documents' fields. */
export const NOMBRES_DE_AJUSTES = {
  horarios: 'Días con otro horario',
  exigir_segundo_gerente: 'Exigir un segundo gerente',
  festivos: 'Días sin cobro',
  motivos_visita: 'Por qué no pagó',
  aviso_cobro: 'Aviso por WhatsApp',
  razon_social: 'Razón social',
  rfc: 'RFC',
  contacto: 'Contacto',
  lugar: 'Lugar',
  aviso_privacidad: 'Aviso de privacidad',
  mostrar_cat: 'Mostrar el CAT',
  pagare: 'Pagaré',
  contrato: 'Contrato',
  formato_aprobado: 'Papeles aprobados',
  vigente_desde: 'Rige desde',
} as const;

export const esAjusteDeNumero = (campo: string): campo is NombreAjuste => Object.hasOwn(AJUSTES, campo);

/** Values of the audit, which says amounts in pesos, as settings have them. */
export const comoAjustes = (valores: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(valores).map(([campo, valor]) => {
      const guardado = `${campo}_centavos`;
      return esAjusteDeNumero(guardado) && typeof valor === 'number'
        ? [guardado, desdePesos(valor)]
        : [campo, valor];
    }),
  );

/** The name of a setting; null: it is none. */
export const nombreDeAjuste = (campo: string): string | null =>
  esAjusteDeNumero(campo)
    ? AJUSTES[campo].nombre
    : ((NOMBRES_DE_AJUSTES as Readonly<Record<string, string>>)[campo] ?? null);

const CON_ACENTO: Readonly<Record<string, string>> = { miercoles: 'miércoles', sabado: 'sábado' };

/** 'domingo 9-14', a line for each weekday with hours of its own. */
export const lineasDeHorarios = (horarios: Horarios): string[] =>
  DIAS_DE_SEMANA.flatMap((dia) => {
    const horario = horarios[dia];
    return horario ? [`${CON_ACENTO[dia] ?? dia} ${horario.apertura}-${horario.cierre}`] : [];
  });

const LINEA = /^(\p{L}+)\s+(\d{1,2})\s*(?:-|a)\s*(\d{1,2})$/u;
const sinAcentos = (texto: string): string => texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The weekdays of such lines, or why they are none. */
export function leerHorarios(lineas: readonly string[]): Horarios | string {
  const horarios: Record<string, { apertura: number; cierre: number }> = {};
  for (const linea of lineas) {
    const [, escrito = '', apertura, cierre] = LINEA.exec(linea) ?? [];
    const dia = sinAcentos(escrito);
    if (!(DIAS_DE_SEMANA as readonly string[]).includes(dia))
      return `No se entiende «${linea}». Escribe, por ejemplo: domingo 9-14`;
    const horario = { apertura: Number(apertura), cierre: Number(cierre) };
    if (!esHorario(horario))
      return `${linea}: se abre entre las 0 y las 23, y se cierra después, hasta las 24.`;
    if (horarios[dia]) return `El ${CON_ACENTO[dia] ?? dia} está dos veces.`;
    horarios[dia] = horario;
  }
  return horarios;
}

/** A hand may have written something else among them. */
const comoFestivos = (lista: unknown): Festivo[] =>
  (Array.isArray(lista) ? lista : []).filter((festivo: Partial<Festivo> | null) => esFecha(festivo?.fecha));

type Valores = Readonly<Record<string, unknown>>;

/** The settings before and after; of the listed days only those that came, went or got another name. */
export function loQueCambio(antes: Valores, despues: Valores): readonly [Valores, Valores] {
  const [previos, nuevos] = [comoAjustes(antes), comoAjustes(despues)];
  if (!('festivos' in previos) || !('festivos' in nuevos)) return [previos, nuevos];
  const [viejos, hoy] = [comoFestivos(previos['festivos']), comoFestivos(nuevos['festivos'])];
  const sinLosDe = (festivos: readonly Festivo[], quitados: readonly Festivo[]): Festivo[] =>
    festivos.filter(
      ({ fecha, nombre }) =>
        !quitados.some((quitado) => quitado.fecha === fecha && quitado.nombre === nombre),
    );
  return [
    { ...previos, festivos: sinLosDe(viejos, hoy) },
    { ...nuevos, festivos: sinLosDe(hoy, viejos) },
  ];
}

/** The value of a setting as people read it; null is the one that holds where nobody set any. */
export function textoDeAjuste(campo: string, valor: unknown): string {
  if (esAjusteDeNumero(campo))
    return textoDeNumero(campo, typeof valor === 'number' ? valor : deFabrica(campo));
  if (campo === 'horarios') return lineasDeHorarios(horariosValidos(valor)).join(' · ') || 'Ninguno';
  if (campo === 'festivos')
    return (
      comoFestivos(valor)
        .map(({ fecha, nombre }) => `${formatearFecha(fecha)} ${nombre}`)
        .join(' · ') || SIN_DATO
    );
  if (campo === 'vigente_desde' && typeof valor === 'string')
    return formatearFecha(valor as Parameters<typeof formatearFecha>[0]);
  if (Array.isArray(valor)) return valor.join(' · ');
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No';
  return typeof valor === 'string' && valor !== '' ? valor : SIN_DATO;
}
