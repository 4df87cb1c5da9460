// The answers that the screens get: the real use cases over a Firestore of their own, in this process.
import type { Exportacion, Llamada, RenglonExcel } from '@leal/contract';
import { type Fecha, type Mes, ROL } from '@leal/domain';
import { abrirSala } from '@leal/jugador';
import { afterAll, beforeAll } from 'vitest';
import type { CasoLectura, Entrada, Lectura } from '../../functions/src/context/caso.ts';
import { leerAcumulativos } from '../../functions/src/use-cases/libro/leer-acumulativos.ts';
import { leerTableroDeCobrador } from '../../functions/src/use-cases/reportes/leer-tablero.ts';
import { leerReporteDia } from '../../functions/src/use-cases/reportes/leer-reporte-dia.ts';
import { leerReporteSemana } from '../../functions/src/use-cases/reportes/leer-reporte-semana.ts';
import { leerRuta } from '../../functions/src/use-cases/ruta/leer-ruta.ts';
import { listarActivos } from '../../functions/src/use-cases/clientes/listar-activos.ts';
import { listarAprobados } from '../../functions/src/use-cases/creditos/listar-aprobados.ts';
import { listarClientes } from '../../functions/src/use-cases/clientes/listar-clientes.ts';
import { leerEstadoDeCuenta } from '../../functions/src/use-cases/creditos/leer-estado-de-cuenta.ts';
import { leerDetalle } from '../../functions/src/use-cases/creditos/leer-detalle.ts';
import { listarGastos, listarGastosDeCobrador } from '../../functions/src/use-cases/gastos/listar-gastos.ts';
import { leerTableroGerente } from '../../functions/src/use-cases/reportes/leer-tablero-gerente.ts';
import { leerRenglonesExcel } from '../../functions/src/use-cases/exportacion/leer-renglones-excel.ts';
import { leerEfectivoPorVenir } from '../../functions/src/use-cases/reportes/leer-efectivo-por-venir.ts';
import { leerEvolucion } from '../../functions/src/use-cases/reportes/leer-evolucion.ts';
import { leerComparacion } from '../../functions/src/use-cases/reportes/leer-comparacion.ts';
import { leerResultado } from '../../functions/src/use-cases/reportes/leer-resultado.ts';
import { leerRiesgo } from '../../functions/src/use-cases/reportes/leer-riesgo.ts';
import { leerRiesgoDeAyer } from '../../functions/src/use-cases/reportes/leer-riesgo-de-ayer.ts';
import { leerRutas } from '../../functions/src/use-cases/reportes/leer-rutas.ts';
import { listarElegibles } from '../../functions/src/use-cases/renovaciones/listar-elegibles.ts';
import { compilarReportes } from '../../functions/src/use-cases/reportes/compilar-reportes.ts';
import type { Libro } from './libro.ts';
import { abrirVidas, type Oficina } from './oficina.ts';

/** So small that most offices need several pages. */
const POR_PAGINA = 20;

const GERENTE = { uid: 'gerente-1', nombre: 'Gerente', email: 'g@leal.demo', id_rol: ROL.gerente } as const;

/** The offices of which a run is asked, instead of its own. */
export const PEDIDAS = process.env['LEAL_CARTERAS']?.split(',').map(Number);

/** One office at a time, and what its manager's screens read of it. */
export async function abrirPantallas() {
  const sala = await abrirSala('demo-cifras');
  return {
    cerrar: sala.cerrar,
    callar: sala.callar,
    oficina: abrirVidas(sala),
    entrar: (oficina: Oficina) => {
      sala.vaciar(oficina.documentos);
      return pantallasDe(oficina);
    },
  };
}

/** The same for a file of tests. */
export function usarPantallas(): () => Awaited<ReturnType<typeof abrirPantallas>> {
  let puerta: Awaited<ReturnType<typeof abrirPantallas>>;
  beforeAll(async () => {
    puerta = await abrirPantallas();
  });
  afterAll(() => puerta.cerrar());
  return () => puerta;
}

export type Pantallas = ReturnType<typeof pantallasDe>;

/** A collector of an office: what the screens say of it, and the rows that it comes from. */
export type Caso = {
  readonly oficina: Oficina;
  readonly pantallas: Pantallas;
  readonly id: string;
  readonly libro: Libro;
};

/** The same over whatever Firestore this process has. */
export function pantallasDe({ ahora, hoy, negocio }: Oficina) {
  const lectura: Lectura = { actor: GERENTE, ahora, hoy, negocio: () => Promise.resolve(negocio) };
  const leer = <L extends Llamada>(caso: CasoLectura<L>, entrada: object = {}) =>
    caso({ parametros: {}, consulta: {}, ...entrada } as Entrada<L>, lectura);
  const de = (id_usuario: string, consulta: object = {}) => ({ parametros: { id_usuario }, consulta });
  const credito = (id_credito: string) => ({ parametros: { id_credito } });
  const UNO = { limite: 1 };
  const TODOS = { limite: 1000 };
  return {
    tableroGerente: () => leer(leerTableroGerente),
    riesgo: () => leer(leerRiesgo),
    efectivo: () => leer(leerEfectivoPorVenir),
    evolucion: (id_cobrador?: string) =>
      leer(leerEvolucion, { consulta: id_cobrador === undefined ? {} : { id_cobrador } }),
    riesgoDeAyer: () => leer(leerRiesgoDeAyer),
    resultado: (mes: Mes) => leer(leerResultado, { consulta: { mes, limite: 100 } }),
    rutas: () => leer(leerRutas),
    comparacion: (semana: Fecha) => leer(leerComparacion, { consulta: { semana } }),
    clientesActivos: () => leer(listarActivos, { consulta: TODOS }),
    gastosDeTodos: () => leer(listarGastos, { consulta: UNO }),
    tablero: (id: string) => leer(leerTableroDeCobrador, de(id)),
    semana: (id: string, semana: Fecha, historial: 'si' | 'no' = 'si') =>
      leer(leerReporteSemana, de(id, { semana, historial })),
    compilar: (id_cobrador: string, lunes: Fecha) => compilarReportes(ahora, { lunes, id_cobrador }),
    dia: (id: string, fecha: Fecha) => leer(leerReporteDia, de(id, { fecha })),
    ruta: (id: string) => leer(leerRuta, de(id)),
    clientes: (id: string) => leer(listarClientes, de(id, UNO)),
    aprobados: (id: string) => leer(listarAprobados, de(id, UNO)),
    gastos: (id: string) => leer(listarGastosDeCobrador, { parametros: { id }, consulta: UNO }),
    elegibles: (id: string) => listarElegibles(id, UNO, lectura),
    detalle: (id: string) => leer(leerDetalle, credito(id)),
    estadoDeCuenta: (id: string) => leer(leerEstadoDeCuenta, credito(id)),
    acumulativos: (id: string) => leer(leerAcumulativos, credito(id)),
    /** All pages of an export, as the file is made of them. */
    excel: async (exportacion: Exportacion, semana: Fecha): Promise<RenglonExcel[]> => {
      const renglones: RenglonExcel[] = [];
      let cursor: string | null | undefined;
      while (cursor !== null) {
        const consulta = { exportacion, semana, limite: POR_PAGINA, ...(cursor && { cursor }) };
        const { datos, siguiente } = await leer(leerRenglonesExcel, { consulta });
        renglones.push(...datos);
        cursor = siguiente;
      }
      return renglones;
    },
  };
}
