// The queries of the code that lack their index: an office lives a while in this process, everything that is read is
// read with every combination of its filters, every job runs. Whether a query has its index depends on no data.
//
//   node tools/local/src/despliegue/consultas.ts          prints what firestore.indexes.json lacks; ends with 1 then
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Esquema, type Llamada, LLAMADAS, type NombreLlamada } from '@leal/contract';
import { centavos, fecha, NEGOCIO_POR_DEFECTO, ROL, sumarDias } from '@leal/domain';
import { abrirSala, type Caminante, caminante, gente, nacer, type Vida, vivir } from '@leal/jugador';
import { crearAzar, llamarPorContrato } from '@leal/seed';
import { getFirestore, type Query, Timestamp } from 'firebase-admin/firestore';
import type { IndexFile, MissingIndex } from 'firestore-local';
import { devueltosPor } from '../../../../functions/src/data/depositos-devueltos.ts';
import { leerConTelefono } from '../../../../functions/src/data/clientes.ts';
import { leerConReferencia, leerSinDeposito } from '../../../../functions/src/data/en-banco.ts';
import { hanMovidoFotos } from '../../../../functions/src/data/fotos-semana.ts';
import { movidosDe } from '../../../../functions/src/data/importaciones.ts';
import { leerPorConfirmar } from '../../../../functions/src/data/renovaciones.ts';
import { reportesMovidos, semanasMovidas } from '../../../../functions/src/data/reportes-semana.ts';
import { libresDeMontos } from '../../../../functions/src/data/renglones-banco.ts';
import { leerPrimeraVez } from '../../../../functions/src/data/marcas.ts';
import { totalesMovidos } from '../../../../functions/src/data/totales.ts';
import { olvidarPosiciones } from '../../../../functions/src/use-cases/bitacora/olvidar-posiciones.ts';
import { conciliarSaldos } from '../../../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import { documentoNegocio } from '../../../../functions/src/data/configuracion.ts';
import { SIN_AJUSTES } from '../../../../functions/src/use-cases/ajustes/presentar-ajustes.ts';
import { llevarCalendario } from '../../../../functions/src/use-cases/calendario/llevar-calendario.ts';
import { reindexar } from '../../../../functions/src/use-cases/clientes/reindexar.ts';
import { llevarReasignaciones } from '../../../../functions/src/use-cases/reasignaciones/llevar-reasignaciones.ts';
import {
  compilarReportes,
  recompilarReportes,
} from '../../../../functions/src/use-cases/reportes/compilar-reportes.ts';
import { guardarMarcas } from '../../../../functions/src/use-cases/reportes/guardar-marcas.ts';
import { guardarSenales } from '../../../../functions/src/use-cases/reportes/guardar-senales.ts';
import { guardarJornadas } from '../../../../functions/src/use-cases/reportes/guardar-jornadas.ts';
import { resumirOficina } from '../../../../functions/src/use-cases/reportes/resumir-oficina.ts';
import { buscarParecidos } from '../../../../functions/src/use-cases/vistos/buscar-parecidos.ts';
import { AVISOS_RECIENTES } from '../../../../web/src/lib/vivo/avisos.ts';
import { PENDIENTES } from '../../../../web/src/lib/vivo/pendientes.ts';
import { RAIZ } from '../suite.ts';

const PASOS = 40;
const SEMANA = '2026-11-16';
const DIA = '2026-11-18';

type Def = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Esquema>>;
  readonly innerType?: Esquema;
  readonly in?: Esquema;
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly string[];
};
const defDe = (esquema: Esquema) => esquema._zod.def as unknown as Def;

/** The values that a field of a query may hold, where its schema does not list them: one of each kind of query. */
function valoresDe({ espejo, cobradores: [cobrador] }: Vida): Readonly<Record<string, readonly string[]>> {
  const uid = cobrador?.uid ?? '';
  const [credito] = espejo.de('creditos');
  const estados = ['pendiente', 'aprobada', 'aprobada,rechazada', 'pendiente,aprobada'];
  return {
    id_credito: [credito?.id_credito ?? ''],
    id_cliente: [credito?.id_cliente ?? ''],
    id_usuario: [uid],
    id_cobrador: [uid],
    cobradores: [uid],
    uid: [uid],
    email: [`${uid}@leal.demo`],
    rol: ['5'],
    estado: estados,
    busqueda: ['rosa', 'rosa perez', '6181234567'],
    accion: ['abono'],
    antiguedad: ['30'],
    dias_pago: ['30'],
    semana: [SEMANA],
    fecha: [DIA],
    mes: ['2026-11'],
    porcentaje_renovacion: ['70'],
    resto_minimo_centavos: ['0'],
    desde: [SEMANA],
    hasta: [DIA],
  };
}

