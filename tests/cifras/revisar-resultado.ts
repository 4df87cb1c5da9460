import type { CreditoDoc, DiferenciaDoc, GastoDoc, MovimientoDoc } from '@leal/contract/documentos';
import { fechaLocal, mesesHasta } from '@leal/domain';
import { expect } from 'vitest';
import { type Almacen, castigadoSegunBitacora, ganadoSegunBitacora } from '../setup/interes-anotado.ts';
import { suma } from './caso.ts';
import type { Oficina } from './oficina.ts';
import type { Pantallas } from './pantallas.ts';

/** Offices live two months and more. */
const MESES = 4;

function almacenDe(documentos: Oficina['documentos']): Almacen {
  const porRuta = new Map(documentos.map(({ ruta, datos }) => [ruta, datos]));
  return {
    entradas: (coleccion) => [...porRuta].filter(([ruta]) => ruta.split('/').at(-2) === coleccion),
    documento: (ruta) => porRuta.get(ruta),
  };
}

/** What the documents of everybody say of each month, by collector. */
function contar(documentos: Oficina['documentos']) {
  const almacen = almacenDe(documentos);
  const de = <T>(coleccion: string) => almacen.entradas(coleccion).map(([, datos]) => datos as unknown as T);
  const ganado = [...ganadoSegunBitacora(almacen)];
  const castigos = [...castigadoSegunBitacora(almacen)];
  const [gastos, diferencias] = [de<GastoDoc>('gastos'), de<DiferenciaDoc>('diferencias')];
  const renovados = new Set(
    de<CreditoDoc>('creditos')
      .filter(({ estado_credito }) => estado_credito === 'Renovado')
      .map(({ id_credito }) => id_credito),
  );
  const perdidos = de<MovimientoDoc>('movimientos').filter(
    ({ banco, id_credito }) => banco?.estado === 'no_esta' && (renovados.has(id_credito) || banco.perdida),
  );
  return (mes: string, deQuien?: string) => {
    const suyo = ({ id_cobrador }: { readonly id_cobrador: string }) =>
      deQuien === undefined || id_cobrador === deQuien;
    const delMes = (fecha: string | null | undefined) => fecha?.startsWith(mes) === true;
    const interes = suma(
      ganado.filter((g) => suyo(g) && delMes(g.fecha)),
      (g) => g.interes,
    );
    const gastado = suma(
      gastos.filter((g) => suyo(g) && g.estado === 'aprobada' && delMes(g.fecha_aprobacion)),
      (g) => g.monto_centavos,
    );
    const condonado = suma(
      diferencias.filter(
        (d) =>
          suyo(d) &&
          d.estado === 'condonada' &&
          !d.anulada &&
          d.resuelta_en &&
          delMes(fechaLocal(d.resuelta_en)),
      ),
      (d) => d.monto_centavos,
    );
    const perdido = suma(
      perdidos.filter((m) => suyo(m) && delMes(m.fecha)),
      (m) => m.monto_centavos,
    );
    const castigado = suma(
      castigos.filter((c) => suyo(c) && delMes(c.fecha)),
      (c) => c.castigado,
    );
    const recuperado = suma(
      ganado.filter((g) => suyo(g) && delMes(g.fecha)),
      (g) => g.recuperado,
    );
    return {
      interes,
      gastos: gastado,
      condonado,
      perdido,
      castigado,
      recuperado,
      resultado: interes - gastado - condonado - perdido - castigado + recuperado,
    };
  };
}

/** The result of each month, of the office and of each collector, against every document. */
export async function resultado({ hoy, cobradores, documentos }: Oficina, pantallas: Pantallas) {
  const contado = contar(documentos);
  for (const mes of mesesHasta(hoy, MESES)) {
    const visto = await pantallas.resultado(mes);
    expect([mes, visto.oficina]).toEqual([mes, contado(mes)]);
    for (const { id } of cobradores) {
      const suyo = visto.datos.find(({ id_cobrador }) => id_cobrador === id);
      const {
        id_cobrador: _,
        nombre_cobrador: __,
        ...lineas
      } = suyo ?? { id_cobrador: '', nombre_cobrador: '' };
      const debido = contado(mes, id);
      const nada = Object.values(debido).every((monto) => monto === 0);
      // Lines that make up for each other are no empty month.
      if (suyo) expect([mes, id, lineas]).toEqual([mes, id, debido]);
      else expect([mes, id, nada]).toEqual([mes, id, true]);
    }
  }
}
