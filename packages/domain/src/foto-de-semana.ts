import { type Fecha, sumarDias } from './calendario.ts';
import type { DiasSinCobro } from './calendario-de-cobro.ts';
import { duenoEn } from './cambio-de-manos.ts';
import { diasAtrasado } from './debe-desde.ts';
import { type Centavos, CERO, sumar } from './dinero.ts';
import { quienEmpezo } from './duenos.ts';
import {
  type CambioDeAtraso,
  CAMBIOS_DE_ATRASO,
  type CifrasDeSemana,
  EDADES_DE_COSECHA,
} from './evolucion.ts';
import { type Mes, mesDe } from './mes.ts';
import type { Plazo } from './plazo.ts';
import { DIAS_PROMESA } from './promesas.ts';
import { CUANTAS_EDADES, edadDe, tramosDeAtraso } from './riesgo.ts';
import {
  type CreditoVivido,
  type EstadoVivido,
  type FilaVivida,
  promesasEntre,
  type VidaDeCredito,
  vidaDe,
} from './vida-de-credito.ts';
import { instanteLocal } from './zona-horaria.ts';

/*
 * The picture of a collector's week as it ended, from the rows of the credits that were theirs: the portfolio by how long it is behind, what
 * became of each age of a week before, vintages, promises, first payments. Whose a credit was is whose it was when the week ended; of a
 * vintage, when the credit began.
 */

type Cuanto = { n: number; saldo_centavos: Centavos };
type Corre = Extract<EstadoVivido, { tipo: 'corre' }>;

const nada = (): Cuanto => ({ n: 0, saldo_centavos: CERO });

const contar = (en: Cuanto, saldo: Centavos): void => {
  en.n += 1;
  en.saldo_centavos = sumar(en.saldo_centavos, saldo);
};

const cambiosEnBlanco = () =>
  Object.fromEntries(CAMBIOS_DE_ATRASO.map((cambio) => [cambio, nada()])) as Record<CambioDeAtraso, Cuanto>;

/** What is added up for one week. */
const enBlanco = () => ({
  porAtraso: {} as Record<Fecha, { [P in Plazo]?: Cuanto }>,
  cambios: Array.from({ length: CUANTAS_EDADES }, cambiosEnBlanco),
  nuevos: nada(),
  de_otros: nada(),
  cosechas: new Map<string, { mes: Mes; edad: number; n: number; total: Centavos; por_pagar: Centavos }>(),
  promesas: { vencieron: 0, cumplidas: 0 },
  primeros: { vencieron: 0, fallaron: 0 },
  esperado: CERO,
  cobrado: CERO,
});
type Suma = ReturnType<typeof enBlanco>;

type Semana = { readonly inicio: Fecha; readonly fin: Fecha; readonly suma: Suma };

/** The last instant before that day. */
const antesDe = (dia: Fecha): Date => new Date(instanteLocal(dia, '00:00').getTime() - 1);

const edadEn = ({ debe_desde }: Corre, dia: Fecha): number => edadDe(diasAtrasado(debe_desde, dia));

function cambioDe(antes: number, ahora: EstadoVivido, fin: Fecha, sigueSuyo: boolean): CambioDeAtraso {
  // What ran a week ago has begun.
  if (ahora.tipo !== 'corre') return ahora.tipo === 'antes' ? 'igual' : ahora.tipo;
  if (!sigueSuyo) return 'a_otro';
  const edad = edadEn(ahora, fin);
  if (edad === 0) return 'al_corriente';
  if (edad === antes) return 'igual';
  return edad < antes ? 'mejor' : 'peor';
}

function enCartera({ porAtraso }: Suma, { debe_desde, saldo }: Corre, plazo: Plazo): void {
  const deEseDia = (porAtraso[debe_desde] ??= {});
  contar((deEseDia[plazo] ??= nada()), saldo);
}

type Suyo = { readonly antes: boolean; readonly ahora: boolean };

/** Its place in the portfolio, and how it came there from that of a week before. */
function conMovimiento({ inicio, fin, suma }: Semana, vida: VidaDeCredito, plazo: Plazo, suyo: Suyo): void {
  const vispera = sumarDias(inicio, -1);
  const [antes, ahora] = [vida.al(vispera), vida.al(fin)];
  if (suyo.antes && antes.tipo === 'corre') {
    const edad = edadEn(antes, vispera);
    const cambios = suma.cambios[edad];
    if (cambios) contar(cambios[cambioDe(edad, ahora, fin, suyo.ahora)], antes.saldo);
  }
  if (!suyo.ahora || ahora.tipo !== 'corre') return;
  enCartera(suma, ahora, plazo);
  if (antes.tipo !== 'corre') contar(suma.nuevos, ahora.saldo);
  else if (!suyo.antes) contar(suma.de_otros, ahora.saldo);
}