/** Pages cost no other index than their list. */
const SIN_EFECTO = new Set(['cursor', 'limite']);

type Valores = Readonly<Record<string, readonly string[]>>;

/** Undefined among them where it may be left out. */
function opciones(campo: string, esquema: Esquema, valores: Valores): readonly (string | undefined)[] {
  const { type, innerType, in: dentro, entries, values } = defDe(esquema);
  if (type === 'optional' || type === 'default')
    return [undefined, ...(innerType ? opciones(campo, innerType, valores) : [])];
  if (type === 'pipe' && dentro) return opciones(campo, dentro, valores);
  return Object.values(entries ?? values ?? valores[campo] ?? ['nadie']);
}

type Texto = Readonly<Record<string, string>>;

/** Every combination of what its fields may hold. */
export function combinaciones(esquema: Esquema, valores: Valores): readonly Texto[] {
  return Object.entries(defDe(esquema).shape ?? {})
    .filter(([campo]) => !SIN_EFECTO.has(campo))
    .reduce<Texto[]>(
      (hechas, [campo, nombre]) =>
        opciones(campo, nombre, valores).flatMap((valor) =>
          valor === undefined ? hechas : hechas.map((consulta) => ({ ...consulta, [campo]: valor })),
        ),
      [{}],
    );
}

/** A collector who was turned off while the office lived would be asked nothing, so all are turned on. */
async function encenderTodos({ gerentes: [gerente], cobradores }: Vida): Promise<void> {
  if (!gerente) throw new Error('No manager');
  for (const { uid } of cobradores)
    // oxlint-disable-next-line no-await-in-loop -- a handful
    await llamarPorContrato(gerente, 'cambiarUsuario', {
      parametros: { id_usuario: uid },
      cuerpo: { activo: true },
    });
}

/** A collector is asked another query than the office. */
async function leerTodo(vida: Vida): Promise<void> {
  await encenderTodos(vida);
  const valores = valoresDe(vida);
  const oficina = [...vida.gerentes, caminante('i-s1', ROL.supervisor)];
  for (const [nombre, { metodo, roles, parametros, consulta }] of Object.entries(LLAMADAS) as unknown as [
    NombreLlamada,
    Llamada,
  ][]) {
    if (metodo !== 'GET') continue;
    const puede = ({ id_rol }: Caminante) => roles === 'publica' || roles.includes(id_rol);
    const [ejemplo = {}] = combinaciones(parametros, valores);
    for (const quien of [vida.cobradores.find(puede), oficina.find(puede)].filter(
      (persona) => persona !== undefined,
    ))
      for (const pedida of combinaciones(consulta, valores))
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as the store answers them anyway
        await llamarPorContrato(quien, nombre, { parametros: ejemplo, consulta: pedida });
  }
}

/** Reads what screens listen to, past the API. */
async function escucharTodo(): Promise<void> {
  const consultas = [AVISOS_RECIENTES, ...Object.values(PENDIENTES)].map(({ consulta }) => consulta);
  for (const { coleccion, igual = {}, orden, alReves } of consultas) {
    const filtrada = Object.entries(igual).reduce<Query>(
      (hecha, [campo, valor]) => hecha.where(campo, '==', valor),
      getFirestore().collection(coleccion),
    );
    // oxlint-disable-next-line no-await-in-loop -- a handful
    await (orden === undefined ? filtrada : filtrada.orderBy(orden, alReves ? 'desc' : 'asc'))
      .limit(20)
      .get();
  }
}

