import type { listarUsuarios as contrato } from '@leal/contract';
import { ROL } from '@leal/domain';
import { leerPagina } from '../../data/pagina.ts';
import { leerRutasDeEquipo } from '../../data/equipo.ts';
import { usuarios } from '../../data/usuarios.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { presentarFilaDeEquipo } from './presentar-fila-de-equipo.ts';
import { presentarUsuarioConEstado } from './presentar-usuario-con-estado.ts';

/** Accounts, oldest first; by e-mail (whole, in any case) and by role. */
export const listarUsuarios: CasoLectura<typeof contrato> = async ({ consulta }, { ahora, hoy, negocio }) => {
  const { email: pedido, rol, con, limite, cursor } = consulta;
  const { parametros } = await negocio();
  const email = pedido?.toLowerCase();
  const conEmail = email === undefined ? usuarios.todas() : usuarios.todas().where('email', '==', email);
  const { filas, ...pagina } = await leerPagina(
    rol === undefined ? conEmail : conEmail.where('id_rol', '==', rol),
    { campo: 'creado_en', sentido: 'asc', id: 'id_usuario' },
    {
      filtros: ['usuarios', email, rol],
      limite: limite ?? parametros.tamano_pagina,
      cursor,
      sinAdelanto: true,
    },
  );
  if (con === undefined)
    return { datos: filas.map((usuario) => presentarUsuarioConEstado(usuario, ahora)), ...pagina };
  const cobradores = filas.filter(({ id_rol }) => id_rol === ROL.cobrador);
  const rutas = await leerRutasDeEquipo(
    cobradores.map(({ id_usuario }) => id_usuario),
    hoy,
  );
  return { datos: filas.map((usuario) => presentarFilaDeEquipo(usuario, rutas, ahora)), ...pagina };
};
