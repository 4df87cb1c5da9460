import type { terminarRutaPrestada as contrato } from '@leal/contract';
import type { UsuarioDoc } from '@leal/contract/documentos';
import { conPrestada, porTerminar, type RutaPrestada, terminadaEn } from '@leal/domain';
import { usuarios } from '../../data/usuarios.ts';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { type Ambos, guardarPrestada } from './guardar-prestada.ts';
import { presentarRutaPrestada } from './presentar-ruta-prestada.ts';

/** Over from now on: what was tapped before still counts. Returns the loan as it is afterwards. */
function terminar(cambio: Cambio, prestada: RutaPrestada, ambos: Ambos): RutaPrestada {
  const terminada = terminadaEn(prestada, cambio.ahora);
  guardarPrestada(cambio, terminada, ambos, {
    antes: prestada,
    alDueno: `Tu ruta vuelve a ser solo tuya: terminó el préstamo a ${prestada.nombre_a}.`,
    alPrestatario: `Ya no llevas la ruta de ${prestada.nombre_de}.`,
  });
  return terminada;
}

/** A loan that somebody's end takes along, with the record of the collector whose route it is. */
type QueTermina = { readonly prestada: RutaPrestada; readonly dueno: UsuarioDoc | undefined };

/** The routes that somebody who is turned off works for others; none of whoever stays. */
export async function leerQueTermina(
  { tx, ahora }: Cambio,
  { id_usuario, rutas_prestadas }: UsuarioDoc,
  activo: boolean | undefined,
): Promise<readonly QueTermina[]> {
  if (activo !== false) return [];
  const lleva = porTerminar(rutas_prestadas, ahora).filter(({ a }) => a === id_usuario);
  if (lleva.length === 0) return [];
  const fotos = await tx.getAll(...lleva.map(({ de }) => usuarios.doc(de)));
  return lleva.map((prestada, i) => ({ prestada, dueno: fotos[i]?.data() }));
}

/** Each route goes back to its collector. Two loans of one route stay one change of its record. Returns what changes of the borrower's. */
export function terminarPrestadas(
  cambio: Cambio,
  prestatario: UsuarioDoc,
  queTerminan: readonly QueTermina[],
): Pick<UsuarioDoc, 'rutas_prestadas'> {
  let registro = prestatario;
  const duenos = new Map<string, UsuarioDoc | undefined>();
  for (const { prestada, dueno } of queTerminan) {
    const deAntes = duenos.get(prestada.de) ?? dueno;
    const terminada = terminar(cambio, prestada, { dueno: deAntes, prestatario: registro });
    const con = (usuario: UsuarioDoc): UsuarioDoc => ({
      ...usuario,
      rutas_prestadas: conPrestada(usuario.rutas_prestadas, terminada),
    });
    duenos.set(prestada.de, deAntes && con(deAntes));
    registro = con(registro);
  }
  return registro.rutas_prestadas ? { rutas_prestadas: registro.rutas_prestadas } : {};
}

/** Ends it now, or takes back one that has not begun. 409 YA_PROCESADA when it is over. */
export const terminarRutaPrestada = {
  leer: ({ parametros: { id_usuario } }) => ({ dueno: usuarios.doc(id_usuario) }),
  ejecutar: async ({ parametros: { id_prestada } }, cambio, { dueno }) => {
    const { tx, ahora } = cambio;
    const prestada = dueno?.rutas_prestadas?.find(
      (ruta) => ruta.id_prestada === id_prestada && ruta.de === dueno.id_usuario,
    );
    if (prestada === undefined) throw new ErrorApp('NO_ENCONTRADO', 'No existe ese préstamo de ruta.');
    if (prestada.hasta <= ahora) throw new ErrorApp('YA_PROCESADA', 'Ese préstamo de ruta ya terminó.');
    const prestatario = (await tx.get(usuarios.doc(prestada.a))).data();
    return { prestada: presentarRutaPrestada(terminar(cambio, prestada, { dueno, prestatario })) };
  },
} satisfies CasoCambio<typeof contrato, { dueno: ReturnType<typeof usuarios.doc> }>;
