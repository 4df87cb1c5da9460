import { gerenteRutas, type ResumenRuta } from '@leal/contract';
import { compararNombres, inicioDe, ROL } from '@leal/domain';
import { useQuery } from '@tanstack/react-query';
import { clienteConsultas } from '../../lib/api/cliente-consultas.ts';
import { consultaDe } from '../../lib/api/consultas.ts';
import { leerPaginas } from '../../lib/api/lista.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';

/** Managers and supervisors see the same figures: each below their own address, and only a manager decides. */
export function useOficina() {
  const { id_rol } = useUsuario();
  return { base: inicioDe(id_rol), esGerente: id_rol === ROL.gerente };
}

export type Oficina = ReturnType<typeof useOficina>;

/** The oldest instant as of which any of these pages holds; undefined: all of them hold as of when they were read. */
export const leidoDe = (paginas: readonly { readonly leido?: string | undefined }[]): string | undefined =>
  paginas.reduce<string | undefined>(
    (viejo, { leido }) => (leido !== undefined && (viejo === undefined || leido < viejo) ? leido : viejo),
    undefined,
  );

/**
 * Every collector with the figures of the route, by name: all of them, because the screens put who is behind first, and
 * count and search among all. An answer holds a page of them.
 */
const DE_TODOS = {
  ...consultaDe(gerenteRutas),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const paginas = await leerPaginas(gerenteRutas, {}, signal);
    const datos = paginas.flatMap((pagina) => pagina.datos);
    datos.sort((a, b) => compararNombres(a.nombre_cobrador, b.nombre_cobrador));
    return { datos, siguiente: null, leido: leidoDe(paginas) };
  },
};

export const useRutas = (opciones: { readonly refetchInterval?: number } = {}) =>
  useQuery({ ...DE_TODOS, refetchOnWindowFocus: true, ...opciones });

/** A screen of the office that stays open on a desk all day shows nothing older than this: a payment tells nobody there. */
export const CADA_MS = 5 * 60_000;

const NOMBRES_FRESCOS_MS = 10 * 60_000;

/** A collector's line of the routes. Names seldom change: what the routes said is not read again for one. */
export function useCobrador(id_cobrador: string): ResumenRuta | undefined {
  const esSuya = (ruta: ResumenRuta) => ruta.id_cobrador === id_cobrador;
  const { data } = useQuery({
    ...consultaDe(gerenteRutas, { consulta: { id_cobrador } }),
    staleTime: NOMBRES_FRESCOS_MS,
    initialData: () => {
      const ruta = clienteConsultas.getQueryData(DE_TODOS.queryKey)?.datos.find(esSuya);
      return ruta && { datos: [ruta], siguiente: null };
    },
  });
  return data?.datos.find(esSuya);
}

/** Empty until it is known. */
export const useNombreCobrador = (id_cobrador: string): string =>
  useCobrador(id_cobrador)?.nombre_cobrador ?? '';
