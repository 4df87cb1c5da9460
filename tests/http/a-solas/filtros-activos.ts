// Active clients by every filter, against all documents of the demo, and what each list costs.
// On its own suite: the lists and the meter are of everybody.
import { diasAtrasado, fecha, fechaLocal, sumarDias } from '@leal/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import type { ASolas } from '../../setup/a-solas.ts';
import { invocar } from '../../setup/invocar.ts';
import type { Libro } from '../../setup/libro.ts';
import { leerTodo } from '../../setup/lista.ts';
import type { Persona } from '../../setup/mundo.ts';

type Credito = Omit<Libro['creditos'][number], 'creado_en'> & { readonly creado_en: Timestamp };
type Filtro = { readonly [campo: string]: string | number };

const HOY = fecha('2026-11-18');
const HACE_30 = sumarDias(HOY, -30);
const UNO: readonly Filtro[] = [
  {},
  { ver: 'vencidos' },
  { antiguedad: 30 },
  { orden: 'vence' },
  { atrasados: 1 },
  { orden: '-dias' },
  { atrasados_hasta: 0 },
  { atrasados: 1, atrasados_hasta: 15 },
];
const FILTROS = UNO.flatMap((consulta) => [consulta, { ...consulta, dias_pago: 30 }]);

const pasa = (filtro: Filtro, credito: Credito): boolean =>
  (!('dias_pago' in filtro) || credito.dias_pago === filtro['dias_pago']) &&
  (!('ver' in filtro) || (credito.fecha_vencimiento ?? HOY) < HOY) &&
  (!('atrasados' in filtro) || diasAtrasado(credito.debe_desde, HOY) >= Number(filtro['atrasados'])) &&
  (!('atrasados_hasta' in filtro) ||
    diasAtrasado(credito.debe_desde, HOY) <= Number(filtro['atrasados_hasta'])) &&
  (!('atrasados_hasta' in filtro || filtro['orden'] === '-dias') || Boolean(credito.debe_desde)) &&
  (!('antiguedad' in filtro) || fechaLocal(credito.creado_en.toDate()) <= HACE_30);

/** Ascending texts: who is due first, who owes the longest, or the newest. */
const lugarDe = (filtro: Filtro, { fecha_vencimiento, debe_desde, creado_en }: Credito): string => {
  if ('ver' in filtro || filtro['orden'] === 'vence') return String(fecha_vencimiento);
  return 'atrasados' in filtro || 'atrasados_hasta' in filtro || 'orden' in filtro
    ? String(debe_desde)
    : String(1e15 - creado_en.toMillis());
};

export function filtrosDeActivos({ suite, mundo }: ASolas): void {
  let gerente: Persona;
  let activos: Credito[];
  beforeAll(async () => {
    gerente = await mundo.cuenta('gerente@leal.demo');
    const { docs } = await mundo.db.collection('creditos').where('estado_credito', '==', 'Aprobado').get();
    activos = docs.map((foto) => foto.data() as Credito);
  });

  /** Twice: user, settings and the names of collectors are remembered for a minute. */
  async function lecturasDe(consulta: Filtro): Promise<number> {
    const medidas: number[] = [];
    for (const _vez of ['fría', 'tibia']) {
      await suite.reiniciarMedidor();
      await invocar(gerente, 'clientesActivos', { consulta });
      medidas.push((await suite.medidor()).lecturas);
    }
    return Math.min(...medidas);
  }

  it.each(FILTROS.flatMap((filtro) => [false, true].map((deUno) => ({ filtro, deUno }))))(
    '$filtro, of one collector: $deUno, are all of them, in order, for a page and three reads',
    async ({ filtro, deUno }) => {
      const id_cobrador = activos.map((credito) => credito.id_cobrador).toSorted()[0] ?? '';
      const consulta = { ...filtro, ...(deUno && { id_cobrador }) };
      const esperados = activos
        .filter((credito) => (!deUno || credito.id_cobrador === id_cobrador) && pasa(filtro, credito))
        .toSorted((a, b) => (lugarDe(filtro, a) < lugarDe(filtro, b) ? -1 : 1));
      expect(esperados.length).toBeGreaterThan(0);
      const filas = await leerTodo(gerente, 'clientesActivos', { consulta: { ...consulta, limite: 9 } });
      const ids = filas.map(({ id_credito }) => String(id_credito));
      const porId = new Map(esperados.map((credito) => [credito.id_credito, lugarDe(filtro, credito)]));
      expect(ids.toSorted()).toEqual([...porId.keys()].toSorted());
      expect(ids.map((id) => porId.get(id))).toEqual(esperados.map((credito) => lugarDe(filtro, credito)));
      expect((await invocar(gerente, 'clientesActivos', { consulta })).cuerpo.total).toBe(esperados.length);
      expect(await lecturasDe(consulta)).toBeLessThanOrEqual(20 + 3);
    },
  );

  it('a search within one collector reads no more than any search', async () => {
    const { nombre = '', id_cobrador = '' } = activos[0] ?? {};
    const consulta = { busqueda: nombre.split(' ')[0] ?? '', id_cobrador };
    const { datos } = (await invocar(gerente, 'clientesActivos', { consulta })).cuerpo;
    expect(datos.length).toBeGreaterThan(0);
    expect(new Set(datos.map((fila) => fila['id_cobrador']))).toEqual(new Set([id_cobrador]));
    expect(await lecturasDe(consulta)).toBeLessThanOrEqual(2 * 20 + 3);
  });
}
