// New credits before a manager: corrected, approved, rejected, and what the ledger keeps of them.
import { centavos } from '@leal/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { unaDeVeinte } from '../setup/de-veinte.ts';
import { invocar } from '../setup/invocar.ts';
import { leerLibro, libroCuadrado } from '../setup/libro.ts';
import { leerTodo } from '../setup/lista.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

const PENDIENTE = { estado: 'Pendiente' } as const;
const deUno = async (credito = {}) => {
  const cobrador = await mundo.cobrador([{ ...PENDIENTE, ...credito }]);
  return { cobrador, id_credito: `${cobrador.prefijo}-cre-1`, id_cliente: `${cobrador.prefijo}-cli-1` };
};
const aprobar = (id_credito: string, resto = {}) =>
  invocar(gerente, 'aprobarCredito', { cuerpo: { id_credito, ...resto } });
const rechazar = (id_credito: string, resto = {}) =>
  invocar(gerente, 'rechazarCredito', { cuerpo: { id_credito, ...resto } });
const editar = (id_credito: string, cuerpo: object) =>
  invocar(gerente, 'editarPendiente', { parametros: { id_credito }, cuerpo });

describe('approving', () => {
  it('starts the credit today: due after its collectable days, counted everywhere, told to the collector', async () => {
    const { cobrador, id_credito } = await deUno();
    const { cuerpo } = await aprobar(id_credito, { id_supervisor: gerente.uid, comentario: 'Adelante' });
    // Wednesday the 18th; 30 collectable days without Sundays from the 19th on.
    const fechas = { fecha_inicio: '2026-11-18', fecha_vencimiento: '2026-12-23' };
    expect(cuerpo.credito).toMatchObject({ estado_credito: 'Aprobado', ...fechas, saldo: 3600 });

    const libro = await libroCuadrado(mundo.db, cobrador.uid);
    expect(libro.creditos[0]?.decision).toMatchObject({
      estado: 'Aprobado',
      id_gerente: gerente.uid,
      comentario: 'Adelante',
    });
    expect(libro.clientes[0]).toMatchObject({ id_credito_abierto: id_credito, estado_lista: 'Pendiente' });
    expect(libro.totales).toMatchObject({ creditos_pendientes: 0, clientes_activos: 1 });
    expect(libro.avisos).toMatchObject({
      ruta: 1,
      ultima_resolucion: { id: id_credito, tipo: 'credito', estado: 'aprobada', monto_centavos: 300_000 },
    });
    const parametros = { id_usuario: cobrador.uid };
    const ruta = (await invocar(cobrador, 'activosSinPagoHoy', { parametros })).cuerpo;
    expect([ruta.total, ruta.inician_manana.map((credito) => credito.id_credito)]).toEqual([0, [id_credito]]);
  });

  it('is audited with what was and what is', async () => {
    const { cobrador, id_credito } = await deUno();
    await aprobar(id_credito);
    const { bitacora } = await leerLibro(mundo.db, cobrador.uid);
    expect(bitacora.filter(({ accion }) => accion === 'clientes/aprobar-credito')).toMatchObject([
      {
        id_usuario: gerente.uid,
        documento: `creditos/${id_credito}`,
        antes: { estado_credito: 'Pendiente', fecha_inicio: null },
        despues: { estado_credito: 'Aprobado', fecha_inicio: '2026-11-18' },
        decision_propia: false,
      },
    ]);
  });

  it('marks a decision on what one registered oneself', async () => {
    const { cobrador, id_credito } = await deUno();
    await mundo.db.doc(`creditos/${id_credito}`).update({ registrado_por: gerente.uid });
    expect((await aprobar(id_credito)).estado).toBe(200);
    const { bitacora } = await leerLibro(mundo.db, cobrador.uid);
    expect(bitacora.find(({ accion }) => accion === 'clientes/aprobar-credito')?.decision_propia).toBe(true);
  });
});

