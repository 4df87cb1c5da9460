import { fechaLocal, mesesHasta } from '@leal/domain';
import { expect } from 'vitest';
import { type Almacen, castigadoSegunBitacora, ganadoSegunBitacora } from '../setup/interes-anotado.ts';
import { leerLibro } from './libro.ts';
import type { Oficina } from './oficina.ts';
import type { Pantallas } from './pantallas.ts';
import { suma } from './recuento.ts';

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
  const ganado = [...ganadoSegunBitacora(almacen)];
  const { creditos, filas, gastos, diferencias } = leerLibro(documentos);
  const renovados = new Set(
    creditos.flatMap(({ estado_credito, id_credito }) => (estado_credito === 'Renovado' ? id_credito : [])),
  );
  const perdidos = filas.filter(
    ({ banco, id_credito }) => banco?.estado === 'no_esta' && (renovados.has(id_credito) || banco.perdida),
  );
  const aprobados = gastos.filter(({ estado }) => estado === 'aprobada');
  const condonadas = diferencias.filter(({ estado, anulada }) => estado === 'condonada' && !anulada);
  const de = (id_cobrador: string, dia: string | null | undefined, monto: number) => ({
    id_cobrador,
    dia,
    monto,
  });
  const hechos = {
    interes: ganado.map((g) => de(g.id_cobrador, g.fecha, g.interes)),
    gastos: aprobados.map((g) => de(g.id_cobrador, g.fecha_aprobacion, g.monto_centavos)),
    condonado: condonadas.map((d) =>
      de(d.id_cobrador, d.resuelta_en && fechaLocal(d.resuelta_en), d.monto_centavos),
    ),
    perdido: perdidos.map((m) => de(m.id_cobrador, m.fecha, m.monto_centavos)),
    castigado: [...castigadoSegunBitacora(almacen)].map((c) => de(c.id_cobrador, c.fecha, c.castigado)),
    recuperado: ganado.map((g) => de(g.id_cobrador, g.fecha, g.recuperado)),
  };
  return (mes: string, deQuien?: string) => {
    const total = (linea: keyof typeof hechos) =>
      suma(
        hechos[linea].filter(
          ({ id_cobrador, dia }) => (deQuien ?? id_cobrador) === id_cobrador && dia?.startsWith(mes),
        ),
        ({ monto }) => monto,
      );
    const lineas = {
      interes: total('interes'),
      gastos: total('gastos'),
      condonado: total('condonado'),
      perdido: total('perdido'),
      castigado: total('castigado'),
      recuperado: total('recuperado'),
    };
    const perdida = lineas.gastos + lineas.condonado + lineas.perdido + lineas.castigado;
    return { ...lineas, resultado: lineas.interes - perdida + lineas.recuperado };
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
