import { type DudaImportada, fechaLocal, type Hallazgo, proponerColumnas, sinAceptar } from '@leal/domain';
import { useEffect, useMemo, useState } from 'react';
import { borrarBorrador, guardarBorrador, leerBorrador } from '../../../lib/borradores.ts';
import { useNegocio } from '../../../lib/negocio.ts';
import { ahora } from '../../../lib/reloj.ts';
import { useUsuario } from '../../../lib/sesion/use-sesion.ts';
import type { Resultado } from '../envio/enviar.ts';
import type { HojaLeida } from '../../archivo/lectura/hoja-leida.ts';
import { armarRenglones, type Cobrador, type Hoja, type Mendados } from '../revision/armar.ts';
import { type Aceptadas, type DelServidor, revisarTodos } from '../revision/revisar.ts';
import { recordadas } from './recordadas.ts';

/** Where the headings stand, and which column is which, as long as nobody says otherwise. */
export function propuestaDe({ filas }: HojaLeida, encabezado: number): Hoja {
  const titulos = filas[encabezado] ?? [];
  return { filas, encabezado, columnas: proponerColumnas(titulos, recordadas.leer()) };
}

type Escrito = { readonly mendados: Mendados; readonly aceptadas: Aceptadas };

const SIN_NADA: DelServidor = { personas: new Map(), resultados: new Map() };

/** What was typed and accepted of this file, kept on the device until its import is over. */
function useEscrito(huella: string) {
  const { id_usuario } = useUsuario();
  const forma = `importar:${huella}`;
  const [escrito, setEscrito] = useState<Escrito>(() => {
    const { mendados = {}, aceptadas = {} } = (leerBorrador(id_usuario, forma) ?? {}) as Partial<Escrito>;
    return { mendados, aceptadas };
  });
  useEffect(() => {
    const { mendados, aceptadas } = escrito;
    if (Object.keys(mendados).length + Object.keys(aceptadas).length > 0)
      guardarBorrador(id_usuario, forma, escrito);
  }, [id_usuario, forma, escrito]);
  return { escrito, setEscrito, olvidar: () => borrarBorrador(id_usuario, forma) };
}

/** What the server has said of people and rows. */
function useServidor() {
  const [servidor, setServidor] = useState<DelServidor>(SIN_NADA);
  return {
    servidor,
    /** A row that was mended is another one, unless it is in Leal. */
    olvidarResultado: (renglon: number) =>
      setServidor((antes) => ({
        ...antes,
        resultados: new Map(
          [...antes.resultados].filter(([fila, que]) => fila !== renglon || que === 'importado'),
        ),
      })),
    alSaberPersonas: (personas: ReadonlyMap<string, readonly Hallazgo[]>) =>
      setServidor((antes) => ({ ...antes, personas: new Map([...antes.personas, ...personas]) })),
    alSaberResultados: (nuevos: readonly Resultado[]) => {
      const sabidos = nuevos.map(
        ({ renglon, resultado, hallazgos }) =>
          [renglon, resultado === 'rechazado' ? hallazgos : ('importado' as const)] as const,
      );
      setServidor((antes) => ({ ...antes, resultados: new Map([...antes.resultados, ...sabidos]) }));
    },
  };
}

/** One day for all of it: a row does not become another at midnight while somebody looks. */
function useUnDia() {
  const [hoy] = useState(() => fechaLocal(ahora()));
  return hoy;
}

/** The dry run of one sheet: what each row says, what is wrong or doubtful of it, and what was mended and accepted. */
export function useRevision(hoja: Hoja, huella: string, cobradores: readonly Cobrador[]) {
  const negocio = useNegocio();
  const { escrito, setEscrito, olvidar } = useEscrito(huella);
  const { servidor, olvidarResultado, alSaberPersonas, alSaberResultados } = useServidor();
  const hoy = useUnDia();
  const { mendados, aceptadas } = escrito;
  const { leidos, omitidos } = useMemo(
    () => armarRenglones(hoja, mendados, { hoy, cobradores }),
    [hoja, mendados, hoy, cobradores],
  );
  const revisados = useMemo(
    () => revisarTodos(leidos, aceptadas, servidor, { hoy, negocio }),
    [leidos, aceptadas, servidor, hoy, negocio],
  );
  return {
    revisados,
    omitidos,
    servidor,
    olvidar,
    mendar: (renglon: number, campos: Mendados[number]) => {
      setEscrito((antes) => ({
        ...antes,
        mendados: { ...antes.mendados, [renglon]: { ...antes.mendados[renglon], ...campos } },
      }));
      olvidarResultado(renglon);
    },
    aceptar: (renglones: readonly number[], duda: DudaImportada, si: boolean) =>
      setEscrito((antes) => ({
        ...antes,
        aceptadas: {
          ...antes.aceptadas,
          ...Object.fromEntries(
            renglones.map((renglon) => {
              const demas = (antes.aceptadas[renglon] ?? []).filter((aceptada) => aceptada !== duda);
              return [renglon, si ? [...demas, duda] : demas];
            }),
          ),
        },
      })),
    /** Of every row that stands at this doubt. */
    dudosos: (duda: DudaImportada) =>
      revisados
        .filter((revisado) =>
          sinAceptar(revisado.hallazgos, revisado.aceptadas).some((hallazgo) => hallazgo.duda === duda),
        )
        .map(({ renglon }) => renglon),
    alSaberPersonas,
    alSaberResultados,
  };
}
export type Revision = ReturnType<typeof useRevision>;
