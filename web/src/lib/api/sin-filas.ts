type Pagina = { readonly datos: readonly unknown[]; readonly total?: number | undefined };
type Paginas<P> = { readonly pages: P[] };

/** The pages without these rows; the total, which the first page says, is that much lower. */
export function sinFilas<P extends Pagina, D extends Paginas<P>>(
  lista: D,
  sobra: (fila: unknown) => boolean,
): D {
  const menos = lista.pages.flatMap(({ datos }) => datos).filter(sobra).length;
  if (menos === 0) return lista;
  const pages = lista.pages.map((pagina) => ({
    ...pagina,
    datos: pagina.datos.filter((fila) => !sobra(fila)),
    ...(pagina.total !== undefined && { total: pagina.total - menos }),
  }));
  return { ...lista, pages };
}
