// A bad line to the store: answers that get lost after the commit, races that are lost, a store that is away.
// On its own suite: a fault hits the next caller, whoever it is.
import type { NombreLlamada } from '@leal/contract';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ES_TODO, porCorrida } from '@leal/pruebas/corrida';
import type { ASolas } from '../../setup/a-solas.ts';
import { type Caso, casosDeFallas } from '../../setup/fallas/casos.ts';
import { invocar } from '../../setup/invocar.ts';
import { leerLibro } from '../../setup/libro.ts';

/** `cada`: which of the calls wait for a store that refuses everything; each waits for seconds. */
export function fallas({ suite, mundo }: ASolas, cada: number): void {
  /** The faults that hit nobody: a test that has one left proves nothing. */
  async function fallasPendientes(): Promise<unknown[]> {
    const respuesta = await fetch(`http://127.0.0.1:${suite.puertos.firestore}/_local/faults`);
    return Object.values((await respuesta.json()) as object).flat();
  }

  /** Calls whose every fault is tried each time: money that arrives, and what is done outside the transaction too. */
  const SIEMPRE: NombreLlamada[] = ['registrarAbono', 'register'];
  /**
   * The other calls share one transaction wrapper: one fault of each kind is enough for them, and in `npm test` one of
   * the two kinds, in turn.
   */
  const enCorto = (caso: Caso): Caso =>
    ES_TODO || SIEMPRE.includes(caso.nombre) ? caso : { ...caso, breve: true };
  const CASOS = casosDeFallas(mundo).map(enCorto);

  type Clave = { readonly clave?: string };
  const CLAVES = [
    { clave: 'with a key', nueva: (): Clave => ({ clave: randomUUID() }) },
    { clave: 'without a key', nueva: (): Clave => ({}) },
  ];

  const EN_TURNO = CASOS.map((caso, turno) => {
    const ambas = !caso.breve || porCorrida({ corta: false, resto: true, todo: true });
    return { ...caso, perdida: ambas || turno % 2 === 0, rechazo: ambas || turno % 2 === 1 };
  });

  describe.each(EN_TURNO)('$titulo', (caso) => {
    const { nombre, preparar, anotaciones = 1, breve, cadaVez, exito, perdida, rechazo } = caso;
    const loGuardado = (cuerpo: object) => ({ ...cuerpo, ...(cadaVez && { [cadaVez]: '' }) });

    describe.each(perdida ? CLAVES.slice(0, breve ? 1 : undefined) : [])('$clave', ({ nueva }) => {
      it.each(breve ? [4] : [4, 13, 14])(
        'an answer lost after the commit (code %i): right answer, one effect',
        async (codigo) => {
          const { persona, foto, anotadas, pedido } = await preparar();
          const antes = await anotadas();
          await suite.fallar({ method: 'Commit', action: 'lose-answer', code: codigo });
          const peticion = { ...pedido, ...nueva() };
          const respuesta = await invocar(persona, nombre, peticion);
          expect(await fallasPendientes()).toEqual([]);
          expect(respuesta.estado).toBe(exito);
          expect(respuesta.cuerpo).not.toMatchObject({ yaRegistrado: true });
          const despues = await foto();
          expect(despues.anotaciones).toBe(antes + anotaciones);

          if (peticion.clave === undefined) return;
          const otra = await invocar(persona, nombre, peticion);
          expect([otra.estado, loGuardado(otra.cuerpo)]).toEqual([
            respuesta.estado,
            loGuardado(respuesta.cuerpo),
          ]);
          expect(await foto()).toEqual(despues);
        },
      );
    });

    const rechazos = [
      { method: 'Commit', code: 10, times: 3 },
      { method: 'Commit', code: 14, times: 2 },
    ];
    it.each(rechazo ? rechazos.slice(0, breve ? 1 : undefined) : [])(
      'refused $times times ($method, code $code) it succeeds in the end, once',
      async (falla) => {
        const { persona, foto, anotadas, pedido } = await preparar();
        const antes = await anotadas();
        await suite.fallar({ action: 'refuse', ...falla });
        const respuesta = await invocar(persona, nombre, { ...pedido, clave: randomUUID() });
        expect(await fallasPendientes()).toEqual([]);
        expect(respuesta.estado).toBe(exito);
        expect((await foto()).anotaciones).toBe(antes + anotaciones);
      },
    );
  });

  /** The outcome that a refusal tells of: a lost race did nothing; nobody knows of a commit to a store that is away. */
  const RECHAZOS = [
    [{ method: 'Commit', code: 10 }, 'INTENTA_DE_NUEVO'],
    [{ method: 'Commit', code: 14 }, 'TARDO_DEMASIADO'],
  ] as const;

  it('a store that refuses every change, ABORTED or UNAVAILABLE: 503 for everybody, nothing changed, and the same key works afterwards', async () => {
    const preparados = await Promise.all(
      CASOS.filter((_, i) => i % cada === 0).map(async (caso) => ({
        ...caso,
        ...(await caso.preparar()),
        clave: randomUUID(),
      })),
    );
    const fotos = () => Promise.all(preparados.map(({ foto }) => foto()));
    // A few at a time: all at once would wait for each other until a busy machine's deadline, which has its own code.
    const enviar = async () => {
      const respuestas: Awaited<ReturnType<typeof invocar>>[] = [];
      for (let desde = 0; desde < preparados.length; desde += 10) {
        const tanda = preparados.slice(desde, desde + 10);
        const enviadas = tanda.map(({ persona, nombre, pedido, clave }) =>
          invocar(persona, nombre, { ...pedido, clave }),
        );
        respuestas.push(...(await Promise.all(enviadas)));
      }
      return respuestas;
    };
    const antes = await fotos();
    for (const [falla, dicho] of RECHAZOS) {
      await suite.fallar({ ...falla, action: 'refuse', times: 100_000 });
      for (const { estado, cuerpo } of await enviar()) {
        const { code } = cuerpo;
        expect({ falla, estado, code }).toEqual({ falla, estado: 503, code: dicho });
      }
      await suite.quitarFallas();
      expect(await fotos()).toEqual(antes);
    }
    const exitos = preparados.map(({ exito }) => exito);
    expect((await enviar()).map(({ estado }) => estado)).toEqual(exitos);
  });

  describe('what only reads, or reads first', () => {
    const abono = CASOS.find(({ nombre }) => nombre === 'registrarAbono')!.preparar;
    it('a transaction that loses a race while it reads runs again', async () => {
      const { persona, pedido, foto } = await abono();
      await suite.fallar({ method: 'BatchGetDocuments', action: 'refuse', code: 10, times: 3 });
      expect(await invocar(persona, 'registrarAbono', pedido)).toMatchObject({
        estado: 200,
        cuerpo: { yaRegistrado: false },
      });
      expect(await fallasPendientes()).toEqual([]);
      await foto();
    });

    it('a change goes through although its first read finds the store down for a moment', async () => {
      const { persona, pedido, foto } = await abono();
      await suite.fallar({ method: 'BatchGetDocuments', action: 'refuse', code: 14 });
      expect(await invocar(persona, 'registrarAbono', pedido)).toMatchObject({ estado: 200 });
      expect(await fallasPendientes()).toEqual([]);
      await foto();
    });

    it('a query that the store refuses once is asked again', async () => {
      const { uid, llamar } = await mundo.cobrador([{}]);
      await suite.fallar({ method: 'RunQuery', action: 'refuse', code: 14 });
      const ruta = await invocar({ llamar }, 'activosSinPagoHoy', { parametros: { id_usuario: uid } });
      expect(ruta).toMatchObject({ estado: 200, cuerpo: { total: 1 } });
      expect(await fallasPendientes()).toEqual([]);
      await leerLibro(mundo.db, uid);
    });
  });
}
