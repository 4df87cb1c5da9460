import type {
  DiaConSenales,
  listarSenales as contratoLista,
  revisarSenal as contrato,
  SenalDicha,
} from '@leal/contract';
import type { SenalGuardada, SenalesDoc } from '@leal/contract/documentos';
import {
  aInstanteIso,
  CLAVES_DE_SENAL,
  type ClaveDeSenal,
  type DiaDeSenales,
  loUsual,
  SENALES,
} from '@leal/domain';
import type { CasoCambio, CasoLectura } from '../../context/caso.ts';
import { leerNombres } from '../../context/nombres.ts';
import { anotar } from '../../data/bitacora.ts';
import { leerPagina } from '../../data/pagina.ts';
import { leerCuentaDeSenales, senales, senalesCon } from '../../data/senales.ts';
import { CambioMientras, ErrorApp } from '../../platform/errores.ts';

const MAS_NUEVO_PRIMERO = { campo: 'fecha', sentido: 'desc', id: 'id', esDia: true } as const;

const estadoDe = ({ revision }: SenalGuardada): SenalDicha['estado'] => revision?.estado ?? 'por_revisar';

function presentarSenal(
  clave: ClaveDeSenal,
  senal: SenalGuardada,
  dias: readonly DiaDeSenales[],
): SenalDicha {
  const { regla, filas, revision } = senal;
  return {
    clave,
    regla,
    filas: filas.map(({ id, a, destino, nombre, cuando, monto_centavos, que }) => ({
      id,
      a,
      destino,
      nombre,
      cuando: aInstanteIso(cuando),
      monto: monto_centavos,
      que,
    })),
    estado: estadoDe(senal),
    ...(revision && {
      revision: {
        nombre_gerente: revision.nombre_gerente,
        en: aInstanteIso(revision.en),
        nota: revision.nota,
      },
    }),
    usual: loUsual(dias, clave),
  };
}

const presentarDia = (
  { id, id_cobrador, fecha, senales: suyas }: SenalesDoc,
  nombres: ReadonlyMap<string, string>,
  dias: readonly DiaDeSenales[],
): DiaConSenales => ({
  id,
  id_cobrador,
  nombre_cobrador: nombres.get(id_cobrador) ?? '',
  fecha,
  senales: CLAVES_DE_SENAL.flatMap((clave) => {
    const senal = suyas[clave];
    return senal ? [presentarSenal(clave, senal, dias)] : [];
  }),
});

/** The page, its count, how usual each is (one document), and a read for each name. */
export const listarSenales: CasoLectura<typeof contratoLista> = async ({ consulta }, { negocio }) => {
  const { id_cobrador, fecha, estado, cursor } = consulta;
  const limite = consulta.limite ?? (await negocio()).parametros.tamano_pagina;
  const abierta = estado === undefined ? undefined : estado === 'por_revisar';
  const [{ filas, ...pagina }, { dias }] = await Promise.all([
    leerPagina(senalesCon({ id_cobrador, fecha, abierta }), MAS_NUEVO_PRIMERO, {
      filtros: ['senales', id_cobrador, fecha, estado],
      limite,
      cursor,
    }),
    leerCuentaDeSenales(),
  ]);
  const nombres = await leerNombres(filas.map((doc) => doc.id_cobrador));
  return { datos: filas.map((doc) => presentarDia(doc, nombres, Object.values(dias))), ...pagina };
};

/** Who says that it was looked at says what was found. */
function exigirNota(estado: 'revisada' | 'falsa_alarma', nota: string): void {
  if (estado === 'revisada' && nota === '')
    throw new ErrorApp('DATOS_INVALIDOS', undefined, [{ campo: 'nota', mensaje: 'Escribe qué encontraste' }]);
}

/** The day's document and its row of the audit. Its collector is told nothing, and no money moves. */
export const revisarSenal = {
  leer: ({ parametros }) => ({ doc: senales.doc(parametros.id) }),
  ejecutar: ({ cuerpo: { clave, estado, nota = '', visto } }, cambio, { doc }) => {
    const senal = doc?.senales[clave];
    if (!doc || !senal) throw new ErrorApp('NO_ENCONTRADO');
    const antes = estadoDe(senal);
    if (antes !== visto.estado) throw new CambioMientras({ estado: antes });
    exigirNota(estado, nota);
    const { tx, actor, ahora } = cambio;
    const dicha = nota === '' ? null : nota;
    const revision = { estado, nota: dicha, por: actor.uid, nombre_gerente: actor.nombre, en: ahora };
    const otras = CLAVES_DE_SENAL.filter((otra) => otra !== clave);
    tx.update(senales.doc(doc.id), {
      [`senales.${clave}.revision`]: revision,
      abierta: otras.some((otra) => doc.senales[otra]?.revision === null),
    });
    anotar(cambio, {
      accion: estado === 'revisada' ? 'senales/revisada' : 'senales/falsa-alarma',
      documento: `senales/${doc.id}`,
      id_cobrador: doc.id_cobrador,
      antes: null,
      despues: { senal: SENALES[clave].titulo, ...(dicha !== null && { nota: dicha }) },
    });
    return { id: doc.id, clave, estado };
  },
} satisfies CasoCambio<typeof contrato, { doc: ReturnType<typeof senales.doc> }>;
