import type { Usuario } from '@leal/contract';

export const presentarUsuario = ({ id_usuario, id_rol, nombre, email }: Usuario): Usuario => ({
  id_usuario,
  id_rol,
  nombre,
  email,
});
