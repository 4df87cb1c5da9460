// The alerts look for what the code writes: each is tried on the lines of a day on which that goes wrong, and on one on
// which nothing does.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { abrirSala } from '@leal/jugador';
import { llamarPorContrato } from '@leal/seed';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { MEDIDAS } from '../../functions/src/http/middleware/limite.ts';
import { compilarReportesSemanales, guardarMarcas } from '../../functions/src/index.ts';
import { reloj } from '../../functions/src/platform/clock.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { PLAZOS_MS } from '../../functions/src/platform/plazo.ts';
import { registro } from '../../functions/src/platform/registro.ts';
import { conciliarSaldos } from '../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import { abrirOficina, AHORA } from './oficina.ts';

type Linea = Readonly<Record<string, unknown>>;
/** The lines that Cloud Logging gets; taken before the SDK's logger takes the console for itself. */
const escrito = vi.hoisted(() => [] as Linea[]);
vi.hoisted(() => {
  for (const cual of ['info', 'warn', 'error'] as const)
    console[cual] = (linea: string) => void escrito.push(JSON.parse(linea) as Linea);
});

const OPERACION = fileURLToPath(new URL('../../operacion/', import.meta.url));
const leer = (forma: string) =>
  globSync(forma, { cwd: OPERACION })
    .toSorted()
    .map((nombre) => [nombre, JSON.parse(readFileSync(OPERACION + nombre, 'utf8')) as Politica] as const);

type Politica = {
  readonly filter?: string;
  readonly conditions?: readonly {
    readonly conditionMatchedLog?: { readonly filter: string };
    readonly conditionThreshold?: { readonly filter: string };
  }[];
};
const METRICAS = leer('metricas/*.json');
const ALERTAS = leer('alertas/*.json');

/** The part of the query language that the files use: `field=value`, `field=("a" OR "b")`, joined by AND. */
function alternativasDe(filtro: string): Linea[] {
  const terminos = filtro.split(' AND ').map((termino): [string, unknown[]] => {
    const [, campo = '', valor = ''] = /^([\w.]+)=(.+)$/.exec(termino) ?? [];
    return [
      campo,
      valor
        .replace(/^\((.+)\)$/, '$1')
        .split(' OR ')
        .map((linea) => JSON.parse(linea) as unknown),
    ];
  });
  return terminos.reduce<Linea[]>(
    (hechas, [campo, valores]) =>
      hechas.flatMap((alternativa) => valores.map((valor) => ({ ...alternativa, [campo]: valor }))),
    [{}],
  );
}

/** A line of ours under the names of a stored entry. */
const comoEntrada = (linea: Linea): Linea => ({
  'resource.type': 'cloud_run_revision',
  ...Object.fromEntries(Object.entries(linea).map(([campo, valor]) => [`jsonPayload.${campo}`, valor])),
});
const halla = (alternativa: Linea, lineas: readonly Linea[]): boolean =>
  lineas
    .map(comoEntrada)
    .some((linea) => Object.entries(alternativa).every(([campo, valor]) => linea[campo] === valor));

/** The filters by which an alert looks at the lines, by itself or through its metric. */
const filtrosDe = ({ conditions = [] }: Politica): string[] =>
  conditions.map(({ conditionMatchedLog, conditionThreshold }) => {
    if (conditionMatchedLog) return conditionMatchedLog.filter;
    const metrica = /user\/(\w+)"/.exec(conditionThreshold?.filter ?? '')?.[1];
    const [, politica] = METRICAS.find(([nombre]) => nombre === `metricas/${metrica}.json`) ?? [];
    return politica?.filter ?? '';
  });

const fuentesDelServidor = () =>
  globSync('functions/src/**/*.ts')
    .map((ruta) => readFileSync(ruta, 'utf8'))
    .join('\n');
/** Looked for by what its request ends with: a 500, or a job that failed. */
const INESPERADO = 'Error inesperado';

const buscaDe = (politica: Politica): Linea[] => filtrosDe(politica).flatMap(alternativasDe);

const { info } = registro;
const sala = await abrirSala('demo-alertas');
Object.assign(registro, { info });
const oficina = abrirOficina(sala, 'l', 12);
afterEach(() => void vi.restoreAllMocks());
afterAll(() => sala.cerrar());

const conciliar = (ademas: () => Promise<never[]>) =>
  conciliarSaldos({ reloj: { ahora: () => AHORA }, ademas });
