// A person whose data are found again wherever they are written.

/** The data of a person that a caller may fill in. */
export const DATOS = {
  nombre: 'Zoraida Zaldívar',
  negocio: 'Abarrotes Zaldívar',
  direccion: 'Zarco 77, Colonia Zaldívar',
  calle: 'Zarco 77',
  colonia: 'Colonia Zaldívar',
  telefono: '8717654321',
  email: 'zoraida@zaldivar.mx',
  motivo: 'Zoraida no estaba',
  comentario: 'Zaldívar, 871 765 43 21',
  motivo_rechazo: 'Zoraida Zaldívar',
  busqueda: 'zaldivar',
  slug: 'zoraida-zaldivar',
  que: 'el pago de Zoraida Zaldívar',
  mensaje: 'TypeError: "Zoraida" de zoraida@zaldivar.mx, 871 765 4321 en /payment/zoraida-zaldivar',
  pila: 'TypeError: Zoraida Zaldívar\n    at f (https://leal.example/leal/assets/a-1.js:1:2)',
  clave: 'zaldivar',
};
/** The traces of a person, or of a caller. */
export const MARCAS = /zoraida|zald|zarco|871.?765|Bearer|secreto/i;
/** The error as the store words it. */
export const FALLO = Object.assign(
  new Error('5 NOT_FOUND: No document to update: correos/zoraida@zaldivar.mx for "Zarco 77", 871 765 4321'),
  { code: 5 },
);

/** A request with these data wherever a text is free. */
export const conDatos = <T>(partes: T): T =>
  Object.fromEntries(
    Object.entries(partes ?? {}).map(([campo, valor]: [string, unknown]) => [
      campo,
      typeof valor === 'object' && valor !== null && !Array.isArray(valor)
        ? conDatos(valor)
        : ((DATOS as Record<string, unknown>)[campo] ?? valor),
    ]),
  ) as T;