describe('rejecting', () => {
  it('leaves the comment for the collector, frees the client, and counts nowhere', async () => {
    const { cobrador, id_credito } = await deUno();
    const { cuerpo } = await rechazar(id_credito, { comentario: 'Sin aval' });
    expect(cuerpo.credito).toMatchObject({ estado_credito: 'Rechazado', fecha_inicio: null });
    const libro = await libroCuadrado(mundo.db, cobrador.uid);
    expect(libro.clientes[0]).toMatchObject({ id_credito_abierto: null, estado_lista: null });
    expect(libro.creditos[0]?.decision).toMatchObject({ estado: 'Rechazado', comentario: 'Sin aval' });
    expect(libro.avisos).toMatchObject({ ruta: 0, ultima_resolucion: { estado: 'rechazada' } });
    expect(libro.totales).toMatchObject({ creditos_pendientes: 0, clientes_activos: 0 });
  });
});

describe('a decision', () => {
  it('is taken once: of twenty at once one takes effect, the others are 409', async () => {
    const { cobrador, id_credito } = await deUno();
    await unaDeVeinte((i) => (i % 2 ? aprobar(id_credito) : rechazar(id_credito)));
    const { bitacora } = await libroCuadrado(mundo.db, cobrador.uid);
    expect(bitacora.filter(({ accion }) => accion.endsWith('-credito'))).toHaveLength(1);
  });

  it.each([
    { titulo: 'an active credit', credito: { estado: 'Aprobado' }, espera: [409, 'YA_PROCESADA'] },
    { titulo: 'a rejected credit', credito: { estado: 'Rechazado' }, espera: [409, 'YA_PROCESADA'] },
  ])('on $titulo is refused, and so is its correction', async ({ credito, espera }) => {
    const { cobrador, id_credito } = await deUno(credito);
    const antes = await leerLibro(mundo.db, cobrador.uid);
    for (const respuesta of [
      await aprobar(id_credito),
      await rechazar(id_credito),
      await editar(id_credito, { monto_solicitado: 500 }),
    ])
      expect([respuesta.estado, respuesta.cuerpo.code]).toEqual(espera);
    expect(await leerLibro(mundo.db, cobrador.uid)).toEqual(antes);
  });

  it('in the name of another manager is 403', async () => {
    const { id_credito } = await deUno();
    expect((await aprobar(id_credito, { id_supervisor: 'gerente-2' })).estado).toBe(403);
  });
});

describe('correcting a request', () => {
  it.each([
    { cuerpo: { monto_solicitado: 1000 }, queda: { interes: 20, monto_total: 1200, monto_diario: 40 } },
    { cuerpo: { dias_pago: 60 }, queda: { interes: 30, monto_total: 3900, monto_diario: 65 } },
    {
      cuerpo: { monto_solicitado: 1000.55, dias_pago: 40 },
      queda: { interes: 20, monto_total: 1200.66, monto_diario: 30.02 },
    },
    { cuerpo: {}, queda: { interes: 20, monto_total: 3600, monto_diario: 120 } },
  ])('$cuerpo plans interest and figures again', async ({ cuerpo, queda }) => {
    const { cobrador, id_credito } = await deUno();
    const respuesta = await editar(id_credito, cuerpo);
    expect(respuesta.cuerpo.credito).toMatchObject({ ...queda, saldo: queda.monto_total, ...cuerpo });
    const { creditos } = await libroCuadrado(mundo.db, cobrador.uid);
    expect(creditos[0]?.monto_entregado_centavos).toBe(creditos[0]?.monto_solicitado_centavos);
  });

  it('moves the client too: slug, search, and what it decides afterwards', async () => {
    const { cobrador, id_credito } = await deUno();
    const cambios = { nombre: 'Zaira Ñandú', telefono: '6189990000', colonia: 'Analco' };
    await editar(id_credito, cambios);
    const { clientes, creditos } = await libroCuadrado(mundo.db, cobrador.uid);
    expect(clientes[0]).toMatchObject({ ...cambios, slug: 'zaira-nandu', ubicacion: 'Analco Durango' });
    expect(clientes[0]?.busca).toMatchObject({ zaira: true, nandu: true, '90000': true });
    expect(clientes[0]?.busca).not.toHaveProperty('cliente');
    expect(creditos[0]).toMatchObject({ ...cambios, slug: 'zaira-nandu' });
    await aprobar(id_credito);
    await libroCuadrado(mundo.db, cobrador.uid);
  });

  it.each([
    { cuerpo: { monto_solicitado: 0 }, mensaje: 'El monto solicitado es requerido y debe ser mayor a 0' },
    { cuerpo: { nombre: '  ' }, mensaje: 'El nombre es requerido' },
    {
      cuerpo: { telefono: '123' },
      mensaje: 'Ingrese un número de teléfono válido de 10 dígitos',
    },
  ])('$cuerpo is refused: $mensaje', async ({ cuerpo, mensaje }) => {
    const { id_credito } = await deUno();
    const respuesta = await editar(id_credito, cuerpo);
    expect([respuesta.estado, respuesta.cuerpo.detalles?.[0]?.mensaje]).toEqual([400, mensaje]);
  });
});

