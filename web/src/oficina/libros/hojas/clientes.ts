import type { ClienteEntero } from '@leal/contract';
import { compararNombres, fechaLocal, textoReferencias } from '@leal/domain';
import { NOMBRES } from '../../../piezas/campos/nombres.ts';
import { ESTADO_CLIENTE } from '../../expediente/estados.ts';
import { armarHoja } from '../../exportar/hoja/armar-hoja.ts';
import type { Columna, Hoja } from '../../exportar/hoja/hoja.ts';

const texto = (campo: Exclude<keyof ClienteEntero & keyof typeof NOMBRES, 'referencias' | 'estado'>) =>
  ({
    titulo: NOMBRES[campo],
    formato: 'texto',
    valor: (cliente: ClienteEntero) => cliente[campo],
  }) as const;

const COLUMNAS: readonly Columna<ClienteEntero>[] = [
  { titulo: 'No.', formato: 'entero', valor: (_, no) => no },
  { titulo: NOMBRES.id_cobrador, formato: 'texto', valor: (c) => c.nombre_cobrador },
  ...(['nombre', 'negocio', 'direccion', 'calle', 'colonia', 'ubicacion'] as const).map(texto),
  ...(['telefono', 'segundo_telefono'] as const).map(texto),
  { titulo: NOMBRES.referencias, formato: 'texto', valor: (c) => textoReferencias(c.referencias) },
  { titulo: NOMBRES.estado, formato: 'texto', valor: ({ estado }) => ESTADO_CLIENTE[estado].texto },
  texto('nota'),
  { titulo: 'Registrado', formato: 'fecha', valor: (c) => fechaLocal(new Date(c.creado_en)) },
  { titulo: 'Cliente', formato: 'texto', valor: (c) => c.id_cliente },
];

const enOrden = (clientes: readonly ClienteEntero[]): readonly ClienteEntero[] =>
  clientes.toSorted(
    (a, b) =>
      compararNombres(a.nombre_cobrador, b.nombre_cobrador) ||
      compararNombres(a.nombre, b.nombre) ||
      compararNombres(a.id_cliente, b.id_cliente),
  );

export const hojaClientes = (archivo: string, clientes: readonly ClienteEntero[]): Hoja =>
  armarHoja({
    archivo,
    nombre: 'Clientes',
    columnas: COLUMNAS,
    renglones: enOrden(clientes),
    conTotales: false,
    fijas: 3,
  });
