import type { evolucion, Respuesta } from '@leal/contract';
import type { FotoSemanaDoc } from '@leal/contract/documentos';
import {
  aInstanteIso,
  CAMBIOS_DE_ATRASO,
  carteraCorriendo,
  carteraEnRiesgo,
  CERO,
  type CifrasDeSemana,
  comparablesDe,
  cosechasDe,
  type CuantosDeben,
  edadesDeCartera,
  SEMANAS_DE_EVOLUCION,
  sumar,
  sumarDias,
  type ValorDeCosecha,
} from '@leal/domain';
import type { CasoLectura } from '../../context/caso.ts';
import { leerFotos } from '../../data/fotos-semana.ts';
import { exigirCobrador } from '../usuarios/exigir-cobrador.ts';

type Leida = Respuesta<typeof evolucion>;

const cuantos = ({ n, saldo_centavos }: CuantosDeben) => ({ n, saldo: saldo_centavos });

function cambiosDe({ cartera, cambios }: CifrasDeSemana): Leida['semanas'][number]['cifras']['cambios'] {
  return edadesDeCartera(cartera).flatMap(({ desde, hasta }, edad) => {
    const porCambio = cambios[edad];
    if (porCambio === undefined) return [];
    const todos = CAMBIOS_DE_ATRASO.map((cambio) => porCambio[cambio]);
    return {
      desde,
      hasta,
      n: todos.reduce((total, { n }) => total + n, 0),
      saldo: sumar(CERO, ...todos.map(({ saldo_centavos }) => saldo_centavos)),
      al_corriente: cuantos(porCambio.al_corriente),
      mejor: cuantos(porCambio.mejor),
      igual: cuantos(porCambio.igual),
      peor: cuantos(porCambio.peor),
      liquidado: cuantos(porCambio.liquidado),
      renovado: cuantos(porCambio.renovado),
      castigado: cuantos(porCambio.castigado),
      a_otro: cuantos(porCambio.a_otro),
    };
  });
}

function presentarCifras(cifras: CifrasDeSemana): Leida['semanas'][number]['cifras'] {
  const { clientes: n, saldo } = carteraCorriendo(cifras.cartera);
  const { cobrado, promesas, primeros } = comparablesDe(cifras);
  return {
    n,
    saldo,
    riesgo: carteraEnRiesgo(cifras.cartera).map(({ clientes, ...en }) => ({ ...en, n: clientes })),
    cambios: cambiosDe(cifras),
    nuevos: cuantos(cifras.nuevos),
    de_otros: cuantos(cifras.de_otros),
    promesas: { ...cifras.promesas, porcentaje: promesas },
    primeros: { ...cifras.primeros, porcentaje: primeros },
    cobrado: {
      cobrado: cifras.cobrado_centavos,
      esperado: cifras.esperado_centavos,
      porcentaje: cobrado,
    },
  };
}

const presentarSemana = ({ lunes, hecha_en, faltan, metas, cifras, corregida }: FotoSemanaDoc) => ({
  lunes,
  domingo: sumarDias(lunes, 6),
  hecha: aInstanteIso(hecha_en),
  faltan: faltan?.length ?? 0,
  metas,
  cifras: presentarCifras(cifras),
  corregida: corregida && { en: aInstanteIso(corregida.en), cifras: presentarCifras(corregida.cifras) },
});

const presentarValor = ({ n, total_centavos, por_pagar_centavos, porcentaje }: ValorDeCosecha) => ({
  n,
  total: total_centavos,
  por_pagar: por_pagar_centavos,
  porcentaje,
});

function presentarCosechas(fotos: readonly FotoSemanaDoc[]): Leida['cosechas'] {
  const [primera, ultima] = [fotos[0], fotos.at(-1)];
  if (!primera || !ultima) return [];
  return cosechasDe(fotos, primera.lunes, sumarDias(ultima.lunes, 6)).map(({ mes, edades }) => ({
    mes,
    edades: edades.map(({ edad, corregida, completa, ...primeros }) => ({
      edad,
      ...presentarValor(primeros),
      corregida: corregida && presentarValor(corregida),
      completa,
    })),
  }));
}

/** The pictures of half a year, as they were kept and as they are since; no credit is read. */
export const leerEvolucion: CasoLectura<typeof evolucion> = async ({ consulta }) => {
  const { id_cobrador = null } = consulta;
  const fotos = (await leerFotos(id_cobrador, SEMANAS_DE_EVOLUCION)).toReversed();
  if (id_cobrador !== null && fotos.length === 0) await exigirCobrador(id_cobrador);
  return { semanas: fotos.map(presentarSemana), cosechas: presentarCosechas(fotos) };
};