/** A holiday from the console, and the credits that it moves. */
async function cambiarElCalendario({ ahora, avanzar }: Pick<Vida, 'ahora' | 'avanzar'>): Promise<void> {
  const azar = crearAzar('calendario');
  await llevarCalendario({ ahora }, Infinity);
  const festivos = [{ fecha: sumarDias(fecha(SEMANA), 20), nombre: 'Puente' }];
  await documentoNegocio().set({ ...SIN_AJUSTES, festivos });
  for (let i = 0; i < 4; i += 1) {
    avanzar(azar);
    await llevarCalendario({ ahora }, Infinity);
  }
}

async function trabajar({ ahora, avanzar }: Vida): Promise<void> {
  await conciliarSaldos({ reloj: { ahora }, deNoche: true });
  await compilarReportes(ahora());
  await recompilarReportes(ahora());
  await guardarMarcas(ahora());
  await guardarSenales({ ahora });
  await buscarParecidos();
  await olvidarPosiciones(ahora());
  await resumirOficina({ ahora });
  await guardarJornadas({ ahora });
  // This query is asked once the office's picture of a week is there.
  await hanMovidoFotos(fecha(SEMANA), ahora());
  // This query is asked once a collector's is.
  await semanasMovidas('nadie', Timestamp.fromDate(ahora()));
  // This query is asked only where there are many collectors.
  await totalesMovidos(Timestamp.fromDate(ahora()), 1).get();
  // This query is asked of weeks that are kept of many.
  await reportesMovidos(fecha(SEMANA), Timestamp.fromDate(ahora())).get();
  // This query is asked of a phone that names itself, where a day is to be marked.
  await leerPrimeraVez('nadie', 'tel-1');
  // This query is asked before an import is undone.
  await movidosDe('nadie').get();
  // This query is asked where loans were handed over.
  await leerConTelefono(['6181234567']);
  // These are asked where there are transfers.
  await leerConReferencia(['A1', 'B2'], ahora());
  await leerPorConfirmar({ id_credito: 'nadie', con_transferencia: true });
  await getFirestore().runTransaction((tx) =>
    leerSinDeposito(
      tx,
      { id_credito: 'nadie', con_transferencia: true },
      { monto_centavos: centavos(1), desde: ahora() },
    ),
  );
  // These two are asked of reversals in a file of the bank.
  const devolucion = { fecha: fecha(DIA), monto_centavos: centavos(1), referencia: 'A0421' };
  await devueltosPor('BBVA', devolucion)?.get();
  await devueltosPor('BBVA', { ...devolucion, del: fecha(DIA) })?.get();
  await libresDeMontos([centavos(1), centavos(2)], { desde: fecha(DIA), hasta: fecha(DIA) }).get();
  await llevarReasignaciones({ ahora }, Infinity);
  await reindexar(ahora());
  await cambiarElCalendario({ ahora, avanzar });
}

/** The indexes that this file lacks for the queries of this code. */
export async function indicesQueFaltan(indexes: IndexFile): Promise<readonly MissingIndex[]> {
  const faltan: MissingIndex[] = [];
  const sala = await abrirSala('demo-indices', {
    indexes,
    onMissingIndex: (indice) => void faltan.push(indice),
  });
  try {
    sala.callar((mensaje, causa) => {
      throw new Error(mensaje, { cause: causa });
    });
    const vida = nacer(sala, gente('i', 1, 1), fecha(SEMANA), NEGOCIO_POR_DEFECTO);
    await vivir(vida, crearAzar('indices'), PASOS);
    await leerTodo(vida);
    await escucharTodo();
    await trabajar(vida);
    return faltan;
  } finally {
    await sala.cerrar();
  }
}

if (process.argv[1] === import.meta.filename) {
  const archivo = join(process.argv[2] ?? RAIZ, 'firestore.indexes.json');
  const faltan = await indicesQueFaltan(JSON.parse(readFileSync(archivo, 'utf8')) as IndexFile);
  const lineas = faltan.map((indice) =>
    'index' in indice
      ? `falta en indexes: ${JSON.stringify(indice.index)}\n`
      : `falta en fieldOverrides: ${JSON.stringify(indice.override)}\n`,
  );
  // The server's SDK keeps timers that would keep the process; and an end before all is written would lose the last lines.
  process.stdout.write(lineas.join(''), () => process.exit(faltan.length === 0 ? 0 : 1));
}
