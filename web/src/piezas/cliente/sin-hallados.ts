type Busqueda = { readonly texto: string; readonly buscando: boolean; readonly fallo: boolean };

/** What a field that searches clients says where it has no names to offer: a search that failed found nobody, and is not one without results. */
export function textoSinHallados({ texto, buscando, fallo }: Busqueda): string {
  if (buscando) return 'Buscando...';
  if (fallo) return 'No se pudo buscar. Escribe otra vez.';
  return texto === '' ? 'Escribe un nombre o un teléfono' : 'No se encontraron clientes';
}