/** What was to be collected in the week, promised for it, or due for the first time. */
function conCobranza({ inicio, fin, suma }: Semana, vida: VidaDeCredito, filas: readonly FilaVivida[]): void {
  suma.esperado = sumar(suma.esperado, vida.esperadoEntre(inicio, fin));
  suma.cobrado = sumar(suma.cobrado, vida.cobradoEntre(inicio, fin));
  const { vencieron, cumplidas } = promesasEntre(filas, inicio, fin);
  suma.promesas.vencieron += vencieron;
  suma.promesas.cumplidas += cumplidas;
  const { primero } = vida;
  if (primero === null || primero.dia < inicio || primero.dia > fin) return;
  suma.primeros.vencieron += 1;
  if (primero.fallo) suma.primeros.fallaron += 1;
}

/** The ages that it reached in the week. One that ran before Leal has none: nobody knows what it owed at each. */
function conCosecha({ inicio, fin, suma }: Semana, vida: VidaDeCredito, credito: CreditoVivido): void {
  const { fecha_inicio, monto_total_centavos, importado } = credito;
  if (fecha_inicio === null || importado || vida.desde === null) return;
  for (const edad of EDADES_DE_COSECHA) {
    const dia = sumarDias(fecha_inicio, edad);
    if (dia < inicio || dia > fin || dia < vida.desde) continue;
    const mes = mesDe(fecha_inicio);
    const clave = `${mes} ${String(edad).padStart(3, '0')}`;
    const de = suma.cosechas.get(clave) ?? { mes, edad, n: 0, total: CERO, por_pagar: CERO };
    suma.cosechas.set(clave, {
      ...de,
      n: de.n + 1,
      total: sumar(de.total, monto_total_centavos),
      por_pagar: sumar(de.por_pagar, vida.saldoAl(dia)),
    });
  }
}

const cifrasDe = ({ fin, suma }: Semana): CifrasDeSemana => ({
  cartera: tramosDeAtraso(suma.porAtraso, fin),
  cambios: suma.cambios,
  nuevos: suma.nuevos,
  de_otros: suma.de_otros,
  cosechas: [...suma.cosechas]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { total, por_pagar, ...de }]) => ({
      ...de,
      total_centavos: total,
      por_pagar_centavos: por_pagar,
    })),
  promesas: suma.promesas,
  primeros: suma.primeros,
  esperado_centavos: suma.esperado,
  cobrado_centavos: suma.cobrado,
});

type PorFotografiar = {
  readonly id_cobrador: string;
  /** The Mondays of the weeks, oldest first, at least one. */
  readonly lunes: readonly Fecha[];
  readonly dias: DiasSinCobro;
};

const ULTIMA_COSECHA = EDADES_DE_COSECHA.at(-1) ?? 0;

/** Adds up the pictures of these weeks, credit by credit. */
export function fotografiar({ id_cobrador, lunes, dias }: PorFotografiar) {
  const semanas: Semana[] = lunes.map((inicio) => ({ inicio, fin: sumarDias(inicio, 6), suma: enBlanco() }));
  const primera = semanas[0]?.inicio;
  const fueSuyo = (credito: CreditoVivido): boolean =>
    quienEmpezo(credito) === id_cobrador ||
    semanas.some(({ inicio, fin }) =>
      [inicio, sumarDias(fin, 1)].some((dia) => duenoEn(credito, antesDe(dia)) === id_cobrador),
    );
  return {
    /** The oldest of these weeks. */
    desde: primera,
    /** Whether any of the weeks has something of it; of a credit that is another's by now its rows are needed then. */
    mira: (credito: CreditoVivido & { readonly fecha_fin: Fecha | null }): boolean => {
      const { fecha_inicio, fecha_fin } = credito;
      if (primera === undefined || fecha_inicio === null) return false;
      // Until its day a promise may be kept by what was paid before the loan ended.
      const acabo = fecha_fin !== null && fecha_fin < sumarDias(primera, -DIAS_PROMESA - 1);
      return (!acabo || sumarDias(fecha_inicio, ULTIMA_COSECHA) >= primera) && fueSuyo(credito);
    },
    /** A credit that is or was theirs, with all its rows, whoever's. */
    mas(credito: CreditoVivido, filas: readonly FilaVivida[]): void {
      const vida = vidaDe(credito, filas, dias);
      for (const semana of semanas) {
        const [antes, ahora] = [semana.inicio, sumarDias(semana.fin, 1)].map(
          (dia) => duenoEn(credito, antesDe(dia)) === id_cobrador,
        ) as [boolean, boolean];
        conMovimiento(semana, vida, credito.dias_pago, { antes, ahora });
        if (ahora) conCobranza(semana, vida, filas);
        if (quienEmpezo(credito) === id_cobrador) conCosecha(semana, vida, credito);
      }
    },
    /** By Monday. */
    cifras: (): ReadonlyMap<Fecha, CifrasDeSemana> =>
      new Map(semanas.map((semana) => [semana.inicio, cifrasDe(semana)])),
  };
}

export type Fotografo = ReturnType<typeof fotografiar>;
