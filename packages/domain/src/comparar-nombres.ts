const { compare } = new Intl.Collator('es-MX', { numeric: true, sensitivity: 'base' });

/** Names as people look for them in a list: 'Cobrador 2' before 'Cobrador 10', 'Ángel' among the As. */
export const compararNombres = (nombre: string, otroNombre: string): number => compare(nombre, otroNombre);
