import type { ColumnaImportada, DudaImportada } from '@leal/domain';

/** Each column as the template calls it, and what it is. */
export const COLUMNAS: Readonly<Record<ColumnaImportada, { titulo: string; explicacion: string }>> = {
  cobrador: { titulo: 'Cobrador', explicacion: 'Su correo o su nombre, como está en Usuarios.' },
  nombre: { titulo: 'Nombre', explicacion: 'Del cliente.' },
  apellidos: { titulo: 'Apellidos', explicacion: 'Si no están en Nombre. Puede ir vacía.' },
  negocio: { titulo: 'Negocio', explicacion: 'A qué se dedica. Puede ir vacío.' },
  direccion: { titulo: 'Dirección', explicacion: 'Donde se cobra. Puede ir vacía.' },
  calle: { titulo: 'Calle', explicacion: 'Puede ir vacía.' },
  colonia: { titulo: 'Colonia', explicacion: 'Puede ir vacía.' },
  telefono: { titulo: 'Teléfono', explicacion: '10 dígitos.' },
  segundo_telefono: { titulo: 'Segundo teléfono', explicacion: '10 dígitos. Puede ir vacío.' },
  monto_solicitado: { titulo: 'Monto', explicacion: 'Lo que se prestó, sin interés.' },
  dias_pago: { titulo: 'Plazo', explicacion: '30, 40 o 60 días.' },
  fecha_inicio: { titulo: 'Inicio', explicacion: 'El día en que se entregó: día/mes/año.' },
  total_pagado: { titulo: 'Pagado', explicacion: 'Todo lo pagado hasta hoy. Si nada, 0.' },
  atrasos: { titulo: 'Atrasos', explicacion: 'Días de atraso hasta hoy. Vacío es 0.' },
  orden: { titulo: 'Orden', explicacion: 'Su lugar en la ruta: 1, 2, 3… Puede ir vacío.' },
  nota: { titulo: 'Nota', explicacion: 'Lo que el cobrador debe saber. Puede ir vacía.' },
  saldo: { titulo: 'Saldo', explicacion: 'Para comparar: lo que debe hoy. Puede ir vacío.' },
  monto_diario: { titulo: 'Abono diario', explicacion: 'Para comparar. Puede ir vacío.' },
};

/** Each doubt, in words that can follow '3 con'. */
export const DUDAS: Readonly<Record<DudaImportada, string>> = {
  saldo: 'otro saldo',
  monto_diario: 'otro abono diario',
  fecha_inicio: 'más de un año',
  atrasos: 'más atrasos que días',
  tocayo: 'un nombre repetido',
  telefono: 'un teléfono repetido',
  cliente: 'un cliente que ya está',
};
