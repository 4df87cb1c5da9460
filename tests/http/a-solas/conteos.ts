// The cost of an action is counted at the local Firestore as production bills it, and printed. It has its own suite:
// the meter counts everybody's calls.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ASolas } from '../../setup/a-solas.ts';
import { contador } from '../../setup/contador.ts';
import { escenaDe } from '../../setup/escena.ts';
import type { Persona } from '../../setup/mundo.ts';
import { pagado, POR_RENOVAR } from '../../setup/pagado.ts';
import { prestar } from '../../setup/prestar.ts';
import { disparar } from '../../setup/trabajo.ts';

const MINUTO_Y_ALGO = 61_000;

export function conteos({ suite, mundo }: ASolas): void {
  const { filas, contar, leer, fila } = contador(suite);
  let cuantosCobradores = 0;
  type Semana = { readonly datos: readonly object[] };
  let diasConMarcas = 0;

  // The seventh lacks one daily payment, after six rows.
  const DIEZ = Array.from({ length: 10 }, (_, i) => (i === 6 ? pagado(3480) : {}));
  const SESENTA = Array.from({ length: 60 }, () => ({}));

  beforeAll(async () => {
    const corto = await mundo.cobrador(DIEZ);
    const largo = await mundo.cobrador(SESENTA);
    const credito = (n: number) => `${corto.prefijo}-cre-${n}`;
    const abonar = (n: number, monto: number, mas: object = {}) =>
      corto.llamar('POST', 'abonos/registrar', { cuerpo: { id_credito: credito(n), monto, ...mas } });

    // The marks of the demo's day that were still to compute.
    await disparar(suite, 'guardarMarcas');
    // The settings are kept for a minute of the suite's clock: what comes now has all of it before it.
    const despues = new Date((await suite.ahora()).getTime() + MINUTO_Y_ALGO).toISOString();
    await suite.moverReloj(despues);
    await vi.waitUntil(async () => {
      const { cuerpo } = await corto.llamar<{ ahora: string }>('GET', 'reloj');
      return new Date(cuerpo.ahora) >= new Date(despues);
    });
    await corto.llamar('GET', `creditos/${credito(1)}`);
    await contar('pago', () => abonar(1, 120));
    await contar('pago tardío de un teléfono', async () => {
      const capturado_en = new Date((await suite.ahora()).getTime() - 20 * 60_000).toISOString();
      const telefono = { dispositivo: 'tel-1', secuencia: 7, desfase_ms: 0, capturado_en };
      const cuerpo = { id_credito: credito(5), monto: 120, ...telefono };
      await corto.llamar('POST', 'abonos/registrar', { cuerpo });
    });
    await contar('pago que termina el crédito', () => abonar(7, 120));
    await contar('visita', () => abonar(2, 0));
    await contar('pago de 6 abonos', () => abonar(3, 720));
    await contar('atraso', () =>
      corto.llamar('POST', 'clientes/registrar-atraso', { cuerpo: { id_credito: credito(4) } }),
    );
    await contar('ya registrado', () => abonar(1, 120));
    await contar('pago que no cabe', () => abonar(6, 3600.01, { dispositivo: 'tel-1', secuencia: 8 }));
    await leer('ruta de 8', `clientes/activos-sin-pago-hoy/${corto.uid}`, corto);
    await leer('ruta de 60', `clientes/activos-sin-pago-hoy/${largo.uid}`, largo);
    await contar('pantalla de pago', async () => {
      await corto.llamar('GET', `creditos/${credito(1)}`);
      await corto.llamar('GET', `abonos/historial/${credito(1)}`);
    });
    const id = await escenaDe(mundo, largo).multipleRechazado('registrar');
    await contar('pago de una tarea', () =>
      largo.llamar('POST', 'abonos/registrar', {
        cuerpo: { id_credito: `${largo.prefijo}-cre-1`, monto: 120, id_solicitud_tarea: id },
      }),
    );
    const gerente = await mundo.cuenta('gerente@leal.demo');
    const prestatario = await mundo.cobrador([{}]);
    await prestar(gerente, corto.uid, { a: prestatario.uid, ambos: true });
    await contar('pago en una ruta prestada', () =>
      prestatario.llamar('POST', 'abonos/registrar', { cuerpo: { id_credito: credito(8), monto: 120 } }),
    );
    const grande = await mundo.cobrador(Array.from({ length: 45 }, () => POR_RENOVAR));
    await leer('dashboard', 'abonos/dashboard', grande);
    await leer('semana', `abonos/reporte-semana/${grande.uid}`, grande);
    const cobradores = await mundo.db.collection('usuarios').where('id_rol', '==', 5).count().get();
    cuantosCobradores = cobradores.data().count;
    const pasada = `abonos/reporte-semana/${grande.uid}?semana=2026-11-09&historial=no`;
    await leer('semana sin compilar', pasada, grande);
    const llegadas = (quien: Persona) => gerente.llamar('GET', `gerente/llegadas/${quien.uid}`);
    await llegadas(grande);
    await contar('llegadas del día sin calcular', () => llegadas(corto));
    await contar('marcas de un cobrador', () => disparar(suite, 'guardarMarcas'));
    await contar('marcas: ninguna', () => disparar(suite, 'guardarMarcas'));
    await contar('llegadas del día', () => llegadas(corto));
    diasConMarcas = (
      await contar('llegadas de la semana', () => gerente.llamar<Semana>('GET', 'gerente/llegadas'))
    ).cuerpo.datos.length;
    await contar('una captura tardía', () =>
      gerente.llamar('GET', 'abonos/solicitudes-tardias?estado=pendiente&limite=1'),
    );
    await contar('reportes de todos', () => disparar(suite, 'compilarReportesSemanales'));
    await contar('reportes marcados: ninguno', () => disparar(suite, 'recompilarReportes'));
    await leer('semana compilada', pasada, grande);
    await leer('día', `abonos/reporte/${grande.uid}?fecha=2026-11-13`, grande);
    await leer('clientes', `clientes/todos/${grande.uid}`, grande);
    await leer('clientes buscados', `clientes/todos/${grande.uid}?busqueda=cliente%20numero`, grande);
    await leer('elegibles', 'renovaciones/elegibles', grande);
    await leer('renovaciones pendientes', 'renovaciones/pendientes', grande);
    await leer('renovaciones decididas', `renovaciones/historial/${grande.uid}`, grande);
    await leer('mis solicitudes', 'solicitudes/mias', grande);
    await leer('mis tareas', 'solicitudes/mias?tarea=abierta&limite=100', grande);
    await leer('mis créditos', 'solicitudes/mias?tipo=credito', grande);
    await leer('mis gastos', `gastos/cobrador/${grande.uid}`, grande);
    for (const n of [1, 2, 3]) {
      const cuerpo = { id_cliente: `${grande.prefijo}-cli-${n}`, motivo: 'Se mudó' };
      await grande.llamar('POST', 'clientes/solicitudes/editar', { cuerpo });
    }
    await leer('dos solicitudes de tres', 'clientes/solicitudes/editar?estado=Pendiente&limite=2', grande);
    const id_cliente_original = `${grande.prefijo}-cli-1`;
    const prestamo = { monto_solicitado: 3000, dias_pago: 30 };
    await contar('duplicado', () =>
      grande.llamar('POST', 'clientes/duplicar', { cuerpo: { id_cliente_original, ...prestamo } }),
    );
    const deGerente = (accion: string, ruta: string) => contar(accion, () => gerente.llamar('GET', ruta));
    await deGerente('buscar entre todos', 'clientes/buscar?busqueda=cliente%20numero');
    const conocido = await mundo.cobrador([{ persona: { telefono: '6180001122' } }]);
    await contar('página de un cliente', async () => {
      await gerente.llamar('GET', `clientes/${conocido.prefijo}-cli-1/expediente`);
      await gerente.llamar('GET', `abonos/historial/${conocido.prefijo}-cre-1`);
      await gerente.llamar('GET', `bitacora?id_cliente=${conocido.prefijo}-cli-1&limite=10`);
    });
    await contar('estado de cuenta', () =>
      gerente.llamar('GET', `creditos/${grande.prefijo}-cre-2/estado-de-cuenta`),
    );
    console.table(filas);
  });

  it('a statement is its credit, and then at once its ledger and its receipts', () => {
    // The credit has five payments; that there are no receipts is a read too.
    expect(fila('estado de cuenta')?.lecturas).toBe(1 + 5 + 1);
    expect(fila('estado de cuenta')?.viajes).toBe(1 + 2);
  });

  describe('what an action costs', () => {
    it.each([
      'pago',
      'pago tardío de un teléfono',
      'pago en una ruta prestada',
      'visita',
      'pago de 6 abonos',
      'pago de una tarea',
      'atraso',
    ])('a %s is two round trips and at most four documents read', (accion) => {
      expect(fila(accion)?.viajes).toBe(2);
      expect(fila(accion)?.lecturas).toBeLessThanOrEqual(4);
    });

    it('only a payment that ends its credit reads the ledger of it: one round trip more', () => {
      expect(fila('pago que termina el crédito')?.viajes).toBe(2 + 1);
      expect(fila('pago que termina el crédito')?.lecturas).toBeLessThanOrEqual(3 + 6);
    });

    it('only a payment that cannot be booked asks what became of it before: three reads more, all at once', () => {
      expect(fila('pago que no cabe')?.viajes).toBe(2 + 3);
      expect(fila('pago que no cabe')?.lecturas).toBeLessThanOrEqual(3 + 3);
    });

    it('a payment writes at most eight documents', () => {
      expect(fila('pago')?.escrituras).toBeLessThanOrEqual(8);
      expect(fila('pago tardío de un teléfono')?.escrituras).toBe(fila('pago')?.escrituras);
      // The sums of the route's own collector, and the notice by which their phone takes the card off.
      expect(fila('pago en una ruta prestada')?.escrituras).toBe((fila('pago')?.escrituras ?? 0) + 2);
    });

    it('marks: the days around one until the job has come by, and then only what it kept', () => {
      // The days before, up to today; and a row of the ledger, because the phone is new.
      expect(fila('llegadas del día sin calcular')?.lecturas).toBeLessThanOrEqual(2 + 8 + 1);
      expect(fila('marcas de un cobrador')?.lecturas).toBeLessThanOrEqual(1 + 12 + 1);
      expect(fila('marcas: ninguna')?.lecturas).toBeLessThanOrEqual(1);
      expect(fila('llegadas del día')?.lecturas).toBeLessThanOrEqual(3);
      // Each of these days is read, and its collector's name.
      expect(fila('llegadas de la semana')?.lecturas).toBeLessThanOrEqual(2 * diasConMarcas);
    });

    it('a late capture in the list: itself, its credit, and the days around it for its marks', () => {
      // One row more is read ahead, and the list is counted.
      expect(fila('una captura tardía')?.lecturas).toBeLessThanOrEqual(3 + 1 + 12);
      expect(fila('una captura tardía')?.escrituras).toBe(0);
    });

    it('the route is its cards, those who have paid, and three reads more, whatever the size of the portfolio', () => {
      // Ten credits: one paid and one waiting for the manager have left, and are found by a search; the others are shown.
      expect(fila('ruta de 8')?.lecturas).toBeLessThanOrEqual(8 + 2 + 3);
      expect(fila('ruta de 60')?.lecturas).toBeLessThanOrEqual(60 + 3);
    });

    it.each([
      ['dashboard', 5],
      ['semana', 10],
      ['semana sin compilar', 8],
      ['semana compilada', 1],
      ['día', 10],
      ['clientes', 2 * 20 + 3],
      ['clientes buscados', 2 * 20 + 3],
      ['buscar entre todos', 2 * 20 + 3],
      ['elegibles', 20 + 3],
      ['renovaciones pendientes', 3],
      ['renovaciones decididas', 3],
      ['mis solicitudes', 4],
      ['mis tareas', 2],
      ['mis créditos', 20 + 4],
      ['mis gastos', 4],
      ['dos solicitudes de tres', 2 + 3],
    ])('%s reads at most %i documents, with 45 clients as with many', (accion, tope) => {
      expect(fila(accion)?.lecturas).toBeLessThanOrEqual(tope);
      expect(fila(accion)?.escrituras).toBe(0);
    });

    it('the weekly reports are at most ten documents read per collector, all included', () => {
      const { lecturas = Infinity, escrituras = Infinity } = fila('reportes de todos') ?? {};
      expect(lecturas / cuantosCobradores).toBeLessThanOrEqual(10);
      expect(escrituras).toBe(2 * cuantosCobradores);
      expect(fila('reportes marcados: ninguno')).toMatchObject({ escrituras: 0 });
      // An empty query counts as one.
      expect(fila('reportes marcados: ninguno')?.lecturas).toBeLessThanOrEqual(1);
    });

    it('a duplicate is ten documents read: who, the key, the original, the counter, the name, four who may be the same, whose loan was lost', () => {
      expect(fila('duplicado')?.lecturas).toBeLessThanOrEqual(5 + 4 + 1);
    });

    it('the payment screen is its movements and four reads more', () => {
      expect(fila('pantalla de pago')?.lecturas).toBeLessThanOrEqual(1 + 4);
    });
  });

  describe("what a client's page costs", () => {
    it('one credit without movements: who it is, who seems the same, what waits, its ledger and its audit', () => {
      // Itself, its credit, the requests (an empty query counts as one), itself again by name and by phone, its
      // collector's name; the ledger and its credit; the audit and its count.
      expect(fila('página de un cliente')?.lecturas).toBeLessThanOrEqual(6 + 2 + 10 + 3);
    });
  });
}
