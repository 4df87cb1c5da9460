import type { listarDiferencias as contratoLista, resolverDiferencia as contrato } from '@leal/contract';
import type { DiferenciaDoc } from '@leal/contract/documentos';
import { aPesos, aportacionDiferencia } from '@leal/domain';
import { avisarCaja } from '../../data/avisos.ts';
import { anotar } from '../../data/bitacora.ts';
import { diferencias, diferenciasDe } from '../../data/cortes.ts';
import { leerPagina } from '../../data/pagina.ts';
import { deQuien } from '../../context/actor.ts';
import type { CasoCambio, CasoLectura } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { CambioMientras, ErrorApp } from '../../platform/errores.ts';
import { moverEnMano } from './mover-en-mano.ts';
import { presentarDiferencia } from './presentar-corte.ts';

const MAS_NUEVA_PRIMERO = { campo: 'creada_en', sentido: 'desc', id: 'id_corte' } as const;

/** A collector's own, or to a manager those of one or of all. */
export const listarDiferencias: CasoLectura<typeof contratoLista> = async (
  { consulta },
  { actor, negocio },
) => {
  const { limite, cursor, estado } = consulta;
  const id_cobrador = deQuien(actor, consulta.id_cobrador);
  const { parametros } = await negocio();
  const { filas, ...pagina } = await leerPagina(diferenciasDe({ id_cobrador, estado }), MAS_NUEVA_PRIMERO, {
    filtros: ['diferencias', id_cobrador, estado],
    limite: limite ?? parametros.tamano_pagina,
    cursor,
  });
  return { datos: filas.map(presentarDiferencia), ...pagina };
};

type NuevaDiferencia = Pick<
  DiferenciaDoc,
  'id_corte' | 'id_cobrador' | 'nombre_cobrador' | 'numero' | 'monto_centavos' | 'debe_centavos'
>;

/** Cash that is missing, left over or owed stands on its collector's account until somebody settles it. */
export function abrirDiferencia({ tx, actor, ahora }: Cambio, nueva: NuevaDiferencia): DiferenciaDoc {
  const diferencia: DiferenciaDoc = {
    ...nueva,
    estado: 'abierta',
    creada_en: ahora,
    nombre_gerente: actor.nombre,
    resuelta_en: null,
    resuelta_por: null,
    motivo: null,
  };
  tx.create(diferencias.doc(diferencia.id_corte), diferencia);
  return diferencia;
}

/** Settled (it was paid, or given back) or written off by a manager, who says why. 409 YA_PROCESADA and CAMBIO_MIENTRAS. */
export const resolverDiferencia = {
  leer: ({ parametros }) => ({ diferencia: diferencias.doc(parametros.id_corte) }),
  ejecutar: ({ cuerpo: { como, motivo, visto } }, { tx, actor, ahora, ...resto }, { diferencia: antes }) => {
    if (antes === undefined) throw new ErrorApp('NO_ENCONTRADO');
    if (antes.estado !== 'abierta')
      throw new ErrorApp('YA_PROCESADA', `Esta diferencia ya estaba ${antes.estado}.`);
    const { monto_centavos, id_corte, id_cobrador } = antes;
    if (visto.monto !== monto_centavos) throw new CambioMientras({ monto: aPesos(monto_centavos) });
    const cambios = { estado: como, motivo, resuelta_en: ahora, resuelta_por: actor.nombre };
    const diferencia: DiferenciaDoc = { ...antes, ...cambios };
    tx.update(diferencias.doc(id_corte), cambios);
    moverEnMano({ tx, ahora }, id_cobrador, aportacionDiferencia(antes), aportacionDiferencia(diferencia));
    avisarCaja(tx, id_cobrador);
    anotar(
      { tx, actor, ahora, ...resto },
      {
        accion: `diferencias/${como}`,
        documento: `diferencias/${id_corte}`,
        id_cobrador,
        antes: { estado: antes.estado },
        despues: { estado: como, motivo, monto_centavos },
      },
    );
    return { diferencia: presentarDiferencia(diferencia) };
  },
} satisfies CasoCambio<typeof contrato, { diferencia: ReturnType<typeof diferencias.doc> }>;
