import { slug } from '@leal/domain';
import type { Centavos, Transferencia } from '@leal/domain';
import { EnlacePago } from '../../piezas/credito/EnlacePago.tsx';
import type { ColumnaSencilla } from '../../ui/tabla/TablaSencilla.tsx';

type DeQuien = { readonly nombre_cliente: string; readonly id_credito: string | null };

/** The client, with the way to the payments of that credit, if there is one. */
export const ClienteEnlazado = ({ nombre_cliente: nombre, id_credito }: DeQuien) =>
  id_credito === null ? (
    nombre
  ) : (
    <EnlacePago className="enlace-llano" credito={{ slug: slug(nombre), id_credito }}>
      {nombre}
    </EnlacePago>
  );

type Fila = DeQuien & { readonly monto: Centavos; readonly nombre_cobrador: string };

/** What every list of transfers says of each. */
export const CLIENTE: ColumnaSencilla<Fila> = {
  clave: 'cliente',
  titulo: 'Cliente',
  principal: true,
  celda: (fila) => <ClienteEnlazado {...fila} />,
};
export const MONTO: ColumnaSencilla<Pick<Fila, 'monto'>> = {
  clave: 'monto',
  titulo: 'Monto',
  principal: true,
  importe: ({ monto }) => monto,
};
export const COBRADOR: ColumnaSencilla<Fila> = {
  clave: 'cobrador',
  titulo: 'Cobrador',
  nombre: true,
  celda: ({ nombre_cobrador }) => nombre_cobrador,
};

/** Its reference, or that there is none. */
export const referenciaDe = ({ referencia }: Pick<Transferencia, 'referencia'>): string =>
  referencia ?? 'Sin referencia';