describe('the lists', () => {
  /** Oldest waiting first, newest decision first: a hundred rows are enough to find one's own. */
  const primeros = async (lista: 'pendientesCreditos' | 'historialCreditos') => {
    if (lista === 'pendientesCreditos') return leerTodo(gerente, lista);
    return (await invocar(gerente, lista, { consulta: { limite: 100 } })).cuerpo.datos;
  };

  it('pending requests come oldest first; a decided one moves to the top of the history', async () => {
    const monto_solicitado = centavos(100_000);
    const dias = ['2026-11-03', '2026-11-01', '2026-11-02'] as never[];
    const cobrador = await mundo.cobrador(
      dias.map((fecha_inicio) => ({ ...PENDIENTE, fecha_inicio, monto_solicitado })),
    );
    const filasDe = async (lista: 'pendientesCreditos' | 'historialCreditos') =>
      (await primeros(lista)).filter(({ id_cobrador }) => id_cobrador === cobrador.uid);
    const n = (i: number) => `${cobrador.prefijo}-cre-${i}`;
    expect((await filasDe('pendientesCreditos')).map(({ id_credito }) => id_credito)).toEqual([
      n(2),
      n(3),
      n(1),
    ]);
    await rechazar(n(3), { comentario: 'No' });
    await aprobar(n(1));
    expect((await filasDe('pendientesCreditos')).map(({ id_credito }) => id_credito)).toEqual([n(2)]);
    expect(await filasDe('historialCreditos')).toMatchObject([
      {
        id_credito: n(1),
        estado_credito: 'Aprobado',
        estado_actual: 'Aprobado',
        nombre_gerente: 'Adriana Solís Cárdenas',
      },
      { id_credito: n(3), estado_credito: 'Rechazado', comentario: 'No' },
    ]);
  });

  it('a pending credit says its collector’s name; an older one without the name is listed too', async () => {
    const cobrador = await mundo.cobrador([PENDIENTE, PENDIENTE]);
    const viejo = `${cobrador.prefijo}-cre-2`;
    await mundo.db.doc(`creditos/${viejo}`).update({ nombre_cobrador: FieldValue.delete() });
    const filas = await leerTodo(gerente, 'pendientesCreditos');
    const delCobrador = filas.filter(({ id_cobrador }) => id_cobrador === cobrador.uid);
    expect(new Map(delCobrador.map((fila) => [fila.id_credito, fila.nombre_cobrador]))).toEqual(
      new Map([
        [`${cobrador.prefijo}-cre-1`, `Cobrador ${cobrador.uid}`],
        [viejo, undefined],
      ]),
    );
  });

  it('the decision stays as it was taken, whatever happens to the credit later', async () => {
    const { id_credito } = await deUno();
    await aprobar(id_credito);
    await mundo.db.doc(`creditos/${id_credito}`).update({ estado_credito: 'Finalizado' });
    expect(
      (await primeros('historialCreditos')).find((fila) => fila.id_credito === id_credito),
    ).toMatchObject({
      estado_credito: 'Aprobado',
      estado_actual: 'Finalizado',
    });
  });
});