const pagar = async (n: number) =>
  (
    await llamarPorContrato(oficina.cobrador, 'registrarAbono', {
      cuerpo: { id_credito: `lc1-cre-${n}`, monto: 120 },
    })
  ).estado;
const roto = (code: number) => Object.assign(new Error('x'), { code });

/** One mishap after the other; each leaves the office as it found it, but for what is told. */
const MALES: Readonly<Record<string, () => Promise<unknown>>> = {
  'a 500': async () => {
    vi.spyOn(firestore(), 'runTransaction').mockRejectedValue(roto(5));
    expect(await pagar(1)).toBe(500);
  },
  'a store that does not answer': async () => {
    vi.spyOn(firestore(), 'runTransaction').mockRejectedValue(roto(14));
    const { intentos } = PLAZOS_MS;
    PLAZOS_MS.intentos = 1;
    expect(await pagar(1)).toBe(503);
    PLAZOS_MS.intentos = intentos;
  },
  'somebody who asks too much': async () => {
    MEDIDAS.cobrador.rafaga = 0;
    expect(await pagar(1)).toBe(429);
    MEDIDAS.cobrador.rafaga = Number.POSITIVE_INFINITY;
  },
  'a job that fails': async () => {
    vi.spyOn(reloj, 'ahora').mockImplementation(() => {
      throw roto(5);
    });
    await expect(guardarMarcas.run({ scheduleTime: '' })).rejects.toThrow('x');
  },
  'a report that cannot be compiled': async () => {
    await firestore().doc('totales/lc1/dias/2026-11-10').set({ filas: 'dañadas' }, { merge: true });
    await compilarReportesSemanales.run({ scheduleTime: '' });
  },
  'a sum that differs, accounts that cannot be asked': async () => {
    await firestore().doc('totales/lc2').update({ saldo_pendiente_centavos: 1 });
    await conciliar(() => Promise.reject(roto(14)));
  },
  'sums of the office that cannot be read': async () => {
    await firestore().doc('resumenes/oficina').set({ sumas: 'dañadas' });
    await conciliar(() => Promise.resolve([]));
  },
};

it('on a good day nothing is found', async () => {
  expect(await pagar(1)).toBe(200);
  expect((await llamarPorContrato(oficina.cobrador, 'clientesActivos', {})).estado).toBe(403);
  await guardarMarcas.run({ scheduleTime: '' });
  await conciliar(() => Promise.resolve([]));
  const lineas = escrito.splice(0);
  expect(lineas.length).toBeGreaterThan(0);
  const halladas = ALERTAS.filter(([, politica]) =>
    buscaDe(politica).some((alternativa) => halla(alternativa, lineas)),
  );
  expect(halladas).toEqual([]);
});

it('each alert finds what it is for, by words that the code has', async () => {
  for (const hacer of Object.values(MALES)) {
    await hacer();
    vi.restoreAllMocks();
  }
  const lineas = escrito.splice(0);
  const fuentes = fuentesDelServidor();
  for (const [nombre, politica] of ALERTAS) {
    const alternativas = buscaDe(politica);
    expect([nombre, alternativas.some((alternativa) => halla(alternativa, lineas))]).toEqual([nombre, true]);
    for (const alternativa of alternativas)
      expect(fuentes).toContain(`'${String(alternativa['jsonPayload.message'])}'`);
  }
  expect(ALERTAS.length).toBeGreaterThan(METRICAS.length);
  const errores = lineas.filter(({ severity, message }) => severity === 'ERROR' && message !== INESPERADO);
  expect(errores.map(({ message }) => message)).toContain('Las sumas de la oficina no se pudieron revisar');
  const todas = ALERTAS.flatMap(([, politica]) => buscaDe(politica));
  for (const linea of errores)
    expect([linea, todas.some((alternativa) => halla(alternativa, [linea]))]).toEqual([linea, true]);
});

it('no error that the code writes is left out of the alerts', () => {
  const escritos = fuentesDelServidor().matchAll(/registro\.error\(\s*'([^']+)'/g);
  const buscados = ALERTAS.flatMap(([, politica]) => buscaDe(politica)).map(
    (alternativa) => alternativa['jsonPayload.message'],
  );
  const olvidados = [...escritos]
    .map(([, mensaje]) => mensaje)
    .filter((mensaje) => !buscados.includes(mensaje));
  expect(olvidados).toEqual([INESPERADO]);
});
